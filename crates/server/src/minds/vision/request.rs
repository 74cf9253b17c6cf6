//! One request to a model, as OpenAI's clients make it.

use serde_json::Value;
use ureq::Agent;

use super::VisionModel;

/// The longest answer that is read, in bytes: a sentence in an envelope.
const LONGEST: u64 = 1 << 20;

/// Sends a question, and gives the words of the answer.
pub fn send(model: &VisionModel, question: Value) -> Result<String, String> {
    let config = Agent::config_builder()
        .timeout_global(Some(model.timeout))
        .http_status_as_error(false)
        // Pictures go where the host said, and nowhere else.
        .max_redirects(0)
        .build();
    let agent: Agent = config.into();
    let url = format!("{}/chat/completions", model.url.trim_end_matches('/'));
    let mut request = agent.post(url);
    if let Some(key) = &model.key {
        request = request.header("authorization", format!("Bearer {key}"));
    }
    let mut answer = request.send_json(&question).map_err(|e| e.to_string())?;
    let status = answer.status();
    let body = answer.body_mut().with_config().limit(LONGEST);
    let body: Value = body.read_json().map_err(|e| format!("{status}: {e}"))?;
    let words = body["choices"][0]["message"]["content"].as_str();
    let words = words.ok_or_else(|| format!("{status}: there is no answer in it"))?;
    Ok(words.to_owned())
}
