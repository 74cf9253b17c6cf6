// How fast the page is on a slow phone, as Lighthouse sees it: `make bench-page`, on a machine with nothing else to do.
// LOOKS=20 looks more often.

import { SCREENS } from './lib/lighthouse.js';
import { test } from './lib/test.js';

const LOOKS = Number(process.env.LOOKS ?? 8);

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

for (const [screen, open] of Object.entries(SCREENS)) {
  test(screen, { timeout: 3_600_000 }, async (t) => {
    const look = await open(t);
    const scores = [];
    while (scores.length < LOOKS) scores.push((await look()).scores);
    for (const category of Object.keys(scores[0])) {
      const all = scores.map((one) => one[category]);
      t.diagnostic(`${screen}: ${category} median ${median(all)}, best ${Math.max(...all)} of ${LOOKS}`);
    }
  });
}
