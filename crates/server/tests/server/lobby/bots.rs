//! Bots at the table: their names, and that the host brings and sends them.

use std::collections::BTreeSet;

use fabula_ids::Language;
use fabula_room::{HostCommand, Persona, TableSettingsChange};
use fabula_rules::{Player, Preset};

use super::{BOT, code_of_refusal, configure, names, players, quiet_server};
use crate::support::{Client, preset, secret, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_names_in_the_tables_language() {
    let server = quiet_server(14).await;
    let bot = |persona| HostCommand::AddBot {
        name: None,
        persona: Some(persona),
    };
    let languages = [
        (Language::Bulgarian, "Баба Рада"),
        (Language::French, "Mamie Odette"),
        (Language::Croatian, "Baka Ljuba"),
        (Language::Russian, "Бабушка Глаша"),
        (Language::Czech, "Babička Božena"),
        (Language::English, "Granny Maud"),
    ];
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Odyssey)).await;
    let host = &mut clients[0];
    for (n, (language, name)) in languages.into_iter().enumerate() {
        let change = TableSettingsChange {
            language: Some(language),
            ..TableSettingsChange::default()
        };
        host.must(configure(change)).await;
        host.must(bot(Persona::Grandmother)).await;
        assert_eq!(names(host)[n + 1], name);
        assert_eq!(players(host)[n + 1].kind, Player::Bot);
    }
    // A second one at a table that speaks the same language is called like a plant.
    host.must(bot(Persona::Grandmother)).await;
    assert_eq!(names(host)[7], "Clover");
    // A full table of bots finds a name for each.
    for _ in 0..4 {
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
        persona: None,
    };
    let taken = code_of_refusal(&mut clients[0], named("player 2")).await;
    assert_eq!(taken, "name-taken");
    clients[0].must(named("Golem")).await;
    // A person may be called like a bot; the next bot finds another name.
    let mut pip = Client::sit(&server, &secret(3), &code, "Little Pip").await;
    let child = HostCommand::AddBot {
        name: None,
        persona: Some(Persona::Child),
    };
    clients[0].must(child).await;
    let all = ["Player 1", "Player 2", "Golem", "Little Pip", "Clover"];
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
    assert_eq!(code_of_refusal(&mut pip, kick()).await, "not-host");
    clients[0].must(kick()).await;
    assert_eq!(
        names(&clients[0]),
        ["Player 1", "Player 2", "Little Pip", "Clover"]
    );
    assert_eq!(
        code_of_refusal(&mut clients[0], kick()).await,
        "unknown-player"
    );
    clients[0].must(named("Golem")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_who_a_bot_is_or_lets_chance_choose() {
    let server = quiet_server(16).await;
    let (_, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let bot = |name: Option<&str>, persona| HostCommand::AddBot {
        name: name.map(str::to_owned),
        persona,
    };
    clients[0].must(bot(None, Some(Persona::Sailor))).await;
    clients[0].must(bot(Some("Golem"), None)).await;
    let (sailor, golem) = (players(&clients[0])[2].id, players(&clients[0])[3].id);
    let person = players(&clients[0])[1].id;
    assert_eq!(players(&clients[0])[2].persona, Some(Persona::Sailor));
    let by_chance = players(&clients[0])[3].persona.expect("somebody");
    assert_ne!(by_chance, Persona::Sailor, "there is one already");

    let change = |player, persona| HostCommand::ChangeBot { player, persona };
    let child = Some(Persona::Child);
    assert_eq!(
        code_of_refusal(&mut clients[1], change(sailor, child)).await,
        "not-host"
    );
    assert_eq!(
        code_of_refusal(&mut clients[0], change(person, child)).await,
        "only-bots"
    );
    clients[0].must(change(sailor, child)).await;
    assert_eq!(players(&clients[0])[2].persona, child);
    assert_eq!(
        names(&clients[0])[2],
        "Little Pip",
        "it is called after who it is"
    );
    assert_eq!(
        code_of_refusal(&mut clients[0], change(sailor, child)).await,
        "already-said"
    );
    let other = Persona::all().find(|p| ![Persona::Child, by_chance].contains(p));
    clients[0].must(change(golem, other)).await;
    assert_eq!(
        names(&clients[0])[3],
        "Golem",
        "a name that was given stays"
    );
    clients[0].must(change(golem, None)).await;
    assert!(![child, other].contains(&players(&clients[0])[3].persona));
}
