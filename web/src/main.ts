import { mount } from 'svelte';
import { breath } from './lib/arrival.svelte';
import { beginLine } from './lib/line';
import { speak } from './lib/messages.svelte';
import { where } from './lib/navigate.svelte';
import { installWorker, isKept } from './lib/offline';
import { preferences } from './lib/preferences.svelte';
import { listenForTaps } from './lib/sound';
import App from './App.svelte';

const route = where();
if (route.page === 'table' && !isKept()) beginLine(route.code);
listenForTaps();
installWorker();

const begin = () => {
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
};
/** Nothing can be said without words: until they come, everything is asked for again. */
const ASK_AGAIN = 4_000;
speak(preferences.language)
  .then(breath)
  .then(begin, () => setTimeout(() => location.reload(), ASK_AGAIN));
