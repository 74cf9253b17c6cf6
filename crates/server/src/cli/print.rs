//! Printing to a reader who may go away in the middle, as `head` does.

use std::io::{self, ErrorKind, Write};

/// Prints all of it; a closed pipe is no error.
pub fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}
