// Names a phase among all phases of all games: two states with the same key are in the same phase.

import type { Turn } from '../../protocol';

export const turnKey = ({ game, round, phase, attempt }: Turn) => [game, round, phase, attempt].join('.');
