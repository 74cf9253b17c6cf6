// View transitions: the browser animates the change from one screen to the next.

import { tick } from 'svelte';
import { prefersReducedMotion } from '../device/media.svelte';

/** Makes a change; if it is to be seen, the browser animates it (see `::view-transition` in the styles). */
export function withViewTransition(change: () => void, animate: boolean) {
  if (!animate || prefersReducedMotion() || !document.startViewTransition) return change();
  const { ready } = document.startViewTransition(() => {
    change();
    return tick();
  });
  // Out of sight, or already on to the next: it is done all the same.
  ready.catch(() => {});
}
