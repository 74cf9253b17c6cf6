// What kind of screen this is.

import { MediaQuery } from 'svelte/reactivity';
import { preferences } from './preferences.svelte';

export const wide = new MediaQuery('min-width: 1200px');
const reduced = new MediaQuery('prefers-reduced-motion: reduce');

/** Whether things should move little. */
export const isCalm = () => reduced.current || preferences.calm;
