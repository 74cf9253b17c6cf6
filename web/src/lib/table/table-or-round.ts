// The players and pictures a component shows: those of the live table, or of a past round of the album.

import { getContext, setContext } from 'svelte';
import type { AlbumPlayer, AlbumRound, Colour, PlayerView, Refused, Seat, TableDeck } from '../../protocol';
import { sidesOf } from '../album/album';
import type { RevealPlayer } from '../reveal/player.svelte';
import { knownScore } from '../reveal/seen';
import type { Hop } from '../reveal/timeline';
import { Pictures } from '../cards/pictures.svelte';

/** One rabbit on the score path: a player, or a pair. */
export interface Side {
  side: Seat;
  seats: Seat[];
  score: number;
}

/** What cards, clues and scores need to know of the table or the round they are shown for. */
export interface TableOrRound {
  /** The table's code. */
  readonly code: string;
  /** Your seat. None for spectators, nor in the album, where everybody has a name. */
  readonly you: Seat | null;
  readonly pictures: Pictures;
  readonly sides: Side[];
  /** The sides whose rabbits have hopped in a reveal, or are on their way. */
  readonly hops: Hop[];
  /** What the table refused last, until it is read. */
  refusal?: Refused | undefined;
  playerAt(seat: Seat): PlayerView | AlbumPlayer | undefined;
  name(seat: Seat): string;
  colour(seat: Seat): Colour;
  /** Makes sure that this browser has an identity here: recordings are only for those who have one. */
  ensureIdentity(): Promise<void>;
}

/** A round of the album, with its players named as they were then. */
export class PastRound implements TableOrRound {
  readonly you = null;
  readonly pictures: Pictures;

  constructor(
    /** The table as it is now. */
    private readonly now: Pick<TableOrRound, 'code' | 'ensureIdentity'>,
    decks: () => TableDeck[],
    private readonly round: () => AlbumRound,
    /** How far it is told, while it is replayed. */
    private readonly reveal?: RevealPlayer,
  ) {
    this.pictures = new Pictures(decks);
  }

  get sides(): Side[] {
    const sides = sidesOf(this.round());
    const { timeline, seen } = this.reveal ?? {};
    if (!timeline || !seen) return sides;
    return sides.map((side) => ({ ...side, score: knownScore(timeline, seen, side.side, side.score) }));
  }

  get hops(): Hop[] {
    return this.reveal?.seen?.hops ?? [];
  }

  get code() {
    return this.now.code;
  }

  ensureIdentity(): Promise<void> {
    return this.now.ensureIdentity();
  }

  playerAt(seat: Seat): AlbumPlayer | undefined {
    return this.round().players.find((p) => p.seat === seat);
  }

  name(seat: Seat): string {
    return this.playerAt(seat)?.name ?? '…';
  }

  colour(seat: Seat): Colour {
    return this.playerAt(seat)?.colour ?? 'snow';
  }
}

const KEY = Symbol('table or round');

export const provideTableOrRound = (context: TableOrRound) => setContext(KEY, context);
export const useTableOrRound = () => getContext<TableOrRound>(KEY);
/** For components that are also shown where there is no table. */
export const maybeTableOrRound = () => getContext<TableOrRound | undefined>(KEY);
