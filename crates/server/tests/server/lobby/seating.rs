//! Sitting down: places, names, colours, and the order around the table.

use fabula_ids::PlayerId;
use fabula_room::{Colour, HostCommand, MemberCommand, TableSettingsChange};
use fabula_rules::{Preset, SeatLimits, Settings};

use super::{BOT, code_of_refusal, players, quiet_server, refused, sit};
use crate::support::{Client, catch_up, preset, secret, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn twelve_sit_down_in_twelve_colours_and_a_thirteenth_cannot() {
    let server = quiet_server(6).await;
    let (code, mut clients) = table_of(&server, 12, preset(Preset::Odyssey)).await;
    catch_up(&mut clients).await;
    let colours: Vec<_> = players(&clients[0]).iter().map(|p| p.colour).collect();
    assert_eq!(colours, Colour::all().collect::<Vec<_>>());
    let mut late = Client::join(&server, &secret(13), &code).await;
    assert!(!late.table().may.sit);
    refused(&mut late, sit("Late")).await;
    assert!(!clients[0].table().may.add_bot);
    refused(&mut clients[0], BOT).await;
    // One goes, one comes, in the colour that is free.
    clients[4].must(MemberCommand::Leave).await;
    late.until(|s| s.table.may.sit).await;
    late.must(sit("Late")).await;
    let newest = players(&late)[11];
    assert_eq!(
        (newest.name.as_str(), newest.colour),
        ("Late", Colour::Teal)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_says_that_it_is_full() {
    let server = quiet_server(30).await;
    let (code, mut clients) = table_of(&server, 12, preset(Preset::Odyssey)).await;
    let mut late = Client::join(&server, &secret(13), &code).await;
    assert_eq!(code_of_refusal(&mut late, sit("Late")).await, "table-full");
    assert_eq!(code_of_refusal(&mut clients[0], BOT).await, "table-full");
}

#[tokio::test(flavor = "multi_thread")]
async fn fewer_seats_by_house_rule_are_kept_to() {
    let server = quiet_server(28).await;
    let settings = Settings {
        seats: SeatLimits { min: 4, max: 5 },
        ..Preset::Classic.settings()
    };
    let change = TableSettingsChange {
        rules: Some(settings),
        ..TableSettingsChange::default()
    };
    let (code, mut clients) = table_of(&server, 3, change).await;
    assert_eq!(
        code_of_refusal(&mut clients[0], HostCommand::Start).await,
        "too-few-players"
    );
    clients[0].must(BOT).await;
    assert_eq!(clients[0].table().house_rules.len(), 2);
    clients[0].must(HostCommand::Start).await;
    let _fifth = Client::sit(&server, &secret(5), &code, "Fifth").await;
    let mut sixth = Client::join(&server, &secret(6), &code).await;
    assert!(!sixth.table().may.sit);
    assert_eq!(
        code_of_refusal(&mut sixth, sit("Sixth")).await,
        "table-full"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_colour_or_a_name_that_somebody_has_is_taken() {
    let server = quiet_server(7).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let mut third = Client::join(&server, &secret(3), &code).await;
    let snow = MemberCommand::Sit {
        name: "Third".to_owned(),
        colour: Some(Colour::Snow),
    };
    assert_eq!(code_of_refusal(&mut third, snow).await, "colour-taken");
    for name in [
        "Player 1",
        "PLAYER 1",
        "player1",
        "Ｐｌａｙｅｒ 1",
        " Player\u{200b} 1 ",
    ] {
        assert_eq!(
            code_of_refusal(&mut third, sit(name)).await,
            "name-taken",
            "{name}"
        );
    }
    let mint = MemberCommand::Sit {
        name: "Third".to_owned(),
        colour: Some(Colour::Mint),
    };
    third.must(mint).await;
    assert_eq!(
        code_of_refusal(&mut third, sit("Again")).await,
        "already-seated"
    );

    let dress = |name: Option<&str>, colour| MemberCommand::Dress {
        name: name.map(str::to_owned),
        colour,
    };
    let taken = dress(None, Some(Colour::Poppy));
    assert_eq!(code_of_refusal(&mut third, taken).await, "colour-taken");
    let taken = dress(Some("player 2"), None);
    assert_eq!(code_of_refusal(&mut third, taken).await, "name-taken");
    // One's own are not taken by oneself.
    third.must(dress(Some("THIRD"), Some(Colour::Mint))).await;
    third.must(dress(None, Some(Colour::Soot))).await;
    third.must(dress(Some("Vesna"), None)).await;
    let me = players(&third)[2];
    assert_eq!((me.name.as_str(), me.colour), ("Vesna", Colour::Soot));
    // What was given up is free again.
    let old = dress(Some("Third"), Some(Colour::Mint));
    clients[1].must(old).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_seats_the_players_and_so_makes_the_pairs() {
    let server = quiet_server(13).await;
    let (_, mut clients) = table_of(&server, 6, preset(Preset::OdysseyTeams)).await;
    let ids: Vec<PlayerId> = clients.iter().map(|c| c.you.expect("somebody")).collect();
    let order = vec![ids[5], ids[0], ids[3], ids[1], ids[4], ids[2]];
    let arrange = |order: &[PlayerId]| HostCommand::Arrange {
        order: order.to_vec(),
    };
    assert_eq!(
        code_of_refusal(&mut clients[1], arrange(&order)).await,
        "not-host"
    );
    let wrong = [
        vec![],
        order[..5].to_vec(),
        [&order[..], &[ids[0]]].concat(),
        [&order[..5], &[ids[5]]].concat(),
        [&order[..5], &[PlayerId([7; 16])]].concat(),
    ];
    for order in wrong {
        let code = code_of_refusal(&mut clients[0], arrange(&order)).await;
        assert_eq!(code, "order-incomplete");
    }
    clients[0].must(arrange(&order)).await;
    clients[0].must(HostCommand::Start).await;
    catch_up(&mut clients).await;
    for (place, id) in order.iter().enumerate() {
        let client = clients.iter().find(|c| c.you == Some(*id));
        let client = client.expect("a client");
        assert_eq!(client.seat().index(), place);
        let side = client.view().seats[place].side;
        assert_eq!(client.view().seats[(place + 3) % 6].side, side, "opposite");
    }
    let code = code_of_refusal(&mut clients[0], arrange(&order)).await;
    assert_eq!(code, "game-running");
}
