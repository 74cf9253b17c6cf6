// The server's HTTP API.

import type {
  Album,
  Decks,
  ExampleAnswer,
  Listed,
  Manifest,
  NewTable,
  Opened,
  Presets,
  Recording,
  Refused,
  TableState,
} from '../../protocol';

/** The server said no, or could not be reached (`unreachable`). */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

const UNREACHABLE: Refused = { code: 'unreachable', message: 'the server cannot be reached', facts: {} };

async function request(path: string, init?: RequestInit): Promise<Response> {
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
  return (await request(path)).json();
}

function post(path: string, body?: unknown): Promise<Response> {
  const json = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return request(path, body === undefined ? { method: 'POST' } : json);
}

/** Makes sure that this browser has an identity: a secret cookie that scripts cannot read. */
export async function requestIdentity(): Promise<void> {
  await post('/api/identity');
}

export async function openTable(table: Partial<NewTable>): Promise<string> {
  await requestIdentity();
  const opened: Opened = await (await post('/api/tables', table)).json();
  return opened.code;
}

export const fetchPresets = () => get<Presets>('/api/presets');
export const fetchDecks = () => get<Decks>('/api/decks');
export const fetchManifest = (deck: string, language: string) =>
  get<Manifest>(`/api/decks/${deck}?language=${language}`);
export const fetchListedTables = () => get<Listed>('/api/tables');
/** A table as this browser may see it now. */
export const fetchTable = (code: string) => get<TableState>(`/api/tables/${code}`);
/** What might be said of one of one's own cards, while it is for this browser's seat to tell. */
export const fetchExample = (code: string, language: string) =>
  get<ExampleAnswer>(`/api/tables/${code}/example?language=${language}`);
export const fetchAlbum = (code: string) => get<Album>(`/api/tables/${code}/album`);

export const pictureUrl = (hash: string) => `/p/${hash}`;
export const soundUrl = (code: string, sound: string) => `/api/tables/${code}/sounds/${sound}`;
export const logUrl = (code: string, game: number) => `/api/tables/${code}/log?game=${game}`;
export const qrUrl = (code: string) => `/api/tables/${code}/qr.svg`;

/** The QR code of the table's link with a secret added, which must not be in an address. */
export async function fetchQrCode(code: string, fragment: string): Promise<Blob> {
  return (await post(`/api/tables/${code}/qr.svg`, { fragment })).blob();
}

export async function uploadSound(code: string, sound: Blob): Promise<Recording> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': sound.type || 'application/octet-stream' },
    body: sound,
  };
  return (await request(`/api/tables/${code}/sounds`, init)).json();
}

export async function fetchSound(code: string, sound: string): Promise<Blob> {
  return (await request(soundUrl(code, sound))).blob();
}
