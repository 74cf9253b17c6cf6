//! What requests carry, and clear refusals where they carry something else.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use fabula_ids::PlayerId;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::App;
use crate::identity::Secret;
use crate::problem::Problem;
use crate::table::TableHandle;

/// Whose address a request comes from.
#[derive(Clone, Copy)]
pub struct ClientAddress(pub IpAddr);

impl FromRequestParts<Arc<App>> for ClientAddress {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        if app.services.options.behind_proxy {
            // The last one is what our own proxy saw; those before it anybody can write.
            let forwarded = parts.headers.get_all("x-forwarded-for").iter().next_back();
            let last = forwarded.and_then(|v| v.to_str().ok()?.rsplit(',').next());
            if let Some(address) = last.and_then(|a| a.trim().parse().ok()) {
                return Ok(ClientAddress(address));
            }
        }
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.ok_or_else(|| Problem::bad("no address"))?;
        Ok(ClientAddress(peer.0.ip()))
    }
}

/// Somebody, if they say who they are.
pub struct OptionalIdentity(pub Option<Secret>);

impl FromRequestParts<Arc<App>> for OptionalIdentity {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Problem> {
        Ok(OptionalIdentity(Secret::of(&parts.headers)))
    }
}

/// Somebody.
pub struct RequiredIdentity(pub Secret);

impl FromRequestParts<Arc<App>> for RequiredIdentity {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Problem> {
        let secret = Secret::of(&parts.headers);
        secret.map(RequiredIdentity).ok_or(Problem::IdentityNeeded)
    }
}

/// The table named in the path, and who asks.
pub struct AtTable {
    pub table: TableHandle,
    pub player: Option<PlayerId>,
}

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        /// Other parts of the path are for others.
        #[derive(serde::Deserialize)]
        struct Code {
            code: String,
        }
        let ClientAddress(address) = ClientAddress::from_request_parts(parts, app).await?;
        let secret = Secret::of(&parts.headers);
        let path = Path::<Code>::from_request_parts(parts, app).await;
        let Path(Code { code }) = path.map_err(|_| Problem::NoSuchTable)?;
        let (table, player) = app.enter(&code, secret.as_ref(), address).await?;
        Ok(AtTable { table, player })
    }
}

impl AtTable {
    /// Who asks, if they say who they are.
    pub fn player(&self) -> Result<PlayerId, Problem> {
        self.player.ok_or(Problem::IdentityNeeded)
    }
}

/// A part of the path that has a form.
pub struct PathParam<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for PathParam<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let path = Path::from_request_parts(parts, app).await;
        path.map(|Path(t)| PathParam(t))
            .map_err(|_| Problem::NotFound)
    }
}

/// What stands behind the question mark.
pub struct QueryParams<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for QueryParams<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let query = Query::from_request_parts(parts, app).await;
        query.map(|Query(t)| QueryParams(t)).map_err(Problem::bad)
    }
}

/// A body in JSON.
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for JsonBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        let max = app.services.options.limits.message_bytes as usize;
        match Json::from_request(request, app).await {
            // Left alone, serde would take a list of values for the fields in their order.
            Ok(Json(Value::Object(body))) => {
                let body = T::deserialize(Value::Object(body));
                body.map(JsonBody).map_err(Problem::bad)
            }
            Ok(_) => Err(Problem::bad("an object is needed")),
            Err(JsonRejection::BytesRejection(rejection)) => Err(too_large(&rejection, max)),
            Err(rejection) => Err(Problem::bad(rejection.body_text())),
        }
    }
}

/// A body of bytes.
pub struct RawBody(pub Bytes);

impl FromRequest<Arc<App>> for RawBody {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        let body = Bytes::from_request(request, app).await;
        body.map(RawBody)
            .map_err(|rejection| too_large(&rejection, crate::sound_format::MAX_BYTES))
    }
}

fn too_large(rejection: &BytesRejection, max: usize) -> Problem {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge { max },
        _ => Problem::bad(rejection.body_text()),
    }
}
