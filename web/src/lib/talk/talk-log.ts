// Table talk as plain data: what is new, what belongs together, whether a line has arrived.

import type { PlayerId, TalkLine } from '../../protocol';

/** Lines of one player that follow each other closely. */
export interface Speech {
  player: PlayerId;
  name: string;
  at: number;
  lines: TalkLine[];
}

/** After such a pause somebody begins to speak anew. */
const PAUSE = 5 * 60_000;

export function speeches(lines: TalkLine[]): Speech[] {
  const all: Speech[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const before = last?.lines.at(-1);
    if (
      last &&
      before &&
      last.player === line.player &&
      last.name === line.name &&
      line.at - before.at < PAUSE
    )
      last.lines.push(line);
    else all.push({ player: line.player, name: line.name, at: line.at, lines: [line] });
  }
  return all;
}

/** What others have said since a line. */
export function unread(lines: TalkLine[], seen: number, me: PlayerId | undefined): TalkLine[] {
  return lines.filter((line) => line.number > seen && line.player !== me);
}

export const lastNumber = (lines: TalkLine[]) => lines.at(-1)?.number ?? -1;

/** The server takes out what cannot be seen, and joins what was taken apart: only what is left can be compared. */
const visible = (text: string) => text.normalize('NFKD').replace(/[^\p{L}\p{N}\p{P}\p{S}]/gu, '');

/** Whether my words are among what was said after a line. */
export function hasArrived(
  lines: TalkLine[],
  after: number,
  me: PlayerId | undefined,
  text: string,
): boolean {
  const words = visible(text);
  return lines.some((line) => line.number > after && line.player === me && visible(line.text) === words);
}

/** How long a line is shown in passing: as long as it takes to read it. */
export const readingTime = (text: string) => Math.min(9_000, 3_500 + 45 * text.length);

/** How many characters a text has for the server: whole ones, not halves. */
export const characters = (text: string) => [...text].length;

/** Lets a few through at once, then one in a while: kinder than being refused. */
export class Breath {
  #spent: number[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly within: number,
  ) {}

  /** Whether one more may go now; if so, it has gone. */
  take(now: number): boolean {
    this.#spent = this.#spent.filter((at) => now - at < this.within);
    if (this.#spent.length >= this.atOnce) return false;
    this.#spent.push(now);
    return true;
  }

  /** How long until the next may go. */
  wait(now: number): number {
    const spent = this.#spent.filter((at) => now - at < this.within);
    return spent.length < this.atOnce ? 0 : this.within - (now - spent[0]!);
  }
}
