//! QR codes of links to a table.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::api_docs::Problems;
use super::extract::{AtTable, JsonBody};
use super::tables::link;
use crate::problem::Problem;

fn picture(text: &str) -> Result<Response, Problem> {
    let code = QrCode::new(text).map_err(Problem::bad)?;
    let picture = code
        .render::<svg::Color<'_>>()
        .min_dimensions(240, 240)
        .build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// A picture of the table's link, to be scanned.
#[utoipa::path(
    get, path = "/api/tables/{code}/qr.svg", tag = "tables",
    params(("code" = String, Path, description = "The table's code")),
    responses(
        (status = 200, description = "A QR code", body = String, content_type = "image/svg+xml"),
        Problems,
    )
)]
pub async fn qr(
    State(app): State<Arc<App>>,
    at: AtTable,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    picture(&link(&app, &headers, at.table.code()))
}

/// What to add to a link.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Fragment {
    /// It comes behind a `#`, where no server sees it: a seat link's secret, say.
    #[schema(max_length = 200)]
    pub fragment: String,
}

/// A picture of the table's link with something added. It is asked for in the body, because secrets do not belong
/// into addresses.
#[utoipa::path(
    post, path = "/api/tables/{code}/qr.svg", tag = "tables",
    params(("code" = String, Path, description = "The table's code")),
    request_body = Fragment,
    responses(
        (status = 200, description = "A QR code", body = String, content_type = "image/svg+xml"),
        Problems,
    )
)]
pub async fn qr_with(
    State(app): State<Arc<App>>,
    at: AtTable,
    headers: HeaderMap,
    JsonBody(Fragment { fragment }): JsonBody<Fragment>,
) -> Result<Response, Problem> {
    if fragment.chars().count() > 200 {
        return Err(Problem::bad("a fragment has at most 200 characters"));
    }
    let link = link(&app, &headers, at.table.code());
    picture(&format!("{link}#{fragment}"))
}
