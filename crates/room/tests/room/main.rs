//! What holds in a room without a server around it: every story here is only commands, events and views.

mod commands_in_json;
mod may_is_true;
mod old_events;
mod random_room;
mod refusals;
mod replay;
mod text;
