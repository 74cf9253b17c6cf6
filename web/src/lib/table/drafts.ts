// Drafts of moves that were not sent yet: they survive a reload, a lost connection and a restart of the server.

import type { Turn } from '../../protocol';
import { readStored, writeStored } from '../device/storage';
import { turnKey } from './turn-key';

interface Draft {
  /** The key of the phase it is for; a draft of an earlier phase is ignored. */
  of: string;
  fields: Record<string, unknown>;
}

const storageKey = (code: string) => `draft.${code}`;

export function readDraft<T>(code: string, turn: Turn, field: string): T | undefined {
  const draft = readStored<Draft>(storageKey(code));
  return draft?.of === turnKey(turn) ? (draft.fields[field] as T) : undefined;
}

export function writeDraft(code: string, turn: Turn, field: string, value: unknown) {
  const draft = readStored<Draft>(storageKey(code));
  const fields = draft?.of === turnKey(turn) ? draft.fields : {};
  writeStored(storageKey(code), { of: turnKey(turn), fields: { ...fields, [field]: value } });
}
