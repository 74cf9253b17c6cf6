// The names of the reactions.

import type { Reaction } from '../../protocol';
import { m } from '../i18n/messages.svelte';

const NAMES: Record<Reaction, () => string> = {
  heart: m.react_heart,
  laugh: m.react_laugh,
  wow: m.react_wow,
  clap: m.react_clap,
  think: m.react_think,
  sad: m.react_sad,
  hurry: m.react_hurry,
  cheers: m.react_cheers,
};

export const reactionName = (reaction: Reaction) => NAMES[reaction]();
