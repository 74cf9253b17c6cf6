//! Points of pairs, in both of their games.

use fabula_rules::Preset;

use crate::support::{self, Table, seats};

/// Players, storyteller, votes, and the points of each team.
type Row = (usize, usize, &'static str, &'static [u16]);

fn check(preset: Preset, rows: &[Row]) {
    for &(players, storyteller, votes, expected) in rows {
        let mut table = Table::of(preset, players);
        table.round(storyteller, votes);
        assert_eq!(
            table.scores(),
            expected,
            "{preset}, {players} players: {votes}"
        );
        let total = table.points().iter().sum::<u16>();
        assert_eq!(
            total,
            expected.iter().sum::<u16>(),
            "each point is some player's"
        );
    }
}

#[test]
fn partners_sit_opposite_each_other_and_share_a_score() {
    for players in [6, 8, 10, 12] {
        let table = Table::of(Preset::OdysseyTeams, players);
        let teams = players / 2;
        assert_eq!(table.scores().len(), teams);
        for seat in 0..teams {
            let side = |s| table.game.side(support::seat(s));
            assert_eq!(side(seat), side(seat + teams));
        }
    }
}

// With three teams A1 B1 C1 A2 B2 C2 are the seats 0 to 5. In these tests the storyteller's partner
// and the first of every other pair give, the second ones vote.

#[test]
fn odyssey_teams_score_once_per_team() {
    check(
        Preset::OdysseyTeams,
        &[
            // All found it, or none: two for each opposing team, once.
            (6, 0, "4>0 5>0", &[0, 2, 2]),
            (6, 0, "4>2 5>1", &[0, 3, 3]),
            // Some: three for the storyteller's team and for each finder's.
            (6, 0, "4>0 5>1", &[3, 4, 0]),
            (6, 0, "4>2 5>0", &[3, 0, 4]),
            (8, 0, "5>0 6>0 7>0", &[0, 2, 2, 2]),
            (8, 0, "5>0 6>0 7>1", &[3, 4, 3, 0]),
            (10, 0, "6>0 7>1 8>1 9>2", &[3, 5, 1, 0, 0]),
            // The second of team B tells; 1 is the partner, 0 and 2 give, 3 and 5 vote.
            (6, 4, "3>4 5>0", &[4, 3, 0]),
        ],
    );
}

#[test]
fn the_bonus_of_odyssey_teams_is_also_for_the_storytellers_partner() {
    check(
        Preset::OdysseyTeams,
        &[
            (6, 0, "4>0 5>3", &[4, 3, 0]),
            (6, 0, "4>3 5>3", &[2, 2, 2]),
            (6, 0, "4>3 5>1", &[1, 3, 2]),
        ],
    );
}

#[test]
fn a_vote_for_the_partners_card_counts_like_any_other() {
    check(
        Preset::OdysseyTeams,
        &[(6, 0, "4>1 5>1", &[0, 4, 2]), (6, 0, "4>1 5>0", &[3, 1, 3])],
    );
    let everybody_else_finds_it = "1>0 2>0 3>0 4>0 5>1 6>0 7>0";
    check(
        Preset::FirstEditionTeams,
        &[(8, 0, everybody_else_finds_it, &[6, 4, 6, 6])],
    );
}

#[test]
fn the_bonus_of_odyssey_teams_is_at_most_three_a_team() {
    check(
        Preset::OdysseyTeams,
        &[
            (12, 0, "7>0 8>1 9>1 10>1 11>1", &[3, 6, 0, 0, 0, 0]),
            (12, 0, "7>6 8>6 9>6 10>6 11>6", &[3, 2, 2, 2, 2, 2]),
            (12, 0, "7>6 8>6 9>6 10>6 11>0", &[6, 0, 0, 0, 0, 3]),
            (12, 0, "7>1 8>1 9>1 10>1 11>1", &[0, 5, 2, 2, 2, 2]),
        ],
    );
}

#[test]
fn odyssey_teams_have_one_vote_and_no_single_vote_point_at_any_size() {
    for players in [6, 8, 10, 12] {
        let mut table = Table::of(Preset::OdysseyTeams, players);
        table.tells(0).all_give();
        let teams = players / 2;
        let voter = teams + 1;
        let two = format!("{voter}>0+1");
        assert_eq!(table.refuses_vote(&two), "wrong-number-of-votes");
        let votes: Vec<String> = (voter..players).map(|v| format!("{v}>0")).collect();
        table.votes(&votes.join(" "));
        let mut expected = vec![2; teams];
        expected[0] = 0;
        assert_eq!(table.scores(), expected);
    }
}

#[test]
fn odyssey_teams_lay_one_card_more_than_teams_and_cast_one_vote_less() {
    for players in [6, 8, 10, 12] {
        let mut table = Table::of(Preset::OdysseyTeams, players);
        table.tells(0).all_give();
        let teams = players / 2;
        assert_eq!(table.laid.len(), teams + 1);
        assert_eq!(table.game.awaited().len(), teams - 1);
    }
}

// With four teams the seats are A1 B1 C1 D1 A2 B2 C2 D2. The storyteller is 0, so 4, 1, 2 and 3 give.

#[test]
fn first_edition_teams_count_for_each_player_and_add_up() {
    check(
        Preset::FirstEditionTeams,
        &[
            // All seven: four for the opposing teams, two for the storyteller's voter.
            (8, 0, "1>0 2>0 3>0 4>0 5>0 6>0 7>0", &[2, 4, 4, 4]),
            // None: as much, and the bonus once, to the giver.
            (8, 0, "1>2 2>3 3>1 4>1 5>2 6>3 7>1", &[2, 7, 6, 6]),
            // Only the storyteller's partner: 3 + 3.
            (8, 0, "4>0 1>2 2>1 3>1 5>2 6>1 7>1", &[6, 4, 2, 0]),
            // Both of team B: 3 + 3, and the partner's card fools four, without a cap.
            (8, 0, "1>0 5>0 2>4 3>4 4>1 6>4 7>4", &[7, 7, 0, 0]),
            // One of a team.
            (8, 0, "1>0 2>3 3>2 4>2 5>3 6>3 7>2", &[3, 3, 3, 3]),
        ],
    );
}

#[test]
fn first_edition_teams_lay_five_cards_and_cast_seven_votes() {
    let mut table = Table::of(Preset::FirstEditionTeams, 8);
    table.tells(5).all_give();
    assert_eq!(table.laid.len(), 5);
    let voters = seats(&[0, 1, 2, 3, 4, 6, 7]);
    assert_eq!(table.game.awaited(), voters);
    assert_eq!(table.refuses_vote("5>1"), "no-vote-this-round");
    // Only the giver of a card may not vote for it.
    assert_eq!(table.refuses_vote("0>0"), "own-card");
    assert_eq!(table.refuses_vote("1>1"), "own-card");
    table.votes("4>0 1>5");
}

#[test]
fn a_missing_ballot_of_a_team_brings_nothing_but_the_bonus() {
    check(
        Preset::OdysseyTeams,
        &[(6, 0, "4>0", &[3, 3, 0]), (6, 0, "4>2", &[0, 2, 1])],
    );
    check(
        Preset::FirstEditionTeams,
        &[
            (8, 0, "1>0 2>0 3>0", &[3, 3, 3, 3]),
            (8, 0, "1>2 2>1", &[0, 3, 3, 0]),
        ],
    );
}
