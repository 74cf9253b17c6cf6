// The names of the twelve rabbits, one for each colour.

import type { Colour } from '../../protocol';
import { m } from '../i18n/messages.svelte';

const NAMES: Record<Colour, () => string> = {
  snow: m.colour_snow,
  poppy: m.colour_poppy,
  honey: m.colour_honey,
  moss: m.colour_moss,
  teal: m.colour_teal,
  sky: m.colour_sky,
  iris: m.colour_iris,
  plum: m.colour_plum,
  rose: m.colour_rose,
  cocoa: m.colour_cocoa,
  soot: m.colour_soot,
  mint: m.colour_mint,
};

export const rabbitName = (colour: Colour) => NAMES[colour]();
