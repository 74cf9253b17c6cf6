// Who stands where on the podium.

import type { Seat } from '../../protocol';
import type { Side } from '../table/table-or-round';

export interface PodiumPlace extends Side {
  /** From 1; the same for the same score. Whoever won is first. */
  rank: number;
  won: boolean;
}

/** Everybody who shares a place. */
export interface PodiumStep {
  rank: number;
  places: PodiumPlace[];
}

/** The podium has three steps. */
const STEPS = 3;

export function podiumPlaces(sides: Side[], winners: Seat[]): PodiumPlace[] {
  const places: PodiumPlace[] = sides.map((side) => ({ ...side, rank: 1, won: winners.includes(side.side) }));
  places.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  for (const [index, place] of places.entries()) {
    const above = places[index - 1];
    const level = above && above.won === place.won && (above.score === place.score || place.won);
    place.rank = level ? above.rank : index + 1;
  }
  return places;
}

/** The steps of the podium, the highest first, and those who stand beside it. */
export function podiumSteps(places: PodiumPlace[]): { steps: PodiumStep[]; rest: PodiumPlace[] } {
  const steps: PodiumStep[] = [];
  const rest: PodiumPlace[] = [];
  for (const place of places) {
    const step = steps.at(-1);
    if (place.rank > STEPS) rest.push(place);
    else if (step?.rank === place.rank) step.places.push(place);
    else steps.push({ rank: place.rank, places: [place] });
  }
  return { steps, rest };
}
