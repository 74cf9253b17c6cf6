//! A refused request changes nothing, and what is done changes something.

use fabula_room::{Command, HostCommand, Request};

use crate::random_room::{RandomRoom, seeds};
use crate::replay::{requests, whole};

#[test]
fn a_refused_request_changes_nothing_and_is_not_remembered() {
    let (mut refused, mut done) = (0, 0);
    for seed in seeds(15) {
        let mut random = RandomRoom::open(seed);
        for _ in 0..150 {
            let known = requests(&random);
            let (position, before) = (random.room.position(), whole(&random.room, &known));
            let Some((request, outcome)) = random.step() else {
                continue;
            };
            let answered = random.room.answered(request.by, request.id);
            match outcome {
                Err(refusal) => {
                    refused += 1;
                    assert_eq!(whole(&random.room, &known), before, "{request:?}");
                    assert_eq!(answered, None, "{request:?}: it can be asked again");
                    assert_eq!(random.decide(&request).err(), Some(refusal));
                }
                Ok(()) => {
                    done += 1;
                    assert_eq!(answered, Some(position), "{request:?}");
                    assert_eq!(random.room.position(), position + 1);
                    let (event, _) = random.log.last().expect("an event");
                    assert_eq!((event.by, event.id), (Some(request.by), request.id));
                    assert!(!event.changes.is_empty(), "{request:?}");
                }
            }
        }
    }
    assert!(
        refused > 200 && done > 200,
        "{refused} refused, {done} done"
    );
}

#[test]
fn to_decide_is_not_to_do() {
    for seed in seeds(10) {
        let mut random = RandomRoom::open(seed);
        (0..60).for_each(|_| drop(random.step()));
        let Some(host) = random.room.host() else {
            continue;
        };
        let bot = HostCommand::ADD_ANY_BOT;
        let request: Request = random.request(host, Command::from(bot));
        let before = whole(&random.room, &[]);
        let decided = random.decide(&request);
        assert_eq!(whole(&random.room, &[]), before);
        assert_eq!(random.decide(&request), decided, "the same again");
    }
}
