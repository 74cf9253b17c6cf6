// A link that moves a seat to another device. The secret stands behind the `#`, where no server sees it.

import type { PlayerId, SeatToken } from '../../protocol';

export interface SeatLink {
  token: SeatToken;
  /** Whose seat it is, to ask by name. */
  from?: PlayerId;
}

/** How long the server takes such a link. */
export const SEAT_LINK_LIFETIME = 10 * 60_000;

export function seatLinkFragment({ token, from }: SeatLink): string {
  return from ? `seat=${token}&from=${from}` : `seat=${token}`;
}

/** The seat link in an address's fragment, if there is one. */
export function parseSeatLink(fragment: string): SeatLink | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = fields.get('seat')?.toLowerCase();
  if (!token || !/^[0-9a-f]{64}$/.test(token)) return undefined;
  const from = fields.get('from');
  return from && /^[0-9a-f]{32}$/.test(from) ? { token, from } : { token };
}
