//! What the server does, tried from outside: over sockets, over HTTP, and as a program.

mod abuse;
mod agents;
mod arena;
mod cli;
mod clocks;
mod crash;
mod documentation;
mod failing_journal;
mod host;
mod identity;
mod lobby;
mod minds;
mod page;
mod presence;
mod protocol_page;
mod reconnect;
mod secrecy;
mod serve;
mod sounds;
mod sounds_at_table;
mod support;
mod talk;
mod typescript;
mod vision;
mod waiting_for_news;
mod whole_games;
