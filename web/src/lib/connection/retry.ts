// What must be had, however often the server cannot be reached in between.

import { RefusedError } from './api';

/** How long to wait before asking again. */
const AGAIN_AFTER = 2_000;

/** What is so now and may be otherwise in a moment. */
const PASSING = ['unreachable', 'unavailable', 'too-many-requests'];

/** Asks until the server answers. What it refuses for good is not asked again, nor what nobody wants any more. */
export async function insist<T>(ask: () => Promise<T>, wanted: () => boolean = () => true): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const passing = error instanceof RefusedError && PASSING.includes(error.refused.code);
      if (!passing || !wanted()) throw error;
      await new Promise((later) => setTimeout(later, AGAIN_AFTER));
    }
  }
}
