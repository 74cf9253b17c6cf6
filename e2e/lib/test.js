// node's `test`, with a limit for those that name none. (`--test-timeout` is one for a whole file.)

import * as runner from 'node:test';
import { TEST_LIMIT } from './limits.js';

/** Its subtests have the same limit each. */
export function test(name, ...rest) {
  const run = rest.pop();
  const [options] = rest;
  return runner.test(name, { timeout: TEST_LIMIT, ...options }, run);
}
