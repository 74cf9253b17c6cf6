import { describe, expect, it } from 'vitest';
import type { TalkLine } from '../../protocol';
import { countCharacters, hasArrived, lastLineNumber, readingTime, speeches, unread } from './talk-log';

const line = (number: number, player: string, text: string, at = number * 1_000): TalkLine => ({
  number,
  at,
  player,
  name: player.toUpperCase(),
  text,
});

describe('speeches', () => {
  it('joins what one player says in a row', () => {
    const said = speeches([line(1, 'a', 'one'), line(2, 'a', 'two'), line(3, 'b', 'three')]);
    expect(said.map((s) => s.lines.length)).toEqual([2, 1]);
    expect(said[0]).toMatchObject({ player: 'a', name: 'A', at: 1_000 });
  });

  it('begins anew after a long pause, and under a new name', () => {
    const late = line(2, 'a', 'two', 20 * 60_000);
    expect(speeches([line(1, 'a', 'one'), late])).toHaveLength(2);
    expect(speeches([line(1, 'a', 'one'), { ...line(2, 'a', 'two'), name: 'Ana' }])).toHaveLength(2);
  });
});

describe('what is new', () => {
  const lines = [line(4, 'a', 'hello'), line(7, 'me', 'hi'), line(9, 'b', 'well')];

  it('does not count what I said, nor what I saw', () => {
    expect(unread(lines, 4, 'me').map((l) => l.number)).toEqual([9]);
    expect(unread(lines, 9, 'me')).toEqual([]);
  });

  it('knows the last number, also when nothing was said', () => {
    expect(lastLineNumber(lines)).toBe(9);
    expect(lastLineNumber([])).toBe(-1);
  });
});

describe('a line on its way', () => {
  it('has arrived when it comes back from the table', () => {
    const lines = [line(1, 'me', 'hello'), line(2, 'a', 'again')];
    expect(hasArrived(lines, 0, 'me', ' hello ')).toBe(true);
    expect(hasArrived(lines, 1, 'me', 'hello')).toBe(false);
    expect(hasArrived(lines, 0, 'me', 'again')).toBe(false);
  });

  it('is known even if the server has tidied it', () => {
    expect(hasArrived([line(1, 'me', 'caf\u00e9 noir')], 0, 'me', 'cafe\u0301\u200b\nnoir')).toBe(true);
  });
});

describe('measures', () => {
  it('counts whole characters', () => expect(countCharacters('a🐇b')).toBe(3));

  it('gives long lines more time, within reason', () => {
    expect(readingTime('Hm.')).toBeLessThan(readingTime('Is it the one with the keyhole?'));
    expect(readingTime('x'.repeat(300))).toBe(9_000);
  });
});
