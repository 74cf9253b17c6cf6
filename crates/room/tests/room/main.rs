//! What holds in a room without a server around it: every story here is only commands, events and views.

mod commands_in_json;
mod game_records;
mod may_is_true;
mod old_events;
mod random_room;
mod refusals;
mod replay;
mod tables_for_agents;
mod text;
