// Table talk as plain data: which lines are unread, which belong together, whether a sent line has arrived.

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

export const lastLineNumber = (lines: TalkLine[]) => lines.at(-1)?.number ?? -1;

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

/** How long the preview of a line is shown: as long as it takes to read it. Milliseconds. */
export const readingTime = (text: string) => Math.min(9_000, 3_500 + 45 * text.length);

/** How many characters a text has for the server: whole ones, not halves. */
export const countCharacters = (text: string) => [...text].length;
