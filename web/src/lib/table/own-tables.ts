// The tables this browser has had a place at: the front page knows the way back, and their albums.

import { readStored, writeStored } from '../device/storage';

export interface OwnTable {
  code: string;
  /** Who was its host; none if it was whoever uses this browser. */
  host?: string;
}

const KEY = 'tables';

/** Older ones are forgotten. */
const MOST = 6;

/** The latest first. */
export const ownTables = () => readStored<OwnTable[]>(KEY) ?? [];

export function rememberTable(table: OwnTable) {
  writeStored(KEY, [table, ...others(table.code)].slice(0, MOST));
}

export function forgetTable(code: string) {
  writeStored(KEY, others(code));
}

const others = (code: string) => ownTables().filter((table) => table.code !== code);
