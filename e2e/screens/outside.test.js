// What is seen by those who have no seat, and why there may be no table.

import { useBrowser } from '../lib/browser.js';
import { lookAt } from '../lib/look.js';
import { outside } from '../lib/screens/outside.js';
import { troubles } from '../lib/screens/troubles.js';

useBrowser();

lookAt('without a seat', outside);
lookAt('no table', troubles);
