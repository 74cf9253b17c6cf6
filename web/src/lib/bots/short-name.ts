// A bot's name where there is room for one word only: "Maud" for "Granny Maud", "Brume" for "Brume l’inspecteur".

import type { PlayerKind } from '../../protocol';

export function shortName(player: { name: string; kind: PlayerKind } | undefined): string {
  if (!player) return '…';
  // People are called what they call themselves.
  if (player.kind !== 'bot') return player.name;
  const [, beforeTrade] = player.name.match(/^(.+) l(?:e |’)/) ?? [];
  return beforeTrade ?? player.name.split(' ').at(-1)!;
}
