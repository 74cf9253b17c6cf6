// Lays the cards of a list out in the box around it, again whenever one of them changes its size.

import type { Attachment } from 'svelte/attachments';
import { cardLayout, type CardLayout } from './card-layout';

/** What hangs below a card depends on how wide it is: so often is it tried again. */
const TRIES = 8;

/**
 * The list gets `--columns` and `--cw`, the width of a card. Gaps are those of its style; the least width of a card is
 * the `min-width` of its items, and below a card hangs whatever else they hold. Its parent, the box, is `is-scrolled`
 * if not all rows are seen at once, and `is-at-end` if there is nothing more below.
 */
export const fitCards: Attachment<HTMLElement> = (list) => {
  const box = list.parentElement!;
  const noticeEnd = () =>
    box.classList.toggle('is-at-end', box.scrollTop + box.clientHeight >= box.scrollHeight - 2);
  const fit = () => {
    fitInto(box, list);
    noticeEnd();
  };
  fit();
  box.addEventListener('scroll', noticeEnd, { passive: true });
  const observer = new ResizeObserver(fit);
  for (const element of [box, list]) observer.observe(element);
  // Before the typefaces have come, names are of another width.
  void document.fonts.ready.then(fit);
  return () => {
    observer.disconnect();
    box.removeEventListener('scroll', noticeEnd);
  };
};

function fitInto(box: HTMLElement, list: HTMLElement) {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const [first] = items;
  if (!first || box.clientWidth === 0) return;
  const around = getComputedStyle(box);
  const gaps = getComputedStyle(list);
  const px = (value: string) => parseFloat(value) || 0;
  const inside = {
    width: box.clientWidth - px(around.paddingLeft) - px(around.paddingRight),
    height: box.clientHeight - px(around.paddingTop) - px(around.paddingBottom),
    columnGap: px(gaps.columnGap),
    rowGap: px(gaps.rowGap),
    least: px(getComputedStyle(first).minWidth),
  };
  // Guessed too low, the cards do not fit; too high, they could be larger.
  let strip = 0;
  let best: CardLayout | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const layout = cardLayout(items.length, { ...inside, strip });
    show(box, list, layout);
    shortenTags(items);
    const needed = stripOf(items, layout);
    const fits = needed <= strip + 0.5;
    if (fits && layout.width > (best?.width ?? 0)) best = layout;
    if (Math.abs(needed - strip) <= 0.5) break;
    strip = needed;
  }
  if (!best) return;
  show(box, list, best);
  shortenTags(items);
}

/** What hangs below a card: as much below each. Heights are told in whole pixels, so it may be half a one more. */
function stripOf(items: HTMLElement[], { width }: CardLayout): number {
  return Math.max(...items.map((item) => item.offsetHeight - width * 1.5)) + 0.5;
}

function show(box: HTMLElement, list: HTMLElement, { columns, width, scrolls }: CardLayout) {
  list.style.setProperty('--columns', `${columns}`);
  // Rounded down: the sum of all must not be wider than the box.
  list.style.setProperty('--cw', `${Math.floor(width * 10) / 10}px`);
  box.classList.toggle('is-scrolled', scrolls);
}

/** Whose name needs a second line with the rabbit beside it is written without. */
function shortenTags(items: HTMLElement[]) {
  const tags = items.flatMap((item) => [...item.querySelectorAll<HTMLElement>('.tag')]);
  for (const tag of tags) tag.classList.remove('is-long');
  const lines = (tag: HTMLElement) => {
    const name = tag.lastElementChild as HTMLElement;
    return name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight);
  };
  for (const tag of tags.filter((tag) => lines(tag) > 1.5)) tag.classList.add('is-long');
}
