// Starts the page: opens the connection early, loads the messages, and mounts the app.

import { mount } from 'svelte';
import { yieldToBrowser } from './lib/page/progressive-render.svelte';
import { openSocketEarly } from './lib/connection/early-socket';
import { setLanguage } from './lib/i18n/messages.svelte';
import { currentRoute } from './lib/page/router.svelte';
import { installServiceWorker, isOfflineCopy } from './lib/connection/offline';
import { preferences } from './lib/device/preferences.svelte';
import { unlockAudioOnTap } from './lib/device/sound-effects';
import App from './App.svelte';

const route = currentRoute();
if (route.page === 'table' && !isOfflineCopy()) openSocketEarly(route.code);
unlockAudioOnTap();
installServiceWorker();

const start = () => {
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
};
/** Without messages nothing can be shown: until they come, the page reloads. Milliseconds. */
const RELOAD_AFTER = 4_000;
setLanguage(preferences.language)
  .then(yieldToBrowser)
  .then(start, () => setTimeout(() => location.reload(), RELOAD_AFTER));
