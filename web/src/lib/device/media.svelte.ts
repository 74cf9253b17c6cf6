// What this screen is like: whether it is wide, and whether motion should be reduced.

import { MediaQuery } from 'svelte/reactivity';
import { preferences } from './preferences.svelte';

export const wideScreen = new MediaQuery('min-width: 1200px');
const reduced = new MediaQuery('prefers-reduced-motion: reduce');

/** Whether things should move little: the system says so, or the reader does. */
export const prefersReducedMotion = () => reduced.current || preferences.calm;
