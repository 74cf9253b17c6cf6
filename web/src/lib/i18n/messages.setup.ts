// Sets the language of unit tests to English.

import { setLanguage } from './messages.svelte';

await setLanguage('en');
