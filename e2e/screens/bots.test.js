// A table with bots.

import { useBrowser } from '../lib/browser.js';
import { lookAt } from '../lib/look.js';
import { bots } from '../lib/screens/bots.js';

useBrowser();

lookAt('with bots', bots);
