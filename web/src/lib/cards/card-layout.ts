// Where n cards of 2:3 lie in a box: in as many columns as make the pictures largest.

/** What the cards lie in, in pixels. */
export interface CardBox {
  width: number;
  height: number;
  /** Between two cards beside each other. */
  columnGap: number;
  /** Between two rows. */
  rowGap: number;
  /** What hangs below each card: half its number, and a name. */
  strip: number;
  /** No picture is narrower, if the box is at least as wide; rather is the box scrolled. */
  least: number;
}

export interface CardLayout {
  columns: number;
  rows: number;
  /** Of a card, in pixels. */
  width: number;
  /** Not all rows are seen at once. */
  scrolls: boolean;
}

/** By so little larger pictures no row is left half empty. */
const HARDLY_LARGER = 1;

/** How much of the picture is seen in the row that is cut by the lower edge, at least. */
const PEEK = 0.25;

const rowsOf = (cards: number, columns: number) => Math.ceil(cards / columns);

/** How wide so many columns may be, and how wide so many rows. */
const byWidth = (box: CardBox, columns: number) => (box.width - (columns - 1) * box.columnGap) / columns;
const byHeight = (box: CardBox, rows: number) =>
  (((box.height - (rows - 1) * box.rowGap) / rows - box.strip) * 2) / 3;

/** The largest pictures; among those as large, the fewest empty places. */
export function cardLayout(cards: number, box: CardBox): CardLayout {
  const choices = Array.from({ length: Math.max(1, cards) }, (_, index): CardLayout => {
    const columns = index + 1;
    const rows = rowsOf(cards, columns);
    return { columns, rows, width: Math.min(byWidth(box, columns), byHeight(box, rows)), scrolls: false };
  });
  const largest = Math.max(...choices.map(({ width }) => width));
  if (largest < box.least) return scrolled(cards, box);
  const empty = ({ columns, rows }: CardLayout) => columns * rows - cards;
  const [best] = choices
    .filter(({ width }) => width >= Math.max(box.least, largest - HARDLY_LARGER))
    .sort((a, b) => empty(a) - empty(b) || b.width - a.width);
  return best!;
}

/** As many columns as may be; the lower edge cuts a picture, so that one sees that there is more. */
function scrolled(cards: number, box: CardBox): CardLayout {
  let columns = Math.max(1, cards);
  while (columns > 1 && byWidth(box, columns) < box.least) columns -= 1;
  const widest = byWidth(box, columns);
  let width = widest;
  while (width > box.least && !peeks(width, box)) width -= 1;
  return {
    columns,
    rows: rowsOf(cards, columns),
    width: peeks(width, box) ? width : Math.min(widest, box.least),
    scrolls: true,
  };
}

function peeks(width: number, box: CardBox): boolean {
  const height = width * 1.5;
  const cut = box.height % (height + box.strip + box.rowGap);
  return cut >= height * PEEK && cut <= height;
}
