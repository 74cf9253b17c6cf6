// Who plays, and with which pictures: the table as it is, or a round of the album as it was.

import { getContext, setContext } from 'svelte';
import type { AlbumRound, Colour, Refused, Seat, TableDeck } from '../../protocol';
import { sidesOf } from '../album/album';
import { Pictures } from '../cards/pictures.svelte';

/** One rabbit on the score path: a player, or a pair. */
export interface Side {
  side: Seat;
  seats: Seat[];
  score: number;
}

/** What cards, clues, walls and gardens need to know of those around them. */
export interface Company {
  /** The table's code. */
  readonly code: string;
  /** Your seat. None for spectators, nor in the album, where everybody has a name. */
  readonly you: Seat | null;
  readonly pictures: Pictures;
  readonly sides: Side[];
  /** What the table refused last, until it is read. */
  refusal?: Refused | undefined;
  name(seat: Seat): string;
  colour(seat: Seat): Colour;
  /** Makes sure that this browser is somebody here: recordings are for those only. */
  becomeSomebody(): Promise<void>;
}

/** Those who sat at the table in a round of the album, called as they were then. */
export class RoundCompany implements Company {
  readonly you = null;
  readonly pictures: Pictures;

  constructor(
    /** Those at the table now. */
    private readonly now: Pick<Company, 'code' | 'becomeSomebody'>,
    decks: () => TableDeck[],
    private readonly round: () => AlbumRound,
    /** Whether the round's points are given already. */
    private readonly scored: () => boolean = () => true,
  ) {
    this.pictures = new Pictures(decks);
  }

  get sides(): Side[] {
    return sidesOf(this.round(), this.scored());
  }

  get code() {
    return this.now.code;
  }

  becomeSomebody(): Promise<void> {
    return this.now.becomeSomebody();
  }

  name(seat: Seat): string {
    return this.round().players.find((p) => p.seat === seat)?.name ?? '…';
  }

  colour(seat: Seat): Colour {
    return this.round().players.find((p) => p.seat === seat)?.colour ?? 'snow';
  }
}

const KEY = Symbol('company');

export const provideCompany = (company: Company) => setContext(KEY, company);
export const useCompany = () => getContext<Company>(KEY);
/** For what is also shown where there is no table. */
export const maybeCompany = () => getContext<Company | undefined>(KEY);
