import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/components.css';
import './styles/sheets.css';
import './styles/trouble.css';
import './styles/table.css';
import './styles/home.css';
import './styles/lobby.css';
import './styles/letter.css';
import './styles/wall.css';
import './styles/zoom.css';
import './styles/motion.css';
import './styles/talk.css';
import './styles/news.css';
import './styles/watching.css';
import './styles/contrast.css';
import { beginLine } from './lib/line';
import { speak } from './lib/messages.svelte';
import { where } from './lib/navigate.svelte';
import { installWorker, isKept } from './lib/offline';
import { preferences } from './lib/preferences.svelte';
import { listenForFirstTap } from './lib/sound';
import App from './App.svelte';

const route = where();
if (route.page === 'table' && !isKept()) beginLine(route.code);
listenForFirstTap();
installWorker();

const begin = () => {
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
};
/** Nothing can be said without words: until they come, everything is asked for again. */
const ASK_AGAIN = 4_000;
speak(preferences.language).then(
  // What was read and what is shown are two things to do; the browser may breathe in between.
  () => setTimeout(begin),
  () => setTimeout(() => location.reload(), ASK_AGAIN),
);
