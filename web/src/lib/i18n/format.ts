// Lists of names and times, as the page writes them.

import { m } from './messages.svelte';

/** "Ana, Ivan and Mira". In our own words: the first `Intl.ListFormat` of a page takes a phone a tenth of a second. */
export function joinNames(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : m.list_and({ names: names.slice(0, -1).join(', '), last });
}

/** Minutes and seconds. */
export function formatMinutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
