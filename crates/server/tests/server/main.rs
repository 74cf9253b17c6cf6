//! What the server does, tried from outside: over sockets, over HTTP, and as a program.

mod abuse;
mod cli;
mod clocks;
mod crash;
mod documentation;
mod failing_journal;
mod host;
mod identity;
mod lobby;
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
mod waiting_for_news;
mod whole_games;
