// Small things about words.

import { m } from './messages.svelte';

/** How large a clue can be written. */
export function clueLength(text: string): 's' | 'm' | 'l' | 'xl' {
  const length = [...text].length;
  if (length <= 30) return 's';
  if (length <= 60) return 'm';
  return length <= 90 ? 'l' : 'xl';
}

/** "Ana, Ivan and Mira". In our own words: the first `Intl.ListFormat` of a page takes a phone a tenth of a second. */
export function list(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : m.list_and({ names: names.slice(0, -1).join(', '), last });
}

/** Minutes and seconds. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A code in groups of three, easier to read out. */
export function groups(code: string): string[] {
  return code.match(/.{1,3}(?=(.{3})*$)/g) ?? [];
}
