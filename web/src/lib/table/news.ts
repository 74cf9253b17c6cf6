// What happened at the table between two states, as far as it is worth a toast. What the screen itself shows, a new
// phase or a vote, is no news.

import type {
  Card,
  GameView,
  PlayerId,
  PlayerView,
  Preset,
  Seat,
  TableSettings,
  TableState,
} from '../../protocol';

export type News =
  | { what: 'joined'; name: string }
  | { what: 'waits'; name: string }
  | { what: 'left'; name: string }
  | { what: 'host'; name: string }
  | { what: 'host_you' }
  | { what: 'stand_in'; name: string }
  | { what: 'stood_in_for_you' }
  | { what: 'away'; name: string }
  | { what: 'back'; name: string }
  | { what: 'resumed' }
  | { what: 'end_dropped' }
  | { what: 'given_for_you'; count: number }
  | { what: 'no_vote' }
  | { what: 'skipped'; name: string }
  | { what: 'skipped_you' }
  | { what: 'lantern_free'; name: string }
  | { what: 'void'; name: string }
  | { what: 'preset'; preset: Preset }
  | { what: 'settings' };

/** What this device did itself. */
export interface OwnMoves {
  /** The cards it has itself given in the turn that was seen before. */
  gave?: Card[];
}

/** The most news at once. */
const MOST_AT_ONCE = 3;

/** What is worth saying, the most important first. */
export function newsBetween(before: TableState, now: TableState, own: OwnMoves = {}): News[] {
  if (before.code !== now.code || now.position < before.position) return [];
  const round = aboutTheRound(before, now, own);
  const left = aboutLeaving(before, now).filter(
    // That somebody left is already in the sentence about their story.
    (news) => !round.some((r) => r.what === 'void' && news.what === 'left' && r.name === news.name),
  );
  return [
    ...round,
    ...aboutTheHost(before, now),
    ...left,
    ...aboutComing(before, now),
    ...aboutTheTable(before, now),
  ].slice(0, MOST_AT_ONCE);
}

/** Everybody who is here, by name of the room. */
function here(state: TableState): Map<PlayerId, PlayerView> {
  return new Map(state.table.players.filter((p) => !p.gone).map((p) => [p.id, p]));
}

/** A seat that was moved to another device has a new id, and the old name and rabbit. */
function isSame(a: PlayerView, b: PlayerView): boolean {
  return a.id === b.id || (a.name === b.name && a.colour === b.colour && a.seat === b.seat);
}

function aboutLeaving(before: TableState, now: TableState): News[] {
  const still = here(now);
  const all = [...still.values()];
  const news: News[] = [];
  for (const player of here(before).values()) {
    if (player.kind === 'bot' || player.id === before.table.you) continue;
    if (!still.has(player.id) && !all.some((p) => isSame(p, player)))
      news.push({ what: 'left', name: player.name });
  }
  return news;
}

function aboutComing(before: TableState, now: TableState): News[] {
  const known = here(before);
  const all = [...known.values()];
  const presence = (state: TableState, id: PlayerId) =>
    state.presence.find((p) => p.player === id)?.presence ?? 'connected';
  const news: News[] = [];
  for (const player of here(now).values()) {
    // Bots sit down because the host wants it; the chairs show it.
    if (player.kind === 'bot') continue;
    const mine = player.id === now.table.you;
    const was = known.get(player.id);
    if (!was) {
      if (mine || all.some((p) => isSame(p, player))) continue;
      news.push({ what: isWaiting(now, player) ? 'waits' : 'joined', name: player.name });
      continue;
    }
    if (mine) {
      if (was.stand_in && !player.stand_in) news.push({ what: 'stood_in_for_you' });
      continue;
    }
    // Looking away for a moment is everybody's right: only those who are gone are missed, and only in a game.
    const gone = presence(now, player.id) === 'gone';
    const wasGone = presence(before, player.id) === 'gone';
    if (player.stand_in && !was.stand_in) news.push({ what: 'stand_in', name: player.name });
    else if (!running(now)) continue;
    else if (gone && !wasGone && !player.stand_in) news.push({ what: 'away', name: player.name });
    else if ((was.stand_in && !player.stand_in) || (wasGone && !gone && !player.stand_in && !was.stand_in))
      news.push({ what: 'back', name: player.name });
  }
  return news;
}

function isWaiting(state: TableState, player: PlayerView): boolean {
  const seat = state.table.game?.view.seats.find((s) => s.seat === player.seat);
  return running(state) !== undefined && seat?.standing === 'waiting';
}

function aboutTheHost(before: TableState, now: TableState): News[] {
  const { host, you } = now.table;
  // The first to sit down is the host, and no wonder.
  if (!host || !before.table.host || host === before.table.host) return [];
  const player = now.table.players.find((p) => p.id === host);
  const was = before.table.players.find((p) => p.id === before.table.host);
  if (!player || (was && isSame(was, player))) return [];
  return [host === you ? { what: 'host_you' } : { what: 'host', name: player.name }];
}

/** The settings, for those who did not change them. */
function aboutTheTable(before: TableState, now: TableState): News[] {
  if (now.table.may.configure || before.table.may.configure || running(now) || running(before)) return [];
  const [was, is] = [before.table.charter, now.table.charter];
  if (was.settings.preset !== is.settings.preset) return [{ what: 'preset', preset: is.settings.preset }];
  return JSON.stringify(played(was)) === JSON.stringify(played(is)) ? [] : [{ what: 'settings' }];
}

/** What of a charter the players will notice. */
const played = ({ settings, clocks, decks, bot_strength }: TableSettings) => [
  settings,
  clocks,
  decks,
  bot_strength,
];

const running = (state: TableState): GameView | undefined => {
  const view = state.table.game?.view;
  return view && view.phase.name !== 'over' ? view : undefined;
};

function aboutTheRound(before: TableState, now: TableState, own: OwnMoves): News[] {
  const [was, is] = [running(before), running(now)];
  if (!was || !is || was.turn.game !== is.turn.game) return [];
  const news: News[] = [];
  if (was.pauses.host && !is.pauses.host) news.push({ what: 'resumed' });
  if (before.end_question && !now.end_question) news.push({ what: 'end_dropped' });
  if (was.turn.round !== is.turn.round || was.turn.attempt === is.turn.attempt) return news;
  const name = (seat: Seat) => before.table.players.find((p) => p.seat === seat)?.name ?? '…';
  const a = was.phase;
  const b = is.phase;
  const me = before.table.players.find((p) => p.id === before.table.you);

  if (a.name === 'clue' && b.name === 'race') {
    if (a.storyteller !== was.you) news.push({ what: 'lantern_free', name: name(a.storyteller) });
  } else if ((a.name === 'clue' || a.name === 'give' || a.name === 'vote') && b.name === 'clue') {
    // The same round again under another storyteller.
    const seat = is.seats.find((s) => s.seat === a.storyteller);
    if (seat?.standing !== 'taken') news.push({ what: 'void', name: name(a.storyteller) });
    else if (a.name === 'clue' && a.storyteller !== b.storyteller) {
      const yours = a.storyteller === was.you;
      news.push(yours ? { what: 'skipped_you' } : { what: 'skipped', name: name(a.storyteller) });
    }
  } else if (a.name === 'give' && b.name === 'vote' && !me?.stand_in) {
    const chosen = [...a.yours, ...(own.gave ?? [])];
    const others = b.yours.filter((card) => !chosen.includes(card));
    if (was.you !== null && was.you !== a.storyteller && others.length > 0)
      news.push({ what: 'given_for_you', count: others.length });
  } else if (a.name === 'vote' && b.name === 'review' && was.legal.vote && !me?.stand_in) {
    if (!b.result.ballots.some((ballot) => ballot.seat === was.you)) news.push({ what: 'no_vote' });
  }
  return news;
}
