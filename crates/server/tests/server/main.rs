//! What the server does, tried from outside: over sockets, over HTTP, and as a program.

mod cli;
mod crash;
mod documentation;
mod failing_journal;
mod identity;
mod lobby;
mod page;
mod presence_and_clocks;
mod protocol_page;
mod reconnect;
mod rough_clients;
mod secrecy;
mod serve;
mod sounds;
mod sounds_at_table;
mod support;
mod typescript;
mod whole_games;
