//! A room is its log: whatever happened, the same events read again make the same room.

use fabula_ids::{PlayerId, RoomId};
use fabula_room::{Room, RoomEvent};
use fabula_rules::ActionId;

use crate::random_room::{RandomRoom, persons, seeds};

/// All that can be asked of a room, to be compared.
pub fn whole(room: &Room, requests: &[(PlayerId, ActionId)]) -> String {
    let mut all = format!(
        "{} {:?} {:?} {:?} {:?} {:?} {} {}\n",
        room.position(),
        room.host(),
        room.members(),
        room.settings(),
        room.game(),
        room.decks_in_play(),
        room.clock_left(60_000, 10_000_000),
        room.has_place(),
    );
    for player in persons() {
        let sounds = ["sound 0", "sound 1", "sound 2"];
        all += &format!(
            "{player} {} {} {} {:?} {:?}\n",
            room.is_banned(player),
            room.is_muted(player),
            room.has_moved(player),
            sounds.map(|sound| room.may_hear(player, sound)),
            room.view(Some(player)),
        );
    }
    for (player, id) in requests {
        all += &format!("{:?}\n", room.answered(*player, *id));
    }
    all + &format!("{:?}", room.view(None))
}

/// The requests that were done.
pub fn requests(random: &RandomRoom) -> Vec<(PlayerId, ActionId)> {
    let events = random.log.iter();
    events.filter_map(|(e, _)| Some((e.by?, e.id))).collect()
}

#[test]
fn the_same_events_make_the_same_room() {
    let (mut games, mut longest) = (0, 0);
    for seed in seeds(60) {
        let mut random = RandomRoom::open(seed);
        (0..250).for_each(|_| drop(random.step()));
        let requests = requests(&random);
        games += random.room.game().map_or(0, |g| g.turn().game + 1);
        longest = longest.max(random.log.len());

        // As the journal keeps them: each event as JSON.
        let mut events = random.log.iter().map(|(event, at)| {
            let json = serde_json::to_string(event).expect("JSON");
            let read: RoomEvent = serde_json::from_str(&json).expect("an event");
            assert_eq!(read, *event, "{json}");
            (read, *at)
        });
        let (first, at) = events.next().expect("it was opened");
        let mut again = Room::open(RoomId([9; 16]), &first, at).expect("it opens");
        for (event, at) in events {
            again.apply(&event, at).expect("it was followed before");
        }
        assert_eq!(
            whole(&again, &requests),
            whole(&random.room, &requests),
            "seed {seed}"
        );
    }
    assert!(
        games > 20 && longest > 80,
        "{games} games, {longest} events"
    );
}

#[test]
fn a_room_that_was_read_again_decides_as_before() {
    for seed in seeds(20) {
        let mut random = RandomRoom::open(seed);
        (0..120).for_each(|_| drop(random.step()));
        let mut log = random.log.iter();
        let (first, at) = log.next().expect("it was opened");
        let mut again = Room::open(RoomId([9; 16]), first, *at).expect("it opens");
        log.for_each(|(event, at)| again.apply(event, *at).expect("followed"));
        // The same is asked of both from here on.
        let mut other = random.continued(again, seed);
        let mut random = random.continued(random.room.clone(), seed);
        for _ in 0..60 {
            let outcome = |step: Option<(_, _)>| step.map(|(_, outcome)| outcome);
            assert_eq!(outcome(random.step()), outcome(other.step()));
            assert_eq!(random.log.last(), other.log.last());
        }
    }
}

#[test]
fn a_log_that_does_not_begin_with_settings_opens_no_room() {
    let random = RandomRoom::open(1);
    let mut first = random.log[0].0.clone();
    first.changes.remove(0);
    assert!(Room::open(RoomId([9; 16]), &first, 1).is_err());
}
