//! Spans of time with names.

use std::time::Duration;

pub const MILLISECOND: Duration = Duration::from_millis(1);
pub const SECOND: Duration = Duration::from_secs(1);
pub const MINUTE: Duration = Duration::from_secs(60);
pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);

pub fn seconds(n: u64) -> Duration {
    Duration::from_secs(n)
}
