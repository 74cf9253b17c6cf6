//! What a view says may be done is not refused, and what it does not say is refused: at every step, for the host
//! and for others.

use std::collections::BTreeMap;

use fabula_ids::PlayerId;
use fabula_room::{
    Command, HostCommand, MemberCommand, Move, PlayerView, Refused, RoomRefusal, TableView,
};
use fabula_rules::{Clue, Player, Preset, Seat};

use crate::random_room::{RandomRoom, as_move, persons, preset, seeds};

/// How often each thing was refused, and how often it could be done.
type Counts = BTreeMap<&'static str, [u32; 2]>;

struct Check<'c> {
    random: &'c mut RandomRoom,
    counts: &'c mut Counts,
    by: PlayerId,
}

impl Check<'_> {
    /// Asks for something, and compares what would come of it with what the view says.
    fn is(
        &mut self,
        may: bool,
        what: &'static str,
        command: impl Into<Command>,
    ) -> Option<Refused> {
        let request = self.random.request(self.by, command);
        let outcome = self.random.decide(&request);
        if outcome.is_ok() != may {
            let view = self.random.room.view(Some(self.by));
            panic!("{what}: {may} in the view, but {outcome:?}\n{view:?}");
        }
        self.counts.entry(what).or_default()[usize::from(may)] += 1;
        outcome.err().as_ref().map(Refused::from)
    }

    fn table(&mut self, view: &TableView<'_>) {
        let (may, me) = (&view.may, view.you);
        let name = "Somebody new".to_owned();
        let colour = None;
        let refused = self.is(may.sit, "sit", MemberCommand::Sit { name, colour });
        if me.is_none() {
            assert_eq!(refused, view.sit_refused);
        } else {
            assert_eq!(view.sit_refused, None);
        }

        let here: Vec<&PlayerView> = view.players.iter().filter(|p| !p.gone).collect();
        let ready = here.iter().any(|p| Some(p.id) == me && p.ready);
        self.is(may.ready, "ready", MemberCommand::Ready { ready: !ready });

        let refused = self.is(may.start, "start", HostCommand::Start);
        if me.is_some() && me == view.host {
            assert_eq!(refused, view.start_refused);
        }

        let other = Preset::all().find(|p| p.settings() != view.settings.rules);
        let change = Box::new(preset(other.expect("another preset")));
        self.is(
            may.configure,
            "configure",
            HostCommand::Configure { change },
        );
        if here.len() > 1 {
            let order = here.iter().rev().map(|p| p.id).collect();
            self.is(may.configure, "arrange", HostCommand::Arrange { order });
        }
        self.is(may.add_bot, "add_bot", HostCommand::ADD_ANY_BOT);
        for other in here.iter().filter(|p| Some(p.id) != view.host) {
            let (player, muted) = (other.id, !other.muted);
            self.is(may.manage, "kick", HostCommand::Kick { player });
            let person = other.kind == Player::Person;
            self.is(
                may.manage && person,
                "hand_over",
                HostCommand::HandOver { player },
            );
            self.is(
                may.manage && person,
                "mute",
                HostCommand::Mute { player, muted },
            );
        }
    }

    fn game(&mut self, view: &TableView<'_>) {
        let may = &view.may;
        self.is(may.pause, "pause", HostCommand::Pause);
        self.is(may.resume, "resume", Move::Resume);
        self.is(may.move_on, "move_on", HostCommand::MoveOn);
        for seat in Seat::all() {
            let open = may.close.contains(&seat);
            self.is(open, "close", HostCommand::Close { seat });
        }

        let game = view.game.as_ref();
        let running = self.random.room.running().is_some();
        let legal = game.map(|g| g.view.legal).unwrap_or_default();
        let leave = view.you.is_some() && (!running || legal.leave);
        self.is(leave, "leave", MemberCommand::Leave);
        self.is(legal.claim, "claim", Move::Claim);
        self.is(legal.withdraw, "withdraw", Move::Withdraw);
        self.is(legal.take_back, "take_back", Move::TakeBack);
        self.is(legal.seen, "seen", Move::Seen);
        self.is(legal.agree_to_end, "agree_to_end", Move::AgreeToEnd);
        self.is(legal.keep_playing, "keep_playing", Move::KeepPlaying);
        if let Some(action) = legal.pick(&mut self.random.chance, &Clue::text("A boat")) {
            self.is(true, "a legal move", as_move(action));
        }
    }
}

#[test]
fn what_the_view_says_one_may_do_can_be_done_and_nothing_else() {
    let mut counts = Counts::new();
    for seed in seeds(40) {
        let mut random = RandomRoom::open(seed);
        for _ in 0..150 {
            random.step();
            let asked = [random.room.host(), None, None];
            for by in asked.map(|host| host.unwrap_or_else(|| random.somebody())) {
                let room = random.room.clone();
                let view = room.view(Some(by));
                let mut check = Check {
                    random: &mut random,
                    counts: &mut counts,
                    by,
                };
                check.table(&view);
                check.game(&view);
            }
        }
    }
    // Both came often enough to mean something.
    for (what, [refused, done]) in &counts {
        let always = *what == "a legal move";
        assert!(
            (always || *refused > 20) && *done > 10,
            "{what}: {counts:?}"
        );
    }
    assert_eq!(counts.len(), 21, "{counts:?}");
}

#[test]
fn who_does_not_say_who_they_are_may_do_what_a_newcomer_may() {
    for seed in seeds(10) {
        let mut random = RandomRoom::open(seed);
        for _ in 0..100 {
            random.step();
            let (nobody, newcomer) = (PlayerId([0; 16]), PlayerId([200; 16]));
            let room = &random.room;
            let seen = room.view(None);
            assert_eq!(seen.you, None);
            assert_eq!(seen.may.sit, room.has_place());
            assert_eq!(seen.may, room.view(Some(newcomer)).may);
            assert_eq!(seen, room.view(Some(nobody)));
        }
    }
}

#[test]
fn who_was_sent_away_is_told_so() {
    let mut kicked = 0;
    for seed in seeds(40) {
        let mut random = RandomRoom::open(seed);
        (0..150).for_each(|_| drop(random.step()));
        let banned: Vec<_> = persons().filter(|p| random.room.is_banned(*p)).collect();
        for by in banned {
            let view = random.room.view(Some(by));
            let refused = Refused::from(&RoomRefusal::Kicked);
            assert_eq!((view.may.sit, view.sit_refused), (false, Some(refused)));
            kicked += 1;
        }
    }
    assert!(kicked > 3, "{kicked}");
}
