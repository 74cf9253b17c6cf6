// The table before the game, and everything that can be opened there.

import { useBrowser } from '../lib/browser.js';
import { lookAt } from '../lib/look.js';
import { lobby } from '../lib/screens/lobby.js';

useBrowser();

lookAt('lobby', lobby);
