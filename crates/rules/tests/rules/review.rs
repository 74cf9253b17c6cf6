//! After a scored round: who is waited for before the next one begins.

use fabula_rules::{Action, Actor, PhaseName, Player, Preset};

use crate::support::{Table, seat, seats, setup};

#[test]
fn the_next_round_begins_when_every_person_is_ready() {
    let mut table = Table::of(Preset::Classic, 4);
    table.round(0, "1>0 2>0 3>2");
    for s in 0..3 {
        table.says(s, Action::Ready);
        assert_eq!(table.phase(), PhaseName::Review);
    }
    assert_eq!(table.refuses(1, Action::Ready), "already-said");
    assert_eq!(table.game.awaited(), seats(&[3]));
    table.says(3, Action::Ready);
    assert_eq!(
        (table.phase(), table.storyteller()),
        (PhaseName::Clue, Some(1))
    );
}

#[test]
fn bots_are_not_waited_for_and_whoever_leaves_is_not_either() {
    let mut setup = setup(Preset::Classic.settings(), 5);
    setup.seats[3] = Player::Bot;
    let mut table = Table::start(setup);
    table.round(0, "1>0 2>0 3>2 4>2");
    table.says(0, Action::Ready).says(1, Action::Ready);
    assert_eq!(table.game.awaited(), seats(&[2, 4]));
    table.says(2, Action::Ready).says(4, Action::Leave);
    assert_eq!(table.phase(), PhaseName::Clue);
}

#[test]
fn a_table_of_bots_waits_for_the_host_or_the_clock() {
    let mut setup = setup(Preset::Classic.settings(), 4);
    setup.seats = vec![Player::Bot; 4];
    let mut table = Table::start(setup);
    table.round(0, "1>0 2>0 3>2");
    assert_eq!(table.phase(), PhaseName::Review);
    table.time_up();
    assert_eq!(table.phase(), PhaseName::Clue);
}

#[test]
fn the_host_need_not_wait_for_anybody() {
    let mut table = Table::of(Preset::OdysseyParty, 6);
    table.round(0, "0>1!2 1>1 2>1 3>1 4>1 5>1");
    table.act(Actor::Host, Action::MoveOn);
    assert_eq!(
        (table.phase(), table.storyteller()),
        (PhaseName::Clue, Some(1))
    );
}

#[test]
fn persons_who_wait_for_a_seat_do_not_wait_for_bots_to_be_ready() {
    let mut table = Table::of(Preset::Classic, 4);
    table.round(0, "1>0 2>0 3>2");
    for s in 0..3 {
        table.takes(s, Player::Bot);
    }
    let newcomer = table.joins();
    assert_eq!(table.phase(), PhaseName::Review);
    table.takes(3, Player::Bot);
    assert_eq!(table.phase(), PhaseName::Clue);
    assert!(table.game.in_play().contains(seat(newcomer)));
}
