// What everybody in the room may see of a table, whoever's browser it is shown in.

import type { GameView, May, PhaseView, TableState } from '../protocol';

const NOTHING: May = {
  sit: false,
  ready: false,
  start: false,
  configure: false,
  add_bot: false,
  manage: false,
  pause: false,
  resume: false,
  move_on: false,
  close: [],
};

function phase(phase: PhaseView): PhaseView {
  switch (phase.name) {
    case 'give':
      return { ...phase, yours: [] };
    case 'vote': {
      const { name, storyteller, clue, table } = phase;
      return { name, storyteller, clue, table, yours: [], ballot: [] };
    }
    case 'race':
    case 'clue':
    // All is revealed.
    case 'review':
    case 'over':
      return phase;
  }
}

// Field by field, so that whatever is added to the protocol is looked at here before a room sees it.

function game(view: GameView): GameView {
  return {
    you: null,
    turn: view.turn,
    preset: view.preset,
    seats: view.seats,
    phase: phase(view.phase),
    awaited: view.awaited,
    pauses: view.pauses,
    agreed: view.agreed,
    size: view.size,
    clock: view.clock,
    hand: null,
    deck: view.deck,
    discard: view.discard,
    commitment: view.commitment,
    legal: {},
  };
}

/**
 * The state without anything that is for one person. A host who opens the table's screen in the browser they play in
 * must not show their hand to the room.
 */
export function publicOnly(state: TableState): TableState {
  const { table } = state;
  return {
    code: state.code,
    link: state.link,
    position: state.position,
    clock: state.clock,
    presence: state.presence,
    watching: state.watching,
    table: {
      charter: table.charter,
      house_rules: table.house_rules,
      deck_advice: table.deck_advice,
      players: table.players,
      host: table.host,
      you: null,
      moved: false,
      may: NOTHING,
      start_refused: table.start_refused,
      sit_refused: null,
      game: table.game && {
        settings: table.game.settings,
        decks: table.game.decks,
        view: game(table.game.view),
      },
    },
  };
}
