// Names some of several seats: a sentence has room for two.

import type { Seat } from '../../protocol';
import { joinNames } from '../i18n/format';
import { m } from '../i18n/messages.svelte';

/** Names at most two of the seats, you first. */
export function nameSome(seats: Seat[], you: Seat | null, name: (seat: Seat) => string): string {
  const named = seats.filter((s) => s !== you).map(name);
  if (you !== null && seats.includes(you)) named.unshift(m.you_object());
  const rest = named.length - 2;
  return joinNames(rest > 1 ? [...named.slice(0, 2), m.others({ count: rest })] : named);
}
