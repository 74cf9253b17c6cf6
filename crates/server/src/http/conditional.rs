//! Answers that need not be sent again, or not at full length: entity tags and encodings.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use axum_extra::TypedHeader;
use axum_extra::headers::{ETag, HeaderMapExt, IfNoneMatch};

/// The tag of some content: its hash.
pub fn entity_tag(hash: [u8; 32]) -> Option<TypedHeader<ETag>> {
    let tag = format!("\"{}\"", hex::encode(hash));
    tag.parse().ok().map(TypedHeader)
}

/// Whether a client has what this tag names. Tags are compared weakly: a proxy that compresses marks them as weak.
pub fn is_known(headers: &HeaderMap, tag: &Option<TypedHeader<ETag>>) -> bool {
    let known = headers.typed_get::<IfNoneMatch>();
    let both = tag.as_ref().zip(known);
    both.is_some_and(|(TypedHeader(tag), known)| !known.precondition_passes(tag))
}

/// Those of these encodings that a client accepts, the best of them for it first; among equals in this order.
pub fn accepted_encodings(headers: &HeaderMap, ours: &[&'static str]) -> Vec<&'static str> {
    let asked = headers.get_all(ACCEPT_ENCODING).into_iter();
    let asked = asked.filter_map(|value| value.to_str().ok());
    let asked: Vec<(&str, f32)> = asked
        .flat_map(|v| v.split(','))
        .filter_map(weighed)
        .collect();
    let weight = |encoding: &str| {
        let named = |name: &str| asked.iter().find(|(n, _)| n.eq_ignore_ascii_case(name));
        named(encoding)
            .or(named("*"))
            .map_or(0.0, |(_, weight)| *weight)
    };
    let mut accepted: Vec<_> = ours
        .iter()
        .map(|e| (*e, weight(e)))
        .filter(|(_, w)| *w > 0.0)
        .collect();
    accepted.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    accepted.into_iter().map(|(encoding, _)| encoding).collect()
}

/// `gzip;q=0.5`: an encoding and how much it is wanted.
fn weighed(offer: &str) -> Option<(&str, f32)> {
    let mut parts = offer.split(';').map(str::trim);
    let name = parts.next().filter(|name| !name.is_empty())?;
    let weight = parts.find_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")));
    // What cannot be read is not wanted.
    Some((
        name,
        weight.map_or(1.0, |weight| weight.trim().parse().unwrap_or(0.0)),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted(header: &'static str) -> Vec<&'static str> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, header.parse().expect("a value"));
        accepted_encodings(&headers, &["br", "gzip"])
    }

    #[test]
    fn the_client_says_what_it_wants_and_how_much() {
        assert_eq!(accepted("gzip, deflate, br"), ["br", "gzip"]);
        assert_eq!(accepted("gzip"), ["gzip"]);
        assert_eq!(accepted("br;q=0.5, gzip;q=0.8"), ["gzip", "br"]);
        assert_eq!(accepted("br;q=0, gzip"), ["gzip"]);
        assert_eq!(accepted("*"), ["br", "gzip"]);
        assert_eq!(accepted("*;q=0.1, GZIP; q=1.0"), ["gzip", "br"]);
        assert!(accepted("identity").is_empty());
        assert!(accepted("br;q=lots").is_empty());
        assert!(accepted_encodings(&HeaderMap::new(), &["br"]).is_empty());
    }
}
