// The coach: tells who has never finished a round on this device what to look at and why, and then leaves for good.

import { onStoredChange, readStored, writeStored } from '../device/storage';

/** What this device remembers. */
interface Memory {
  /** The first round that was seen to its end: a table, a game and a round. */
  round?: string;
  /** It has been sent away, or has left. */
  gone?: boolean;
}

/** First it teaches, then it says goodbye, then it is not seen any more. */
export type Lesson = 'teaching' | 'goodbye' | 'gone';

const KEY = 'coach';

/** Which lesson it is in a round. */
export function lessonOf({ round, gone }: Memory, now: string): Lesson {
  if (gone) return 'gone';
  return round === undefined || round === now ? 'teaching' : 'goodbye';
}

class Coach {
  #memory = $state.raw<Memory>(readStored<Memory>(KEY) ?? {});

  constructor() {
    onStoredChange(KEY, () => (this.#memory = readStored<Memory>(KEY) ?? {}));
  }

  lesson = (round: string) => lessonOf(this.#memory, round);

  /** Whether it will not say anything any more. */
  get gone() {
    return this.#memory.gone === true;
  }

  /** A round was seen to its end. */
  finish(round: string) {
    if (!this.gone && this.#memory.round === undefined) this.#remember({ round });
  }

  /** Leaves for good. */
  leave = () => this.#remember({ gone: true });

  /** Comes back, and explains a round once more. */
  return = () => this.#remember({});

  #remember(memory: Memory) {
    this.#memory = memory;
    writeStored(KEY, memory);
  }
}

export const coach = new Coach();
