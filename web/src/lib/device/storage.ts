// What this browser remembers. Where it may not (a private window, a full disk), it forgets.

const PREFIX = 'fabula.';

export function recall<T>(key: string): T | undefined {
  try {
    const json = localStorage.getItem(PREFIX + key);
    return json === null ? undefined : (JSON.parse(json) as T);
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Not remembered.
  }
}

/** Calls back when another tab remembers something else. */
export function onRemembered(key: string, call: () => void) {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === PREFIX + key) call();
  });
}

export function forget(key: string) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing to forget.
  }
}
