// Tests read what the page says in English.

import { speak } from './messages.svelte';

await speak('en');
