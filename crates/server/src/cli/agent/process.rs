//! A program that plays: started once, asked line by line, ended with us.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

/// How long a program has to end by itself.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// A program that plays.
pub struct AgentProcess {
    child: Child,
    /// What it is told; nothing when it is told no more.
    input: Option<Sender<String>>,
    answers: Receiver<Value>,
    /// The number of the last question.
    asked: u64,
    deadline: Duration,
}

impl AgentProcess {
    /// Starts a program. What it writes to standard error is shown.
    pub fn start(command: &str, deadline: Duration) -> Result<AgentProcess> {
        let words =
            shell_words::split(command).with_context(|| format!("cannot read {command:?}"))?;
        let Some((program, arguments)) = words.split_first() else {
            bail!("which program? --command \"python my_agent.py\"");
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("cannot talk to {program}");
        };
        // A program that does not read must not hold us up: its lines wait on a thread of their own.
        let (input_lines, lines) = channel();
        std::thread::spawn(move || write_lines(input, &lines));
        let (send, answers) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                match serde_json::from_str(&line) {
                    Ok(answer) => {
                        if send.send(answer).is_err() {
                            return;
                        }
                    }
                    Err(error) if line.trim().is_empty() => drop(error),
                    Err(error) => eprintln!("the program wrote no JSON: {error}: {line}"),
                }
            }
        });
        Ok(AgentProcess {
            child,
            input: Some(input_lines),
            answers,
            asked: 0,
            deadline,
        })
    }

    /// How long it may think.
    pub fn deadline(&self) -> Duration {
        self.deadline
    }

    /// Tells the program something; a program that has ended does not hear it.
    pub fn tell(&mut self, message: &Value) {
        if let Some(input) = &self.input {
            let _ = input.send(message.to_string());
        }
    }

    /// Asks the program something and waits for the answer with the same number. Nothing if it does not come in time.
    pub fn ask(&mut self, mut question: Value) -> Option<Value> {
        self.asked += 1;
        let id = json!(self.asked);
        question["id"] = id.clone();
        question["deadline_ms"] = json!(self.deadline.as_millis() as u64);
        self.tell(&question);
        let until = Instant::now() + self.deadline;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left) {
                Ok(answer) if answer["id"] == id => return Some(answer),
                // An answer to a question of the past.
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => {
                    eprintln!("the program took longer than {} s", self.deadline.as_secs());
                    return None;
                }
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}")
            .and_then(|()| input.flush())
            .is_err()
        {
            return;
        }
    }
}

impl Drop for AgentProcess {
    fn drop(&mut self) {
        // It has nothing more to read: most programs end by themselves then.
        self.input = None;
        let until = Instant::now() + LAST_WORDS;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
