// A bot's name where there is room for one word only: "Maud" for "Granny Maud".

import type { PlayerKind } from '../../protocol';

export function shortName(player: { name: string; kind: PlayerKind } | undefined): string {
  if (!player) return '…';
  // People are called what they call themselves.
  return player.kind === 'bot' ? player.name.split(' ').at(-1)! : player.name;
}
