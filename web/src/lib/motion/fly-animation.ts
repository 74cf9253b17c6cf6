// The animation of a card or token that flies from where it was taken to where it is put down.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from '../device/media.svelte';
import { PAPER_EASING, SETTLE_EASING, STAGE_MS, TURN_MS } from './timing';

/** What has been taken and is not put down yet. */
let taken: { element: Element; box: DOMRect }[] = [];

/** These elements are about to be put down, in this order; nothing else is. */
export function flyFrom(...elements: (Element | null | undefined)[]) {
  taken = elements.flatMap((element) => (element ? [{ element, box: element.getBoundingClientRect() }] : []));
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** How far something is from where it was, in its parent, which is turned. */
function offsetBetween(from: DOMRect, to: DOMRect, turned = 0) {
  const [a, b] = [middle(from), middle(to)];
  const [x, y] = [a.x - b.x, a.y - b.y];
  const angle = (-turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return `translate(${x * cos - y * sin}px, ${x * sin + y * cos}px)`;
}

/** A card's place in the pile: the card is turned face down where it was held, and flies to it. */
export const flyToPile: Attachment<HTMLElement> = (place) => {
  const from = taken.shift();
  const card = place.querySelector<HTMLElement>('.card');
  if (!from || !card || untrack(prefersReducedMotion)) return;
  const turned = parseFloat(getComputedStyle(place).rotate) || 0;
  const held = `${offsetBetween(from.box, card.getBoundingClientRect(), turned)} rotate(${-turned}deg)`;
  const scale = from.box.height / card.offsetHeight;
  const all = TURN_MS + STAGE_MS;
  card.animate(
    [
      { transform: `${held} scale(${scale})`, easing: 'ease-in' },
      { transform: `${held} scale(0, ${scale})`, offset: TURN_MS / 2 / all, easing: 'ease-out' },
      { transform: `${held} scale(${scale})`, offset: TURN_MS / all, easing: PAPER_EASING },
      { transform: 'none' },
    ],
    all,
  );
  // Above the others until it sinks among them.
  place.animate([{ zIndex: 2 }, { zIndex: 2 }], TURN_MS + STAGE_MS / 2);
  const face = from.element.cloneNode() as HTMLElement;
  face.className = 'card__back';
  card.append(face);
  const shown = face.animate([{ opacity: 1 }, { opacity: 1 }], TURN_MS / 2);
  shown.onfinish = shown.oncancel = () => face.remove();
};

/** A token flies to its card, over everything that lies there. */
export const flyToCard: Attachment<HTMLElement> = (token) => {
  const from = taken.shift();
  if (!from || untrack(prefersReducedMotion)) return;
  const to = token.getBoundingClientRect();
  const flying = token.cloneNode(true) as HTMLElement;
  flying.className = 'flying';
  flying.inert = true;
  flying.style.left = `${to.left}px`;
  flying.style.top = `${to.top}px`;
  flying.style.setProperty('--width', `${to.width}px`);
  document.body.append(flying);
  const flight = flying.animate([{ transform: offsetBetween(from.box, to) }, { transform: 'none' }], {
    duration: TURN_MS,
    easing: SETTLE_EASING,
  });
  const waits = token.animate([{ opacity: 0 }, { opacity: 0 }], TURN_MS);
  flight.onfinish = flight.oncancel = () => flying.remove();
  return () => {
    flight.cancel();
    waits.cancel();
  };
};
