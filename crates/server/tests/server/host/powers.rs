//! What only the host may do, and handing it over.

use fabula_ids::PlayerId;
use fabula_room::{HostCommand, Move, TableSettingsChange};
use fabula_rules::{Preset, Seat};

use crate::identity::code_of;
use crate::support::{Client, TestServer, preset, secret, table_of};

fn host_commands(someone: PlayerId, everyone: Vec<PlayerId>) -> Vec<HostCommand> {
    vec![
        HostCommand::Configure {
            change: Box::new(TableSettingsChange::default()),
        },
        HostCommand::Arrange { order: everyone },
        HostCommand::ADD_ANY_BOT,
        HostCommand::Start,
        HostCommand::Kick { player: someone },
        HostCommand::HandOver { player: someone },
        HostCommand::Mute {
            player: someone,
            muted: true,
        },
        HostCommand::Pause,
        HostCommand::MoveOn,
        HostCommand::Close {
            seat: Seat::new(0).expect("a seat"),
        },
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_has_the_hosts_powers() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    let ids: Vec<PlayerId> = clients.iter().filter_map(|c| c.you).collect();
    let mut watcher = Client::join(&server, &secret(9), &code).await;
    for playing in [false, true] {
        if playing {
            clients[0].must(HostCommand::Start).await;
            clients[1].until(|s| s.table.game.is_some()).await;
        }
        let path = format!("/api/tables/{code}");
        let before = server.json(&secret(1), &path).await["position"].clone();
        for someone in &ids {
            for command in host_commands(*someone, ids.clone()) {
                let refused = code_of(clients[1].ask(command.clone()).await);
                assert_eq!(refused, "not-host", "{command:?}");
                let refused = code_of(watcher.ask(command.clone()).await);
                assert_eq!(refused, "not-seated", "{command:?}");
            }
        }
        let after = server.json(&secret(1), &path).await["position"].clone();
        assert_eq!(after, before, "nothing has changed");
        let may = &clients[1].table().may;
        assert!(!(may.start || may.configure || may.add_bot || may.manage));
        assert!(!(may.pause || may.move_on || may.resume) && may.close.is_empty());
    }
    // A pause of the host's is the host's to end.
    clients[0].must(HostCommand::Pause).await;
    let position = clients[0].state().position;
    clients[1].until(|s| s.position >= position).await;
    assert!(!clients[1].table().may.resume);
    let refused = code_of(clients[1].ask(Move::Resume).await);
    assert_eq!(refused, "not-yours");
    clients[0].must(Move::Resume).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_can_hand_the_role_over_to_a_person_at_the_table() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    let bot = clients[0].table().players[3].id;
    let watcher = Client::join(&server, &secret(9), &code).await;
    let hand_over = |player| HostCommand::HandOver { player };
    let refused = clients[0].ask(hand_over(bot)).await;
    assert_eq!(code_of(refused), "bots-cannot");
    let stranger = watcher.you.expect("an id");
    let refused = clients[0].ask(hand_over(stranger)).await;
    assert_eq!(code_of(refused), "unknown-player");

    let heir = clients[2].you.expect("an id");
    clients[0].must(hand_over(heir)).await;
    assert_eq!(clients[0].table().host, Some(heir));
    assert_eq!(
        code_of(clients[0].ask(HostCommand::Start).await),
        "not-host"
    );
    clients[2].must(HostCommand::Start).await;
}
