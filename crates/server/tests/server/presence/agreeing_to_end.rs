//! Ending a game together: somebody asks, and everybody says yes within a minute.

use fabula_room::{HostCommand, MemberCommand, Move};
use fabula_rules::{Clocks, Ending, PhaseName, Preset, Standing};

use super::ending;
use crate::clocks::clocks;
use crate::support::{
    Client, DAY, IDLE_BOTS, MILLISECOND, TestServer, catch_up, chance, game_of, pass, play_to,
    preset, seconds, secret, settle, settle_watching, table_of, vanish,
};

#[tokio::test(flavor = "multi_thread")]
async fn the_game_ends_when_everybody_says_yes() {
    let server = TestServer::seeded(35, |o| o.pace = IDLE_BOTS).await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    clients[0].must(HostCommand::Start).await;
    catch_up(&mut clients).await;
    let refused = clients[1].ask(Move::KeepPlaying).await.unwrap_err();
    assert_eq!(refused.code, "nobody-asked");

    clients[0].must(Move::AgreeToEnd).await;
    let asker = clients[0].seat();
    // Everybody sees the question, the screen for the room too. The bot is not asked.
    let mut screen = Client::join(&server, &secret(250), &code).await;
    settle_watching(&server, &code, &mut screen).await;
    catch_up(&mut clients).await;
    for client in clients.iter().chain([&screen]) {
        assert_eq!(client.view().end_asked_by, Some(asker));
        let question = client.state().end_question.as_ref().expect("a question");
        assert_eq!((question.asked.len(), question.left), (3, 60_000));
    }

    // One no, and nothing of it stays.
    clients[1].must(Move::AgreeToEnd).await;
    clients[2].must(Move::KeepPlaying).await;
    catch_up(&mut clients).await;
    assert_eq!(clients[0].view().agreed.len(), 0);
    assert_eq!(clients[0].state().end_question, None);
    assert_eq!(ending(&clients[0]), None);

    for client in &mut clients {
        client.must(Move::AgreeToEnd).await;
    }
    settle(&mut clients[0]).await;
    assert_eq!(ending(&clients[0]), Some(Ending::Agreement));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_among_sleeping_phones_lapses() {
    let server = TestServer::seeded(36, |o| o.pace = IDLE_BOTS).await;
    let (code, mut clients) = game_of(&server, 3, clocks(Clocks::default())).await;
    clients[0].must(Move::AgreeToEnd).await;
    // The other two phones fall asleep: that is no yes.
    let mut watcher = Client::join(&server, &secret(250), &code).await;
    let asker = clients.remove(0);
    for client in clients {
        vanish(client, &mut watcher).await;
    }
    let mut asker = asker;
    pass(&server, &mut asker, seconds(60) - MILLISECOND).await;
    assert_eq!(ending(&asker), None);
    assert_eq!(asker.view().agreed.len(), 1);
    pass(&server, &mut asker, MILLISECOND).await;
    assert_eq!(ending(&asker), None);
    assert_eq!(asker.view().agreed.len(), 0);
    assert_eq!(asker.state().end_question, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_been_gone_for_ten_minutes_is_not_asked() {
    let server = TestServer::seeded(37, |o| o.pace = IDLE_BOTS).await;
    let (_, mut clients) = game_of(&server, 3, clocks(Clocks::default())).await;
    let last = clients.pop().expect("three");
    vanish(last, &mut clients[0]).await;
    pass(&server, &mut clients[0], seconds(600) - MILLISECOND).await;
    for client in &mut clients {
        client.must(Move::AgreeToEnd).await;
    }
    settle(&mut clients[0]).await;
    assert_eq!(ending(&clients[0]), None);
    pass(&server, &mut clients[0], MILLISECOND).await;
    settle(&mut clients[0]).await;
    assert_eq!(ending(&clients[0]), Some(Ending::Agreement));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_does_not_outlive_its_minute_while_nobody_is_there() {
    let server = TestServer::seeded(38, |o| o.pace = IDLE_BOTS).await;
    let (code, mut clients) = table_of(&server, 2, clocks(Clocks::default())).await;
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    clients[0].must(HostCommand::Start).await;
    clients[0].must(Move::AgreeToEnd).await;
    let mut watcher = Client::join(&server, &secret(250), &code).await;
    for client in clients {
        vanish(client, &mut watcher).await;
    }
    server.advance(seconds(90));
    settle_watching(&server, &code, &mut watcher).await;
    assert_eq!(ending(&watcher), None);
    assert_eq!(watcher.view().agreed.len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_with_bots_ends_it_alone() {
    let server = TestServer::seeded(39, |o| o.pace = IDLE_BOTS).await;
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    for _ in 0..3 {
        clients[0].must(HostCommand::ADD_ANY_BOT).await;
    }
    clients[0].must(HostCommand::Start).await;
    clients[0].must(Move::AgreeToEnd).await;
    settle(&mut clients[0]).await;
    assert_eq!(ending(&clients[0]), Some(Ending::Agreement));
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
