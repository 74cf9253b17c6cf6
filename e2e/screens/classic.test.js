// The classic game, with six and with three.

import { useBrowser } from '../lib/browser.js';
import { lookAt } from '../lib/look.js';
import { classic } from '../lib/screens/classic.js';
import { three } from '../lib/screens/three.js';

useBrowser();

lookAt('classic with six', classic);
lookAt('classic with three', three);
