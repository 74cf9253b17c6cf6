// Games in pairs.

import { useBrowser } from '../lib/browser.js';
import { lookAt } from '../lib/look.js';
import { pairs } from '../lib/screens/pairs.js';

useBrowser();

lookAt('pairs', pairs);
