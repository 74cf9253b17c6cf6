// The table's screen for a TV.

import { useBrowser } from '../lib/browser.js';
import { lookAtTv } from '../lib/look.js';
import { tv } from '../lib/screens/tv.js';

useBrowser();

lookAtTv('TV', tv);
