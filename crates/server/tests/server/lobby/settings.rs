//! Choosing what is played: who may, when, and what it undoes.

use fabula_ids::Language;
use fabula_room::{HostCommand, MemberCommand, Move, TableSettingsChange};
use fabula_rules::{Clocks, Preset};

use super::{BOT, code_of_refusal, configure, players, quiet_server};
use crate::support::{Client, catch_up, preset, secret, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_chooses_what_is_played_and_only_between_games() {
    let server = quiet_server(10).await;
    let (code, mut clients) = table_of(&server, 4, TableSettingsChange::default()).await;
    let odyssey = || configure(preset(Preset::Odyssey));
    assert_eq!(
        code_of_refusal(&mut clients[1], odyssey()).await,
        "not-host"
    );
    let mut stranger = Client::join(&server, &secret(9), &code).await;
    assert_eq!(
        code_of_refusal(&mut stranger, odyssey()).await,
        "not-seated"
    );
    clients[0].must(odyssey()).await;
    assert_eq!(
        clients[0].table().settings.rules,
        Preset::Odyssey.settings()
    );
    // What is not said stays as it is.
    let change = TableSettingsChange {
        listed: Some(true),
        ..TableSettingsChange::default()
    };
    clients[0].must(configure(change)).await;
    assert_eq!(
        clients[0].table().settings.rules,
        Preset::Odyssey.settings()
    );
    assert!(clients[0].table().settings.listed);
    // A change that cannot be is refused as a whole.
    let change = TableSettingsChange {
        listed: Some(false),
        clocks: Some(Clocks {
            vote: Some(1),
            ..Clocks::default()
        }),
        ..TableSettingsChange::default()
    };
    let code = code_of_refusal(&mut clients[0], configure(change)).await;
    assert_eq!(code, "setting-out-of-range");
    assert!(clients[0].table().settings.listed);

    clients[0].must(HostCommand::Start).await;
    assert!(!clients[0].table().may.configure);
    assert_eq!(
        code_of_refusal(&mut clients[0], odyssey()).await,
        "game-running"
    );
    catch_up(&mut clients).await;
    for client in &mut clients {
        client.ask(Move::AgreeToEnd).await.expect("agreed");
    }
    clients[0].until(|s| s.table.may.configure).await;
    clients[0].must(configure(preset(Preset::Disney))).await;
    // The game on the table is still the one that was played.
    assert_eq!(clients[0].view().preset, Preset::Odyssey);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_ready_for_another_game_is_no_longer_ready() {
    let server = quiet_server(11).await;
    let (_, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    clients[0].must(BOT).await;
    let ready = |c: &Client| players(c).iter().map(|p| p.ready).collect::<Vec<_>>();
    let changes = [
        (preset(Preset::Disney), false),
        (
            TableSettingsChange {
                clocks: Some(Clocks {
                    clue: Some(60),
                    ..Clocks::default()
                }),
                ..TableSettingsChange::default()
            },
            false,
        ),
        (
            TableSettingsChange {
                listed: Some(true),
                language: Some(Language::Czech),
                stand_ins: Some(false),
                ..TableSettingsChange::default()
            },
            true,
        ),
    ];
    for (change, still) in changes {
        clients[1].must(MemberCommand::Ready { ready: true }).await;
        clients[0].must(configure(change)).await;
        assert_eq!(ready(&clients[0]), [false, still, true]);
    }
}
