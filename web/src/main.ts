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

const begin = () => {
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
};
/** Nothing can be said without words: until they come, everything is asked for again. */
const ASK_AGAIN = 4_000;
setLanguage(preferences.language)
  .then(yieldToBrowser)
  .then(begin, () => setTimeout(() => location.reload(), ASK_AGAIN));
