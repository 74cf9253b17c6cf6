//! Where the server is, for others: its public address, and which pages may speak for their users.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Uri};
use thiserror::Error;

/// The address people use: a scheme and an authority, nothing behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

/// What is not a public address.
#[derive(Debug, Error)]
#[error("{0:?} is not an address like https://play.example.org, without anything behind it")]
pub struct NotAnAddress(String);

impl FromStr for PublicUrl {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<PublicUrl, NotAnAddress> {
        let wrong = || NotAnAddress(text.to_owned());
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        let scheme = uri.scheme_str().filter(|s| ["http", "https"].contains(s));
        let (scheme, authority) = scheme.zip(uri.authority()).ok_or_else(wrong)?;
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(wrong());
        }
        Ok(PublicUrl(format!("{scheme}://{authority}").to_lowercase()))
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl PublicUrl {
    /// Whether people come over TLS.
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https:")
    }

    fn authority(&self) -> &str {
        self.0.split_once("://").map_or("", |(_, rest)| rest)
    }

    /// Whether a request came to this address, and not, say, to the one in the local network.
    pub fn is_of(&self, headers: &HeaderMap) -> bool {
        host(headers).is_some_and(|host| host.eq_ignore_ascii_case(self.authority()))
    }

    /// The address a request came to, when no public one is set.
    pub fn of_request(headers: &HeaderMap) -> Option<PublicUrl> {
        format!("http://{}", host(headers)?).parse().ok()
    }

    /// Whether only this computer can reach it.
    pub fn is_loopback(&self) -> bool {
        let authority = self.authority();
        let name = authority
            .rsplit_once(':')
            .map_or(authority, |(name, _)| name);
        let name = name.trim_matches(['[', ']']);
        name == "localhost" || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
    }
}

fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(HOST)?.to_str().ok()
}

/// Whether a request may act for its user: it comes from no page at all, or from a page of ours.
pub fn is_ours(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let Some(origin) = origin.to_str().ok().map(str::to_lowercase) else {
        return false;
    };
    if public.is_some_and(|url| url.0 == origin) {
        return true;
    }
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    match (host(headers), authority) {
        (Some(host), Some(authority)) => host.eq_ignore_ascii_case(authority),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(host: &'static str, origin: Option<&'static str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().expect("a value"));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().expect("a value"));
        }
        headers
    }

    #[test]
    fn only_our_own_pages_may_speak() {
        let public: PublicUrl = "https://Play.example.org/".parse().expect("an address");
        let ours = |host, origin| is_ours(&headers(host, origin), Some(&public));
        assert!(ours("10.0.0.2:8080", None));
        assert!(ours("10.0.0.2:8080", Some("http://10.0.0.2:8080")));
        assert!(ours("127.0.0.1:8080", Some("https://play.example.org")));
        assert!(!ours("10.0.0.2:8080", Some("http://10.0.0.2:9090")));
        assert!(!ours("play.example.org", Some("https://evil.example")));
        assert!(!ours("play.example.org", Some("null")));
        assert!(!ours(
            "play.example.org",
            Some("https://play.example.org.evil.example")
        ));
    }

    #[test]
    fn an_address_of_this_computer_alone_is_told_from_others() {
        let alone = |url: &str| url.parse::<PublicUrl>().expect("an address").is_loopback();
        for url in [
            "http://localhost:8420",
            "http://127.0.0.1",
            "http://[::1]:8420",
        ] {
            assert!(alone(url), "{url}");
        }
        for url in ["http://192.168.1.5:8420", "https://localhost.example.org"] {
            assert!(!alone(url), "{url}");
        }
    }

    #[test]
    fn a_public_address_has_nothing_behind_it() {
        for wrong in [
            "play.example.org",
            "ftp://x",
            "https://x/fabula",
            "https://",
            "",
        ] {
            assert!(wrong.parse::<PublicUrl>().is_err(), "{wrong}");
        }
    }
}
