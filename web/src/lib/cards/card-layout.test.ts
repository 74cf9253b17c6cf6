import { describe, expect, it } from 'vitest';
import { cardLayout, type CardBox } from './card-layout';

const box = (width: number, height: number, more: Partial<CardBox> = {}): CardBox => ({
  width,
  height,
  columnGap: 10,
  rowGap: 8,
  strip: 18,
  least: 0,
  ...more,
});

/** From a narrow phone with its keyboard open to a TV, upright and lying, with and without names. */
const BOXES = [280, 358, 420, 520, 700, 900, 1300, 1800].flatMap((width) =>
  [180, 260, 340, 430, 520, 640, 800, 1000].flatMap((height) =>
    [18, 44, 70].flatMap((strip) => [0, 84].map((least) => box(width, height, { strip, least }))),
  ),
);
const CARDS = Array.from({ length: 10 }, (_, n) => n + 3);

function everywhere(check: (cards: number, box: CardBox) => void) {
  for (const cards of CARDS) for (const where of BOXES) check(cards, where);
}

/** How wide the pictures would be in so many columns if all had to be seen at once. */
function widthIn(columns: number, cards: number, { width, height, columnGap, rowGap, strip }: CardBox) {
  const rows = Math.ceil(cards / columns);
  const wide = (width - (columns - 1) * columnGap) / columns;
  const high = ((height - (rows - 1) * rowGap) / rows - strip) * (2 / 3);
  return Math.min(wide, high);
}

describe('cards on the table', () => {
  it('never lie beside each other wider than the box', () => {
    everywhere((cards, where) => {
      const { columns, width } = cardLayout(cards, where);
      expect(columns * width + (columns - 1) * where.columnGap).toBeLessThanOrEqual(where.width + 0.001);
    });
  });

  it('never lie below each other higher than the box, unless it is scrolled', () => {
    everywhere((cards, where) => {
      const { rows, width, scrolls } = cardLayout(cards, where);
      const high = rows * (width * 1.5 + where.strip) + (rows - 1) * where.rowGap;
      if (scrolls) expect(high).toBeGreaterThan(where.height);
      else expect(high).toBeLessThanOrEqual(where.height + 0.001);
    });
  });

  it('have no better place: other columns give smaller pictures, or more empty places', () => {
    everywhere((cards, where) => {
      const { columns, rows, width, scrolls } = cardLayout(cards, where);
      if (scrolls) return;
      for (let other = 1; other <= cards; other += 1) {
        const there = widthIn(other, cards, where);
        expect(there).toBeLessThanOrEqual(width + 1.001);
        const empty = other * Math.ceil(cards / other) - cards;
        if (there > width + 0.001) expect(empty).toBeGreaterThanOrEqual(columns * rows - cards);
      }
    });
  });

  it('fill rows: none is empty', () => {
    everywhere((cards, where) => {
      const { columns, rows } = cardLayout(cards, where);
      expect(columns * rows).toBeGreaterThanOrEqual(cards);
      expect(columns * (rows - 1)).toBeLessThan(cards);
    });
  });

  it('are scrolled only if not all can be as large as they have to be, and then are', () => {
    everywhere((cards, where) => {
      const { width, scrolls } = cardLayout(cards, where);
      const best = Math.max(...CARDS.concat(1, 2).map((columns) => widthIn(columns, cards, where)));
      expect(scrolls).toBe(best < where.least);
      expect(width).toBeGreaterThanOrEqual(where.least);
    });
  });

  it('show that there are more of them below', () => {
    let seen = 0;
    everywhere((cards, where) => {
      const { width, rows, scrolls } = cardLayout(cards, where);
      if (!scrolls) return;
      const row = width * 1.5 + where.strip + where.rowGap;
      const cut = where.height % row;
      // As small as they may be, there is nothing left to choose.
      if (width === where.least) return;
      seen += 1;
      expect(cut).toBeGreaterThanOrEqual(width * 1.5 * 0.25);
      expect(cut).toBeLessThanOrEqual(width * 1.5);
      expect(Math.ceil(where.height / row)).toBeLessThanOrEqual(rows);
    });
    expect(seen).toBeGreaterThan(50);
  });

  it('are as large as the box when it is narrower than they have to be', () => {
    expect(cardLayout(3, box(60, 100, { least: 84 }))).toMatchObject({
      columns: 1,
      width: 60,
      scrolls: true,
    });
  });

  it('fill the stage of a TV: seven are largest in one row, or in two on an old projector', () => {
    expect(cardLayout(7, box(1808, 560, { strip: 60 }))).toMatchObject({ columns: 7, rows: 1 });
    expect(cardLayout(7, box(960, 560, { strip: 60 }))).toMatchObject({ columns: 4, rows: 2 });
    expect(cardLayout(12, box(1808, 560, { strip: 60 }))).toMatchObject({ columns: 6, rows: 2 });
  });
});
