// The album and the replay of a game that is over.

import { useBrowser } from '../lib/browser.js';
import { lookAt } from '../lib/look.js';
import { album } from '../lib/screens/album.js';

useBrowser();

lookAt('album', album);
