// Retries a request until the server answers.

import { RefusedError } from './api';

/** How long to wait before the next attempt: milliseconds. */
const RETRY_AFTER = 2_000;

/** Refusals that may be over in a moment. */
const TEMPORARY = ['unreachable', 'unavailable', 'too-many-requests'];

/** Repeats a request until it is answered. A lasting refusal ends it, and so does nobody wanting the answer any more. */
export async function retry<T>(request: () => Promise<T>, wanted: () => boolean = () => true): Promise<T> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      const temporary = error instanceof RefusedError && TEMPORARY.includes(error.refused.code);
      if (!temporary || !wanted()) throw error;
      await new Promise((later) => setTimeout(later, RETRY_AFTER));
    }
  }
}
