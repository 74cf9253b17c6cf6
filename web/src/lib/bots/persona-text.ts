// Who a bot is and what it is like, in the reader's language.

import type { Persona } from '../../protocol';
import { m } from '../i18n/messages.svelte';

const TEXTS: Record<Persona, { name: () => string; line: () => string }> = {
  poet: { name: m.persona_poet, line: m.persona_poet_line },
  joker: { name: m.persona_joker, line: m.persona_joker_line },
  child: { name: m.persona_child, line: m.persona_child_line },
  scholar: { name: m.persona_scholar, line: m.persona_scholar_line },
  grandmother: { name: m.persona_grandmother, line: m.persona_grandmother_line },
  sailor: { name: m.persona_sailor, line: m.persona_sailor_line },
  detective: { name: m.persona_detective, line: m.persona_detective_line },
  clockmaker: { name: m.persona_clockmaker, line: m.persona_clockmaker_line },
};

export const PERSONAS = Object.keys(TEXTS) as Persona[];

/** "the poet": as it stands beside a name. */
export const personaName = (persona: Persona) => TEXTS[persona].name();

/** What it looks for, and how it speaks. */
export const personaLine = (persona: Persona) => TEXTS[persona].line();
