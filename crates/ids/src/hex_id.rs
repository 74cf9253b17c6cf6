//! Ids of a fixed number of bytes, written in hexadecimal.

/// Makes an id: so many bytes, written and read in hexadecimal, on the wire and in logs.
///
/// The pattern tells clients what it looks like. With `secret` at the end the id is kept out of log lines: its
/// `Debug` shows nothing, and it has no `Display`.
///
/// ```
/// fabula_ids::hex_id! {
///     /// A parcel.
///     ParcelId, 4, "^[0-9a-f]{8}$"
/// }
///
/// let id: ParcelId = "00c0ffee".parse()?;
/// assert_eq!(id, ParcelId([0x00, 0xc0, 0xff, 0xee]));
/// assert_eq!(id.to_string(), "00c0ffee");
/// assert!("coffee".parse::<ParcelId>().is_err());
/// # Ok::<(), fabula_ids::hex::FromHexError>(())
/// ```
#[macro_export]
macro_rules! hex_id {
    ($(#[$doc:meta])* $id:ident, $len:literal, $pattern:literal) => {
        $crate::hex_id! { @bytes $(#[$doc])* $id, $len, $pattern }

        impl std::fmt::Display for $id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::hex::encode(self.0))
            }
        }

        impl std::fmt::Debug for $id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}({self})", stringify!($id))
            }
        }
    };
    ($(#[$doc:meta])* $id:ident, $len:literal, $pattern:literal, secret) => {
        $crate::hex_id! { @bytes $(#[$doc])* $id, $len, $pattern }

        /// A secret does not belong into a log line.
        impl std::fmt::Debug for $id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}(…)", stringify!($id))
            }
        }
    };
    (@bytes $(#[$doc:meta])* $id:ident, $len:literal, $pattern:literal) => {
        $(#[$doc])*
        #[derive(
            Clone,
            Copy,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Hash,
            $crate::serde::Serialize,
            $crate::serde::Deserialize,
        )]
        #[serde(crate = "fabula_ids::serde", transparent)]
        #[cfg_attr(
            feature = "wire",
            derive(ts_rs::TS, utoipa::ToSchema),
            ts(type = "string"),
            schema(value_type = String, pattern = $pattern)
        )]
        pub struct $id(#[serde(with = "fabula_ids::hex::serde")] pub [u8; $len]);

        impl std::str::FromStr for $id {
            type Err = $crate::hex::FromHexError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let mut bytes = [0; $len];
                $crate::hex::decode_to_slice(text, &mut bytes)?;
                Ok($id(bytes))
            }
        }
    };
}
