//! The real program on a port and data of its own. However a test ends, it ends too.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

pub struct Program {
    child: Child,
    url: String,
    _data: TempDir,
}

impl Program {
    /// Starts it and waits until it says where it is.
    pub fn start(args: &[&str]) -> Program {
        let data = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_fabula"))
            .args(["--listen", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(data.path())
            .args(args)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let out = child.stdout.take().expect("its output");
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        let url =
            lines.find_map(|line| Some(line.split_once("On this computer")?.1.trim().to_owned()));
        let mut program = Program {
            child,
            url: String::new(),
            _data: data,
        };
        program.url = url.expect("an address");
        program
    }

    pub fn url(&self) -> &str {
        &self.url
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
