// Reads and writes localStorage. Where that is not allowed (a private window, a full disk), nothing is stored.

const PREFIX = 'fabula.';

export function readStored<T>(key: string): T | undefined {
  try {
    const json = localStorage.getItem(PREFIX + key);
    return json === null ? undefined : (JSON.parse(json) as T);
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: unknown) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Not stored.
  }
}

/** Calls back when another tab stores something else. */
export function onStoredChange(key: string, call: () => void) {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === PREFIX + key) call();
  });
}
