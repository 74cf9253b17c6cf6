// Makes some targets, one after the other, and prints how long each took, also when one fails: `node scripts/steps.js page
// test-rust`. `page,test-web+compile` makes the page and its tests beside what is compiled. What a step is made of comes
// from the step: it writes `seconds<TAB>name` into the file named by DURATIONS.

import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'fabula-durations-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** How long ago that was, in seconds. */
const since = (start) => (performance.now() - start) / 1000;

/** Makes one target. Gives whether that went well, and its rows: itself, then its parts. */
async function make(target) {
  const file = join(folder, target);
  writeFileSync(file, '');
  const start = performance.now();
  const child = spawn('make', ['--no-print-directory', target], {
    stdio: 'inherit',
    env: { ...process.env, DURATIONS: file },
  });
  const passed = await new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
  const parts = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const rows = parts.map((part) => part.split('\t')).map(([seconds, name]) => [seconds, `  ${name}`]);
  return { passed, rows: [[since(start), passed ? target : `${target}: FAILED`], ...rows] };
}

/** One after the other, as long as that goes well. */
async function makeEach(targets) {
  const rows = [];
  for (const target of targets) {
    const made = await make(target);
    rows.push(...made.rows);
    if (!made.passed) return { passed: false, rows };
  }
  return { passed: true, rows };
}

function print(rows) {
  console.log('\n seconds');
  for (const [seconds, name] of rows) console.log(`${Number(seconds).toFixed(1).padStart(8)}  ${name}`);
}

const start = performance.now();
const rows = [];
let passed = true;
// Those who press Ctrl-C want to see it too: make ends by itself then.
process.on('SIGINT', () => {});
for (const step of process.argv.slice(2)) {
  const sides = await Promise.all(step.split('+').map((side) => makeEach(side.split(','))));
  rows.push(...sides.flatMap((side) => side.rows));
  passed = sides.every((side) => side.passed);
  if (!passed) break;
}

if (process.env.DURATIONS) {
  appendFileSync(process.env.DURATIONS, rows.map((row) => `${row.join('\t')}\n`).join(''));
} else {
  print([...rows, [since(start), 'in all']]);
}
process.exitCode = passed ? 0 : 1;
