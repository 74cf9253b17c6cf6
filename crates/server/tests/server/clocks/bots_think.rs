//! Bots take their time.

use std::time::Duration;

use fabula_room::{HostCommand, Move};
use fabula_rules::{PhaseName, PhaseView, Preset};
use fabula_server::options::{BotPace, Span};

use crate::support::{
    DAY, MILLISECOND, TestServer, chance, pass, phase, preset, seconds, table_of,
};

#[tokio::test(flavor = "multi_thread")]
async fn bots_take_their_time_and_claim_only_after_a_while() {
    let server = TestServer::seeded(19, |o| o.pace = BotPace::default()).await;
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    let me = &mut clients[0];
    for _ in 0..3 {
        me.must(HostCommand::ADD_ANY_BOT).await;
    }
    me.must(HostCommand::Start).await;
    pass(&server, me, seconds(20) - MILLISECOND).await;
    assert_eq!(phase(me), PhaseName::Race, "persons have their chance");
    pass(&server, me, seconds(10) + MILLISECOND).await;
    let PhaseView::Clue { storyteller, .. } = me.view().phase else {
        panic!("a bot has claimed by now");
    };
    assert_ne!(storyteller, me.seat());

    // To tell: three to ten seconds.
    let position = me.state().position;
    pass(&server, me, seconds(3) - MILLISECOND).await;
    assert_eq!(me.state().position, position, "bots think");
    pass(&server, me, seconds(7) + MILLISECOND).await;
    // To give and to vote: one and a half to five.
    let (least, most) = (Duration::from_millis(1_500), seconds(5));
    for wanted in [PhaseName::Give, PhaseName::Vote] {
        assert_eq!(phase(me), wanted);
        let position = me.state().position;
        pass(&server, me, least - MILLISECOND).await;
        assert_eq!(me.state().position, position, "bots think");
        pass(&server, me, most - least + MILLISECOND).await;
        assert_eq!(me.state().position, position + 2, "two bots have moved");
        assert_eq!(me.view().awaited.len(), 1, "and wait for the person");
        let mine = me.random_move(&mut chance(20, 0)).expect("a move");
        me.must(mine).await;
    }
    // They do not make anybody hurry through the review.
    assert_eq!(phase(me), PhaseName::Review);
    pass(&server, me, DAY).await;
    assert_eq!(phase(me), PhaseName::Review);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_do_not_move_while_the_game_is_held() {
    let think = Span::between(seconds(1), seconds(1));
    let server = TestServer::seeded(21, |o| {
        o.pace = BotPace {
            think,
            claim: think,
            partner: think,
        }
    })
    .await;
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    let me = &mut clients[0];
    for _ in 0..3 {
        me.must(HostCommand::ADD_ANY_BOT).await;
    }
    me.must(HostCommand::Start).await;
    me.must(HostCommand::Pause).await;
    let position = me.state().position;
    pass(&server, me, DAY).await;
    assert_eq!(me.state().position, position);
    me.must(Move::Resume).await;
    assert_eq!(phase(me), PhaseName::Race);
    pass(&server, me, seconds(1)).await;
    assert_eq!(phase(me), PhaseName::Clue);
}
