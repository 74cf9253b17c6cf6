//! What a browser gets.

use axum::response::Html;

/// The page.
pub async fn home() -> Html<&'static str> {
    Html(include_str!("page.html"))
}
