//! Bots at the table: their names, and that the host brings and sends them.

use std::collections::BTreeSet;

use fabula_ids::Language;
use fabula_room::{HostCommand, TableSettingsChange};
use fabula_rules::{Player, Preset};

use super::{BOT, code_of_refusal, configure, names, players, quiet_server};
use crate::support::{Client, preset, secret, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_names_in_the_tables_language() {
    let server = quiet_server(14).await;
    let languages = [
        (Language::French, "Trèfle"),
        (Language::Bulgarian, "Детелина"),
        (Language::Russian, "Клевер"),
        (Language::Croatian, "Djetelina"),
        (Language::Czech, "Jetelík"),
        (Language::English, "Clover"),
    ];
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Odyssey)).await;
    let host = &mut clients[0];
    for (n, (language, name)) in languages.into_iter().enumerate() {
        let change = TableSettingsChange {
            language: Some(language),
            ..TableSettingsChange::default()
        };
        host.must(configure(change)).await;
        host.must(BOT).await;
        assert_eq!(names(host)[n + 1], name);
        assert_eq!(players(host)[n + 1].kind, Player::Bot);
    }
    // A full table of bots finds a name for each.
    for _ in 0..5 {
        host.must(BOT).await;
    }
    let all: BTreeSet<_> = names(host).into_iter().collect();
    assert_eq!(all.len(), 12);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_come_by_the_hosts_wish_and_go_by_it() {
    let server = quiet_server(15).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    assert_eq!(code_of_refusal(&mut clients[1], BOT).await, "not-host");
    let named = |name: &str| HostCommand::AddBot {
        name: Some(name.to_owned()),
    };
    let taken = code_of_refusal(&mut clients[0], named("player 2")).await;
    assert_eq!(taken, "name-taken");
    clients[0].must(named("Golem")).await;
    // A person may be called like a bot; the next bot finds another name.
    let mut clover = Client::sit(&server, &secret(3), &code, "Clover").await;
    clients[0].must(BOT).await;
    let all = ["Player 1", "Player 2", "Golem", "Clover", "Bramble"];
    assert_eq!(names(&clients[0]), all);
    let golem = players(&clients[0])[2].id;
    let hand_over = HostCommand::HandOver { player: golem };
    assert_eq!(
        code_of_refusal(&mut clients[0], hand_over).await,
        "bots-cannot"
    );
    let mute = HostCommand::Mute {
        player: golem,
        muted: true,
    };
    assert_eq!(code_of_refusal(&mut clients[0], mute).await, "bots-cannot");
    let kick = || HostCommand::Kick { player: golem };
    assert_eq!(code_of_refusal(&mut clover, kick()).await, "not-host");
    clients[0].must(kick()).await;
    assert_eq!(
        names(&clients[0]),
        ["Player 1", "Player 2", "Clover", "Bramble"]
    );
    assert_eq!(
        code_of_refusal(&mut clients[0], kick()).await,
        "unknown-player"
    );
    clients[0].must(named("Golem")).await;
}
