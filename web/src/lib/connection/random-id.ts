// Random ids. `crypto.randomUUID` is not there on the plain HTTP of a local network; this is.

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id for a request, so that its repetition has no further effect. */
export const actionId = () => randomHex(16);
