// A phrase before the cards, a red seal, and those who watch.

import { useBrowser } from '../lib/browser.js';
import { lookAt } from '../lib/look.js';
import { party } from '../lib/screens/party.js';

useBrowser();

lookAt('odyssey-party', party);
