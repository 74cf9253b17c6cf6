// What somebody has begun and not sent: it survives a reload, a lost line and a restart of the server.

import type { Turn } from '../../protocol';
import { forget, recall, remember } from '../device/storage';

interface Draft {
  of: string;
  fields: Record<string, unknown>;
}

const key = (code: string) => `draft.${code}`;

/** A phase's name among all. Whatever was begun in an earlier one is forgotten. */
const of = (turn: Turn) => [turn.game, turn.round, turn.phase, turn.attempt].join('.');

export function readDraft<T>(code: string, turn: Turn, field: string): T | undefined {
  const draft = recall<Draft>(key(code));
  return draft?.of === of(turn) ? (draft.fields[field] as T) : undefined;
}

export function writeDraft(code: string, turn: Turn, field: string, value: unknown) {
  const draft = recall<Draft>(key(code));
  const fields = draft?.of === of(turn) ? draft.fields : {};
  remember(key(code), { of: of(turn), fields: { ...fields, [field]: value } });
}

export function dropDraft(code: string) {
  forget(key(code));
}
