//! Ending a game together: everybody who is there must agree.

use fabula_room::{HostCommand, MemberCommand, Move};
use fabula_rules::{Clocks, Ending, PhaseName, Preset, Standing};

use super::ending;
use crate::clocks::clocks;
use crate::support::{
    Client, DAY, IDLE_BOTS, MILLISECOND, TestServer, catch_up, chance, game_of, pass, play_to,
    preset, seconds, secret, settle, settle_watching, table_of, vanish,
};

#[tokio::test(flavor = "multi_thread")]
async fn the_game_ends_when_all_persons_present_agree() {
    let server = TestServer::seeded(35, |o| o.pace = IDLE_BOTS).await;
    let (_, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    clients[0].must(HostCommand::Start).await;
    catch_up(&mut clients).await;
    clients[0].must(Move::AgreeToEnd).await;
    clients[1].must(Move::AgreeToEnd).await;
    clients[1].must(Move::KeepPlaying).await;
    clients[2].must(Move::AgreeToEnd).await;
    settle(&mut clients[0]).await;
    assert_eq!(ending(&clients[0]), None);
    assert_eq!(clients[0].view().agreed.len(), 2);
    clients[1].must(Move::AgreeToEnd).await;
    settle(&mut clients[0]).await;
    assert_eq!(ending(&clients[0]), Some(Ending::Agreement));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_does_not_keep_the_others_from_ending_it() {
    let server = TestServer::seeded(36, |o| o.pace = IDLE_BOTS).await;
    let (_, mut clients) = game_of(&server, 3, clocks(Clocks::default())).await;
    let last = clients.pop().expect("three");
    for client in &mut clients {
        client.must(Move::AgreeToEnd).await;
    }
    vanish(last, &mut clients[0]).await;
    // A moment's loss of the connection is not consent.
    pass(&server, &mut clients[0], seconds(20) - MILLISECOND).await;
    assert_eq!(ending(&clients[0]), None);
    server.advance(MILLISECOND);
    clients[0]
        .until(|s| {
            let game = s.table.game.as_ref().expect("a game");
            game.view.turn.phase == PhaseName::Over
        })
        .await;
    assert_eq!(ending(&clients[0]), Some(Ending::Agreement));
}

#[tokio::test(flavor = "multi_thread")]
async fn with_nobody_there_no_game_ends_by_agreement() {
    let server = TestServer::seeded(37, |o| o.pace = IDLE_BOTS).await;
    let (code, mut clients) = table_of(&server, 2, clocks(Clocks::default())).await;
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    clients[0].must(HostCommand::Start).await;
    clients[0].must(Move::AgreeToEnd).await;
    let mut watcher = Client::join(&server, &secret(250), &code).await;
    vanish(clients.pop().expect("two"), &mut watcher).await;
    server.advance(seconds(5));
    vanish(clients.pop().expect("one"), &mut watcher).await;
    server.advance(seconds(15));
    settle_watching(&server, &code, &mut watcher).await;
    assert_eq!(ending(&watcher), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_three_wait_for_a_third_or_end_it() {
    for ends in [false, true] {
        let server = TestServer::seeded(38, |o| o.pace = IDLE_BOTS).await;
        let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
        play_to(&mut clients, &mut chance(39, 0), PhaseName::Give).await;
        clients[2].must(MemberCommand::Leave).await;
        catch_up(&mut clients).await;
        assert!(clients[0].view().pauses.too_few);
        assert_eq!(clients[0].view().seats[2].standing, Standing::Open);
        let refused = clients[0].ask(Move::Resume).await.unwrap_err();
        assert_eq!(refused.code, "still-too-few");
        let position = clients[0].state().position;
        pass(&server, &mut clients[0], DAY).await;
        assert_eq!(clients[0].state().position, position);
        if ends {
            for client in &mut clients[..2] {
                client.must(Move::AgreeToEnd).await;
            }
            settle(&mut clients[0]).await;
            assert_eq!(ending(&clients[0]), Some(Ending::Agreement));
        } else {
            // Somebody else takes the seat over, and it goes on.
            let fourth = Client::sit(&server, &secret(9), &code, "Fourth").await;
            assert_eq!(fourth.seat().index(), 2);
            settle(&mut clients[0]).await;
            assert!(!clients[0].view().pauses.any());
        }
    }
}
