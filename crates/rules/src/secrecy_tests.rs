//! Non-interference: change anything a person may not know, and what they are shown stays the same to
//! the byte.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::select;

use crate::game::Game;
use crate::phase::Phase;
use crate::pile::Pile;
use crate::random_games::{Evening, arbitrary_action, cases, seed, setup, tables};
use crate::{Actor, Ballot, Card, Draw, Hand, Laid, Preset, Seat, SeatSet};

/// Another world that looks the same from this seat: other hands, another deck, other owners, other
/// votes, another seed (under the same commitment).
fn another_world(game: &Game, you: Option<Seat>, chance: &mut Draw) -> Game {
    let mut other = game.clone();
    let is_you = |seat: Seat| Some(seat) == you;
    let sees_hand = |seat: Seat| is_you(seat) && !game.hand_hidden(seat);
    let over = game.is_over();

    // All cards whose place is a secret change places.
    let mut cards: Vec<Card> = game.deck[game.drawn..].to_vec();
    for seat in Seat::all().filter(|&s| !sees_hand(s)) {
        cards.extend(game.seats[seat.index()].hand);
    }
    if let Phase::Give { given, .. } = &game.phase {
        cards.extend(given.iter().filter(|l| !is_you(l.owner)).map(|l| l.card));
    }
    chance.shuffle(&mut cards);
    let mut cards = cards.into_iter();
    let mut next = || cards.next().expect("as many as were taken");
    other.deck = game.deck[game.drawn..].iter().map(|_| next()).collect();
    other.drawn = 0;
    for seat in Seat::all().filter(|&s| !sees_hand(s)) {
        let hand = &mut other.seats[seat.index()].hand;
        *hand = hand.iter().map(|_| next()).collect::<Hand>();
    }
    if let Phase::Give { given, .. } = &mut other.phase {
        let swap = |l: &Laid| {
            let card = if is_you(l.owner) { l.card } else { next() };
            Laid { card, ..*l }
        };
        *given = given.iter().map(swap).collect::<Pile>();
    }

    // On the table the cards are known, but not whose they are, nor who voted what.
    if let Phase::Vote {
        storyteller,
        table,
        ballots,
        red,
        ..
    } = &mut other.phase
    {
        let all: Vec<Card> = table.iter().map(|l| l.card).collect();
        let foreign = table.iter().filter(|l| !is_you(l.owner));
        let mut owners: Vec<Seat> = foreign.map(|l| l.owner).collect();
        chance.shuffle(&mut owners);
        let mut owners = owners.into_iter();
        let swap = |l: &Laid| {
            let owner = if is_you(l.owner) {
                Some(l.owner)
            } else {
                owners.next()
            };
            Laid {
                owner: owner.expect("as many as were taken"),
                ..*l
            }
        };
        *table = table.iter().map(swap).collect();
        for seat in ballots.cast.iter().filter(|&s| !is_you(s)) {
            let mut votes = all.clone();
            chance.shuffle(&mut votes);
            votes.truncate(1 + chance.below(2));
            ballots.put(seat, votes.into_iter().collect::<Ballot>());
        }
        if !is_you(*storyteller) && red.is_some() {
            *red = Some(all[chance.below(all.len())]);
        }
    }

    // After the end the seed is public.
    if !over {
        let mut setup = (*other.setup).clone();
        setup.seed = seed(chance.below(1 << 30) as u64);
        other.setup = Arc::new(setup);
    }
    other
}

fn shown(game: &Game, you: Option<Seat>) -> String {
    serde_json::to_string(&game.view(you)).expect("a view")
}

fn viewers(game: &Game) -> impl Iterator<Item = Option<Seat>> + use<> {
    let seats: SeatSet = game.ring.iter().copied().collect();
    seats.iter().map(Some).chain([None])
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn what_is_shown_depends_on_nothing_that_may_not_be_known(
        (preset, players) in select(tables()), n in any::<u64>(), trouble in 0usize..40
    ) {
        let chance = Draw::new(&seed(!n), 3);
        let mut evening = Evening::new(setup(preset, players, 84, n), chance, trouble);
        for _ in 0..120 {
            if !evening.step() {
                break;
            }
            let game = &evening.game;
            for you in viewers(game) {
                let other = another_world(game, you, &mut evening.chance);
                prop_assert_eq!(shown(game, you), shown(&other, you));
            }
        }
    }

    #[test]
    fn a_refusal_tells_nothing_that_may_not_be_known(
        (preset, players) in select(tables()), n in any::<u64>()
    ) {
        let chance = Draw::new(&seed(!n), 4);
        let mut evening = Evening::new(setup(preset, players, 84, n), chance, 20);
        for _ in 0..80 {
            if !evening.step() {
                break;
            }
            let game = &evening.game;
            for you in viewers(game).flatten() {
                let other = another_world(game, Some(you), &mut evening.chance);
                let action = arbitrary_action(game, &mut evening.chance);
                let here = game.decide(game.cause(Actor::Seat(you), action.clone())).err();
                let there = other.decide(other.cause(Actor::Seat(you), action)).err();
                prop_assert_eq!(here, there);
            }
        }
    }
}

/// The property above would hold for a view that shows nothing, and for worlds that do not differ.
#[test]
fn the_other_worlds_really_differ_and_their_owners_see_it() {
    for (preset, players) in tables() {
        let chance = Draw::new(&seed(7), 5);
        let mut evening = Evening::new(setup(preset, players, 84, 7), chance, 0);
        let (mut seen, mut votes, mut owners) = (0, 0, 0);
        for _ in 0..100 {
            if !evening.step() {
                break;
            }
            let game = &evening.game;
            let other = another_world(game, None, &mut evening.chance);
            for you in viewers(game).flatten() {
                seen += (shown(game, Some(you)) != shown(&other, Some(you))) as usize;
            }
            if let (
                Phase::Vote {
                    ballots: a,
                    table: t,
                    ..
                },
                Phase::Vote {
                    ballots: b,
                    table: u,
                    ..
                },
            ) = (&game.phase, &other.phase)
            {
                votes += a.cast.iter().any(|s| a.of(s) != b.of(s)) as usize;
                owners += (t[..] != u[..]) as usize;
            }
        }
        assert!(
            seen > 100 && votes > 3 && owners > 3,
            "{preset} {players}: {seen} {votes} {owners}"
        );
    }
}

#[test]
fn nobody_sees_the_seed_or_anything_secret_by_name_before_the_end() {
    let chance = Draw::new(&seed(9), 6);
    let mut evening = Evening::new(setup(Preset::OdysseyParty, 6, 84, 9), chance, 0);
    let hex = hex::encode(evening.game.setup.seed.0);
    loop {
        let over = evening.game.is_over();
        for you in viewers(&evening.game) {
            assert_eq!(shown(&evening.game, you).contains(&hex), over);
        }
        if !evening.step() {
            break;
        }
    }
}
