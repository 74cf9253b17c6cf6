//! Of two partners one gives. They say to each other who, and a bot keeps to what its person says.

use std::time::Duration;

use fabula_room::{HostCommand, Move};
use fabula_rules::{PhaseName, Preset, Seat, SeatView};
use fabula_server::options::BotPace;
use fabula_server::protocol::{GiverWish, TableState, ToClient, ToServer};

use crate::support::{
    Client, DAY, MILLISECOND, TestServer, chance, game_of, pass, phase, play_to, preset, seconds,
    settle, table_of,
};

/// Longer than any bot thinks of a card.
const THOUGHT: Duration = Duration::from_secs(5);

fn partner(client: &Client) -> Seat {
    let seats = &client.view().seats;
    let side = |seat| seats.iter().find(|s| s.seat == seat).map(|s| s.side);
    let mine = client.seat();
    let other = |s: &&SeatView| s.seat != mine && Some(s.side) == side(mine);
    seats.iter().find(other).expect("a partner").seat
}

fn has_given(client: &Client, seat: Seat) -> bool {
    let seats = &client.view().seats;
    seats.iter().any(|s| s.seat == seat && s.gave > 0)
}

async fn wish(client: &mut Client, gives: Seat) {
    client.send(&ToServer::WishGiver { gives }).await;
    let said = |wish: Option<GiverWish>| wish.map(|w| w.gives);
    client.until(|s| said(s.giver_wish) == Some(gives)).await;
}

/// The code of the next refusal.
async fn refusal(client: &mut Client) -> String {
    loop {
        match client.next().await {
            Some(ToClient::Refused { refused, .. }) => return refused.code,
            Some(_) => {}
            None => panic!("the connection ended: {:?}", client.ended),
        }
    }
}

/// Two persons and four bots in pairs. The other person tells; my partner is a bot, and neither of us has given.
async fn with_a_bot(seed: u8) -> (TestServer, Client, Client) {
    let server = TestServer::seeded(seed, |o| o.pace = BotPace::default()).await;
    let (_, mut clients) = table_of(&server, 2, preset(Preset::OdysseyTeams)).await;
    for _ in 0..4 {
        clients[0].must(HostCommand::ADD_ANY_BOT).await;
    }
    clients[0].must(HostCommand::Start).await;
    let (mut me, mut teller) = (clients.remove(0), clients.remove(0));
    teller.until(|s| s.table.game.is_some()).await;
    teller.must(Move::Claim).await;
    let tell = teller.random_move(&mut chance(seed, 0)).expect("a story");
    teller.must(tell).await;
    me.until(|s| s.position >= teller.state().position).await;
    assert_eq!(phase(&me), PhaseName::Give);
    settle(&mut me).await;
    (server, me, teller)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_waits_twenty_seconds_for_its_person_to_say_who_gives() {
    let (server, mut me, _teller) = with_a_bot(22).await;
    let bot = partner(&me);
    pass(&server, &mut me, THOUGHT).await;
    assert_eq!(me.view().awaited.len(), 2, "the others have given");
    pass(&server, &mut me, seconds(15) - MILLISECOND).await;
    assert!(!has_given(&me, bot), "it leaves the choice to me");
    pass(&server, &mut me, MILLISECOND).await;
    assert_eq!(phase(&me), PhaseName::Vote, "but not for ever");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_gives_as_soon_as_its_person_says_so() {
    let (server, mut me, _teller) = with_a_bot(23).await;
    let bot = partner(&me);
    wish(&mut me, bot).await;
    pass(&server, &mut me, THOUGHT).await;
    assert_eq!(phase(&me), PhaseName::Vote);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_does_not_give_while_its_person_wants_to() {
    let (server, mut me, _teller) = with_a_bot(24).await;
    let (mine, bot) = (me.seat(), partner(&me));
    wish(&mut me, mine).await;
    pass(&server, &mut me, DAY).await;
    assert!(!has_given(&me, bot));
    assert_eq!(phase(&me), PhaseName::Give, "it waits for me");
    // I have changed my mind.
    wish(&mut me, bot).await;
    assert!(!has_given(&me, bot), "it still looks for a picture");
    pass(&server, &mut me, THOUGHT).await;
    assert_eq!(phase(&me), PhaseName::Vote);
}

#[tokio::test(flavor = "multi_thread")]
async fn persons_hear_what_their_partner_says_until_a_card_lies() {
    let server = TestServer::seeded(25, |_| {}).await;
    let (_, mut clients) = game_of(&server, 6, preset(Preset::OdysseyTeams)).await;
    let mut luck = chance(25, 0);
    play_to(&mut clients, &mut luck, PhaseName::Give).await;
    // A pair that does not tell.
    let both =
        |c: &Client| c.view().awaited.contains(partner(c)) && c.view().awaited.contains(c.seat());
    let one = clients.iter().position(both).expect("a pair");
    let (mine, theirs) = (clients[one].seat(), partner(&clients[one]));
    let other = clients
        .iter()
        .position(|c| c.seat() == theirs)
        .expect("the partner");
    let stranger = (0..6).find(|n| *n != one && *n != other).expect("another");

    wish(&mut clients[one], theirs).await;
    let heard = |s: &TableState<'_>| s.giver_wish.map(|w| (w.gives, w.said_by));
    clients[other]
        .until(|s| heard(s) == Some((theirs, mine)))
        .await;
    settle(&mut clients[stranger]).await;
    assert_eq!(
        clients[stranger].state().giver_wish,
        None,
        "it is theirs alone"
    );

    // The other turns it round.
    wish(&mut clients[other], mine).await;
    clients[one]
        .until(|s| heard(s) == Some((mine, theirs)))
        .await;

    // It binds nobody: who gives, gives. Then there is nothing more to say.
    let hand = clients[other].view().hand.clone().expect("a hand");
    let cards = vec![hand[0]];
    clients[other].must(Move::Give { cards }).await;
    clients[one].until(|s| s.giver_wish.is_none()).await;
    clients[one]
        .send(&ToServer::WishGiver { gives: mine })
        .await;
    assert_eq!(refusal(&mut clients[one]).await, "nothing-to-agree");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_says_who_gives_in_another_pair() {
    let (_server, mut me, _teller) = with_a_bot(26).await;
    let stranger = me
        .view()
        .seats
        .iter()
        .find(|s| s.seat != me.seat() && s.seat != partner(&me));
    let gives = stranger.expect("somebody").seat;
    me.send(&ToServer::WishGiver { gives }).await;
    assert_eq!(refusal(&mut me).await, "nothing-to-agree");
}
