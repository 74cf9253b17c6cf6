// One screen gives way to the next.

import { tick } from 'svelte';
import { isCalm } from '../device/media.svelte';

/** Does it; if it is to be seen, the browser shows how (see `::view-transition` in the styles). */
export function change(act: () => void, seen: boolean) {
  if (!seen || isCalm() || !document.startViewTransition) return act();
  const { ready } = document.startViewTransition(() => {
    act();
    return tick();
  });
  // Out of sight, or already on to the next: it is done all the same.
  ready.catch(() => {});
}
