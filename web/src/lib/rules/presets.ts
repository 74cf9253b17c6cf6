// The name and the one-line summary of each preset.

import type { Preset } from '../../protocol';
import { m } from '../i18n/messages.svelte';

const NAMES: Record<Preset, () => string> = {
  classic: m.preset_classic,
  disney: m.preset_disney,
  'first-edition': m.preset_first_edition,
  'first-edition-teams': m.preset_first_edition_teams,
  odyssey: m.preset_odyssey,
  'odyssey-party': m.preset_odyssey_party,
  'odyssey-teams': m.preset_odyssey_teams,
};

const SUMMARIES: Record<Preset, () => string> = {
  classic: m.preset_classic_line,
  disney: m.preset_disney_line,
  'first-edition': m.preset_first_edition_line,
  'first-edition-teams': m.preset_first_edition_teams_line,
  odyssey: m.preset_odyssey_line,
  'odyssey-party': m.preset_odyssey_party_line,
  'odyssey-teams': m.preset_odyssey_teams_line,
};

export const presetName = (preset: Preset) => NAMES[preset]();
export const presetSummary = (preset: Preset) => SUMMARIES[preset]();

/** All of them, in the order they are shown. */
export const PRESETS = Object.keys(NAMES) as Preset[];
export const isPreset = (name: string): name is Preset => name in NAMES;
