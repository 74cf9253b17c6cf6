// The first round of somebody who has never played.

import { useBrowser } from '../lib/browser.js';
import { lookAt } from '../lib/look.js';
import { newcomer } from '../lib/screens/newcomer.js';

useBrowser();

lookAt('a newcomer', newcomer);
