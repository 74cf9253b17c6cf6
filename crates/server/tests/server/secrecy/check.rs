//! Holds everything that anybody was told against what was secret at the time.

use std::collections::BTreeMap;

use fabula_rules::{Log, PhaseName};
use serde_json::Value;

use super::allow_list::unknown_fields;
use super::secrets::Secrets;
use super::watched_table::{Answer, WatchedTable, Watcher};
use crate::support::secret;

impl WatchedTable<'_> {
    /// The secrets at every position: those of the latest game that had begun there.
    pub async fn secrets(&self) -> BTreeMap<u64, Secrets> {
        let mut at = BTreeMap::new();
        for (game, &began) in self.began.iter().enumerate() {
            let path = format!("/api/tables/{}/log?game={game}", self.code);
            let log = self.server.get(&secret(1), &path).await;
            assert_eq!(log.status(), 200);
            let log = Log::from_json(&log.bytes().await.expect("a body")).expect("a log");
            let mut worlds = Secrets::of(log.events()).into_iter();
            let mut now = worlds.next().expect("a start");
            at.insert(began + 1, now.clone());
            for position in began + 1..self.position {
                if !self.beside.contains(&position)
                    && let Some(next) = worlds.next()
                {
                    now = next;
                }
                at.insert(position + 1, now.clone());
            }
            let missed = worlds.next().is_some();
            assert!(!missed, "every event of the game has its position");
        }
        at
    }

    /// Holds everything that anybody heard against the secrets.
    pub async fn check(&self) -> Findings {
        let secrets = self.secrets().await;
        let mut findings = Findings::default();
        let people = self.watchers.iter().filter_map(|w| w.who);
        let people = people.map(|who| secret(who).reveal());
        let never: Vec<String> = people.chain(self.tokens.iter().cloned()).collect();
        let seeds: Vec<String> = secrets.values().map(|s| s.seed.clone()).collect();
        for (n, watcher) in self.watchers.iter().enumerate() {
            for text in &watcher.client.heard {
                let message: Value = serde_json::from_str(text).expect("JSON");
                let kind = message["type"].as_str().expect("a type").to_owned();
                let mut wrong = unknown_fields(&kind, &message);
                let secret = never.iter().any(|secret| text.contains(secret));
                wrong.extend(secret.then(|| "somebody's secret".to_owned()));
                if kind == "state" {
                    wrong.extend(check_state(&secrets, watcher, &message));
                    findings.states += 1;
                } else if seeds.iter().any(|seed| text.contains(seed)) {
                    wrong.push("a seed".to_owned());
                }
                findings.messages += 1;
                findings.note(n, text, wrong);
            }
        }
        for answer in &self.answers {
            let wrong = self.check_answer(&secrets, &never, answer);
            findings.note(answer.watcher, &answer.body, wrong);
        }
        findings
    }

    pub fn check_answer(
        &self,
        secrets: &BTreeMap<u64, Secrets>,
        never: &[String],
        answer: &Answer,
    ) -> Vec<String> {
        let Answer { status, body, .. } = answer;
        let mut wrong = Vec::new();
        let now = &secrets[&answer.position];
        let over = now.phase == PhaseName::Over;
        let told = never.iter().any(|secret| body.contains(secret));
        wrong.extend(told.then(|| "somebody's secret".to_owned()));
        let seed = !over && body.contains(&now.seed);
        wrong.extend(seed.then(|| "the seed before the end".to_owned()));
        let value = serde_json::from_str(body).unwrap_or(Value::Null);
        let first = self.began.iter().filter(|b| **b < answer.position).count() == 1;
        match answer.what {
            "latest log" if !first => {
                let former = *status == 200 && !body.contains(&now.seed);
                wrong.extend((!former && !over).then(|| "not the former log".to_owned()));
            }
            "log" | "latest log" if over => {
                wrong.extend((*status != 200).then(|| "no log".to_owned()))
            }
            "log" | "latest log" => {
                let refused = (*status, value["code"].as_str()) == (409, Some("not-over"));
                wrong.extend((!refused).then(|| format!("a log: {status}")));
            }
            "metrics" | "elsewhere" => {}
            _ if *status != 200 => wrong.push(format!("{} is {status}", answer.what)),
            what => {
                wrong.extend(unknown_fields(what, &value));
                if what == "state" {
                    let watcher = &self.watchers[answer.watcher];
                    wrong.extend(check_state(secrets, watcher, &value));
                }
                if what == "album" {
                    let rounds = value["games"].as_array().expect("games").iter().last();
                    let rounds = rounds.expect("a game")["rounds"].as_array();
                    let told = rounds.expect("rounds").iter().map(|r| &r["result"]);
                    if !told.eq(&now.results) {
                        wrong.push("the album tells more than the rounds revealed".to_owned());
                    }
                }
            }
        }
        wrong
    }
}

pub fn check_state(
    secrets: &BTreeMap<u64, Secrets>,
    watcher: &Watcher,
    state: &Value,
) -> Vec<String> {
    let position = state["position"].as_u64().expect("a position");
    match secrets.range(..=position).next_back() {
        Some((_, now)) => now.complaints(watcher.seat_at(position), state),
        None if state["table"]["game"].is_null() => Vec::new(),
        None => vec!["a game that has not begun".to_owned()],
    }
}

/// What came of looking at everything.
#[derive(Default)]
pub struct Findings {
    pub messages: usize,
    pub states: usize,
    pub wrong: Vec<String>,
}

impl Findings {
    pub fn note(&mut self, watcher: usize, text: &str, wrong: Vec<String>) {
        let note = |wrong| format!("watcher {watcher} was told: {wrong}, in {text}");
        self.wrong.extend(wrong.into_iter().map(note));
    }

    pub fn must_be_clean(&self, least: usize) {
        let all = self.wrong.len();
        let few = self.wrong.iter().take(5).cloned().collect::<Vec<_>>();
        assert!(self.wrong.is_empty(), "{all} leaks:\n{}", few.join("\n"));
        let states = self.states;
        assert!(states >= least, "only {states} states were looked at");
    }
}
