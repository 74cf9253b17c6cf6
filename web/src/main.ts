import { mount } from 'svelte';
import { breath } from './lib/page/progressive-render.svelte';
import { beginLine } from './lib/connection/early-socket';
import { speak } from './lib/i18n/messages.svelte';
import { where } from './lib/page/router.svelte';
import { installWorker, isKept } from './lib/connection/offline';
import { preferences } from './lib/device/preferences.svelte';
import { listenForTaps } from './lib/device/sound-effects';
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
