//! Clients that send rubbish, too much, or nothing, that do not read, that guess: each gets a clear answer or a
//! clear end, and nobody else at the table notices.

mod dead_sockets;
mod first_message;
mod guessing_codes;
mod malformed_http;
mod malformed_messages;
mod markup;
mod too_much;

use fabula_room::{MemberCommand, Refused};
use fabula_server::protocol::{Bye, ToClient};

use crate::support::{Client, Ended};

/// Shows that the connection and the table go on.
pub async fn all_is_well(clients: &mut [Client]) {
    for n in 0..clients.len() {
        let me = clients[n].table().you;
        let mut players = clients[n].table().players.iter();
        let ready = players.any(|p| Some(p.id) == me && p.ready);
        let ready = MemberCommand::Ready { ready: !ready };
        let position = clients[n].ask(ready).await.expect("done");
        for client in &mut *clients {
            client.until(|s| s.position > position).await;
        }
    }
}

/// The next refusal.
pub async fn refusal(client: &mut Client) -> Refused {
    loop {
        match client.next().await {
            Some(ToClient::Refused { refused, .. }) => return refused,
            Some(_) => {}
            None => panic!("the connection ended: {:?}", client.ended),
        }
    }
}

fn ended(bye: Bye) -> Ended {
    let code = Some(bye.close_code());
    let bye = Some(bye);
    Ended { bye, code }
}
