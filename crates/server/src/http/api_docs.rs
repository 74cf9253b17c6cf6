//! The API described for machines, and a page that shows it to people.

use std::sync::Arc;

use axum::response::Redirect;
use axum::routing::get;
use axum::{Json, Router};
use fabula_room::{HostCommand, MemberCommand, Move, Refused};
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::schema::{AdditionalProperties, Schema};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, OpenApi as Document, Ref, RefOr, ResponsesBuilder};
use utoipa::{IntoResponses, OpenApi, ToSchema};
use utoipa_swagger_ui::{Config, SwaggerUi};

use super::App;
use super::router::api;
use crate::identity::COOKIE_NAME;
use crate::protocol::{ToClient, ToServer};

/// What the document says beside the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Fabula",
        description = "TableRegistry for the Dixit family of games, for agents and scripts. \
            What goes over the socket at /api/socket is described by ToServer and ToClient."
    ),
    components(schemas(ToServer, ToClient, Refused))
)]
struct About;

/// The refusals any request may get.
pub struct Problems;

impl IntoResponses for Problems {
    fn responses() -> std::collections::BTreeMap<String, RefOr<Response>> {
        let all = [
            ("400", "It cannot be understood"),
            ("401", "Say who you are"),
            ("403", "Not for you"),
            ("404", "There is no such thing"),
            ("405", "That cannot be done here"),
            ("409", "The table says no; nothing has changed"),
            ("413", "Too large"),
            ("429", "Too often; wait a little"),
            ("503", "Nothing can be kept at the moment; try again"),
        ];
        let refused = Ref::from_schema_name(<Refused as ToSchema>::name());
        let response = |description: &str| {
            ResponseBuilder::new()
                .description(description)
                .content(
                    "application/json",
                    ContentBuilder::new().schema(Some(refused.clone())).build(),
                )
                .build()
        };
        let responses = all
            .iter()
            .fold(ResponsesBuilder::new(), |responses, (status, text)| {
                responses.response(*status, response(text))
            });
        responses.build().responses
    }
}

fn complete(mut routes: Document) -> Document {
    routes.merge(About::openapi());
    close_commands(&mut routes);
    name_identities(&mut routes);
    routes.info = About::openapi().info;
    routes.info.version = env!("CARGO_PKG_VERSION").to_owned();
    routes
}

/// A command with an unknown field is refused, unless it has none of its own; the derived schema does not say so.
fn close_commands(document: &mut Document) {
    let Some(components) = document.components.as_mut() else {
        return;
    };
    let kinds = [
        <Move as ToSchema>::name(),
        <MemberCommand as ToSchema>::name(),
        <HostCommand as ToSchema>::name(),
    ];
    for kind in kinds {
        let Some(RefOr::T(Schema::OneOf(commands))) = components.schemas.get_mut(&*kind) else {
            continue;
        };
        for command in &mut commands.items {
            if let RefOr::T(Schema::Object(command)) = command
                && command.properties.len() > 1
            {
                let closed = AdditionalProperties::FreeForm(false);
                command.additional_properties = Some(Box::new(closed));
            }
        }
    }
}

/// Both ways to say who one is. Neither is needed to watch.
fn name_identities(document: &mut Document) {
    let components = document.components.get_or_insert_default();
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
    let token = token.description(Some("A token from POST /api/tokens"));
    let cookie = ApiKeyValue::with_description(COOKIE_NAME, "From POST /api/identity");
    components.add_security_scheme("token", SecurityScheme::Http(token.build()));
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    let either = ["token", "cookie"].map(|name| SecurityRequirement::new(name, [] as [&str; 0]));
    let nobody = SecurityRequirement::default();
    document.security = Some(either.into_iter().chain([nobody]).collect());
}

/// The document.
pub fn openapi() -> Document {
    complete(api().into_openapi())
}

/// The document and the page.
pub fn routes(document: Document) -> Router<Arc<App>> {
    let document = complete(document);
    let page = SwaggerUi::new("/api/docs").config(Config::from("/api/openapi.json"));
    Router::new()
        .route("/api", get(async || Redirect::to("/api/docs/")))
        .route("/api/openapi.json", get(async move || Json(document)))
        .merge(page)
}
