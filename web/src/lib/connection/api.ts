// The server over plain HTTP.

import type {
  Album,
  Decks,
  Listed,
  Manifest,
  NewTable,
  Opened,
  Presets,
  Recording,
  Refused,
} from '../../protocol';

/** The server said no, or could not be reached (`unreachable`). */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

const UNREACHABLE: Refused = { code: 'unreachable', message: 'the server cannot be reached', facts: {} };

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RefusedError(UNREACHABLE);
  }
  if (response.ok) return response;
  let refused: Refused;
  try {
    refused = await response.json();
  } catch {
    refused = UNREACHABLE;
  }
  throw new RefusedError(refused);
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json();
}

function post(path: string, body?: unknown): Promise<Response> {
  const json = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return ask(path, body === undefined ? { method: 'POST' } : json);
}

/** Makes sure that this browser is somebody: a secret cookie that scripts cannot read. */
export async function haveIdentity(): Promise<void> {
  await post('/api/identity');
}

export async function openTable(table: Partial<NewTable>): Promise<string> {
  await haveIdentity();
  const opened: Opened = await (await post('/api/tables', table)).json();
  return opened.code;
}

export const presets = () => get<Presets>('/api/presets');
export const decks = () => get<Decks>('/api/decks');
export const manifest = (deck: string, language: string) =>
  get<Manifest>(`/api/decks/${deck}?language=${language}`);
export const listedTables = () => get<Listed>('/api/tables');
export const album = (code: string) => get<Album>(`/api/tables/${code}/album`);

export const pictureUrl = (hash: string) => `/p/${hash}`;
export const soundUrl = (code: string, sound: string) => `/api/tables/${code}/sounds/${sound}`;
export const logUrl = (code: string, game: number) => `/api/tables/${code}/log?game=${game}`;
export const qrUrl = (code: string) => `/api/tables/${code}/qr.svg`;

/** The QR code of the table's link with a secret added, which must not be in an address. */
export async function qrWith(code: string, fragment: string): Promise<Blob> {
  return (await post(`/api/tables/${code}/qr.svg`, { fragment })).blob();
}

export async function uploadSound(code: string, sound: Blob): Promise<Recording> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': sound.type || 'application/octet-stream' },
    body: sound,
  };
  return (await ask(`/api/tables/${code}/sounds`, init)).json();
}

export async function fetchSound(code: string, sound: string): Promise<Blob> {
  return (await ask(soundUrl(code, sound))).blob();
}
