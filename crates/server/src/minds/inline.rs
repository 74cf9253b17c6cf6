//! A mind that answers at once, in the table's own task: for tests, where time is driven and nothing may come later.

use std::sync::Arc;

use fabula_bots::{Budget, DeckSense, Mind, Thought};
use futures::future::{BoxFuture, ready};

use super::{Question, Thinker};

/// Asks a mind at once. It knows no cards.
pub struct InlineMind<M>(pub Arc<M>);

impl<M: Mind> Thinker for InlineMind<M> {
    fn think(&self, question: Question) -> BoxFuture<'static, Option<Thought>> {
        let no_cards = DeckSense::new([]);
        Box::pin(ready(question.put_to(
            &*self.0,
            &no_cards,
            Budget::default(),
        )))
    }
}
