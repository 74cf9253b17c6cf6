// The animation of dealing: the given cards are squared, shuffled twice, dealt in order and turned.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from '../device/media.svelte';
import { PAPER_EASING, TURN_MS } from './timing';

const SQUARED = 340;
const SHUFFLED = SQUARED + 500;
const BETWEEN = 70;
const TRAVEL = 340;

/** For the nth of so many cards, if the dealing is to be seen at all. Their numbers drop last. */
export function dealAnimation(index: number, count: number, seen: boolean): Attachment<HTMLElement> {
  return (node) => {
    // Not before all of them lie where they belong: they are laid out when the last one has come.
    if (seen && !untrack(prefersReducedMotion)) queueMicrotask(() => deal(node, index, count));
  };
}

function deal(node: HTMLElement, index: number, count: number) {
  const box = node.closest('.wallbox, .reelbox')?.getBoundingClientRect();
  if (!box) return;
  const own = node.getBoundingClientRect();
  const x = box.left + box.width / 2 - (own.left + own.width / 2);
  const y = box.top + box.height / 2 - (own.top + own.height / 2);
  const pile = (dx: number, turn: number) => `translate(${x + dx}px, ${y}px) rotate(${turn}deg)`;
  const leaves = SHUFFLED + index * BETWEEN;
  const arrives = leaves + TRAVEL;
  const side = index % 2 === 0 ? -46 : 46;
  const loose = ((index * 37) % 24) - 12;
  const at = (ms: number) => ms / arrives;
  node.animate(
    [
      { transform: pile(0, loose), offset: 0 },
      { transform: pile(0, 0), offset: at(SQUARED) },
      { transform: pile(side, 3 * Math.sign(side)), offset: at(SQUARED + 125) },
      { transform: pile(0, 0), offset: at(SQUARED + 250) },
      { transform: pile(-side, -3 * Math.sign(side)), offset: at(SQUARED + 375) },
      { transform: pile(0, 0), offset: at(SHUFFLED) },
      { transform: pile(0, 0), offset: at(leaves), easing: PAPER_EASING },
      { transform: 'none', offset: 1 },
    ],
    { duration: arrives, fill: 'backwards' },
  );
  // All lie, then they are turned one after the other.
  const turns = SHUFFLED + count * BETWEEN + TRAVEL + index * BETWEEN;
  node
    .querySelector('.card')
    ?.animate([{ transform: 'none' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }], {
      delay: turns,
      duration: TURN_MS,
      easing: 'ease-in-out',
    });
  node
    .querySelector('.card__back')
    ?.animate([{ opacity: 1 }, { opacity: 1, offset: 0.999 }, { opacity: 0 }], {
      duration: turns + TURN_MS / 2,
      fill: 'backwards',
    });
  node.querySelector('.disc--no')?.animate(
    [
      { opacity: 0, scale: 1.25 },
      { opacity: 1, scale: 1 },
    ],
    { delay: turns + TURN_MS, duration: 200, fill: 'backwards', easing: PAPER_EASING },
  );
}
