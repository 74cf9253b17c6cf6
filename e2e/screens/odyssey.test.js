// Twelve players, two votes.

import { useBrowser } from '../lib/browser.js';
import { lookAt } from '../lib/look.js';
import { odyssey } from '../lib/screens/odyssey.js';

useBrowser();

lookAt('odyssey with twelve', odyssey);
