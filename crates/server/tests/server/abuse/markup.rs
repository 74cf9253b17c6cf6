//! Markup stays text, and what turns lines around goes: in names, in talk, in clues.

use fabula_room::{Move, TableSettingsChange};
use fabula_rules::{Clue, PhaseName, PhaseView, Preset};

use crate::support::{Client, TestServer, game_of, preset, secret, table_of};
use crate::talk::{lines, say};

#[tokio::test(flavor = "multi_thread")]
async fn markup_in_a_name_stays_text_and_what_turns_lines_around_goes() {
    let server = TestServer::seeded(8, |_| {}).await;
    let name = "<b>\u{202e}Ann\u{200f}a</b>";
    let code = server
        .create(&secret(1), name, TableSettingsChange::default())
        .await;
    let client = Client::join(&server, &secret(1), &code).await;
    let names: Vec<_> = client.table().players.iter().map(|p| &p.name[..]).collect();
    assert_eq!(names, ["<b>Anna</b>"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_stays_text_on_one_line_that_nothing_turns_around() {
    let server = TestServer::start().await;
    let (code, _clients) = table_of(&server, 1, TableSettingsChange::default()).await;
    let said = [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\u{202e}evil\u{2066} \u{200f}text\u{202c}", "evil text"),
        ("two\r\nlines\u{7}\u{0}", "two lines"),
        ("שלום עולם", "שלום עולם"),
    ];
    for (raw, _) in said {
        say(&server, 1, &code, raw).await.expect("said");
    }
    let kept: Vec<_> = lines(&server, &code).await;
    let kept: Vec<_> = kept.iter().map(|l| l.text.as_str()).collect();
    assert_eq!(kept, said.map(|(_, clean)| clean));
}

#[tokio::test(flavor = "multi_thread")]
async fn markup_in_a_clue_stays_text_and_what_turns_lines_around_goes() {
    let server = TestServer::start().await;
    let (_, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(Move::Claim).await;
    let card = clients[0].view().legal.tell.expect("a choice").cards[0];
    let tell = |text: &str| Move::Tell {
        card: Some(card),
        clue: Clue::text(text),
    };
    for empty in ["", " \n", "\u{202e}\u{2066}"] {
        let refused = clients[0].ask(tell(empty)).await.unwrap_err();
        assert_eq!(refused.code, "clue-empty");
    }
    let refused = clients[0].ask(tell(&"x".repeat(201))).await.unwrap_err();
    assert_eq!(refused.code, "clue-too-long");
    clients[0]
        .must(tell("<img src=x onerror=alert(1)>\u{202e}\n& co"))
        .await;
    clients[1]
        .until(|s| {
            let game = s.table.game.as_ref().expect("a game");
            game.view.turn.phase == PhaseName::Give
        })
        .await;
    let PhaseView::Give { clue, .. } = &clients[1].view().phase else {
        panic!("cards are given");
    };
    assert_eq!(**clue, Clue::text("<img src=x onerror=alert(1)> & co"));
}
