// Runs files of browser tests, two at a time: `node run.js` all of them, `node run.js games survival` those. The longest
// come first, so that both cores are busy to the end. Says how long each took; of those that fail it shows everything.

import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run, sideBySide } from '../scripts/programs.js';
import { CHROMIUM, CHROMIUM_HEADLESS } from './lib/browser.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** How many at once. */
const AT_ONCE = Number(process.env.AT_ONCE ?? 2);

/** Every test has a limit; this is for what comes after the last of them. */
const FILE_LIMIT = 1_200_000;

/** Those that take long, the longest first: the table at the end says which. */
const LONG = [
  ...['survival', 'games', 'sound', 'screens/classic', 'lighthouse', 'screens/bots', 'screens/lobby'],
  ...['screens/pairs', 'screens/outside', 'languages'],
];

const all = readdirSync(HERE, { recursive: true })
  .filter((file) => file.endsWith('.test.js') && !file.startsWith('node_modules'))
  .map((file) => file.replace(/\.test\.js$/, ''))
  .sort();

function wanted() {
  const names = process.argv.slice(2).map((name) => name.replace(/^e2e\/|\.test\.js$/g, ''));
  const unknown = [...names, ...LONG].filter((name) => !all.some((file) => file.startsWith(name)));
  if (unknown.length > 0) throw new Error(`no such tests: ${unknown}; there are ${all.join(', ')}`);
  const files = names.length > 0 ? all.filter((file) => names.some((name) => file.startsWith(name))) : all;
  return [...LONG.filter((file) => files.includes(file)), ...files.filter((file) => !LONG.includes(file))];
}

/** One file, and what it said. */
async function runFile(file) {
  const args = ['--test-reporter=spec', `${file}.test.js`];
  let said = '';
  let timer;
  const hear = (child) => {
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (text) => (said += text));
    }
    timer = setTimeout(() => {
      said += `\nended after ${FILE_LIMIT / 1000} s\n`;
      child.kill();
    }, FILE_LIMIT);
  };
  const ended = await run(process.execPath, args, { cwd: HERE, stdio: ['ignore', 'pipe', 'pipe'] }, hear);
  clearTimeout(timer);
  return { file, ...ended, said };
}

function report({ file, passed, seconds, said }) {
  const [, tests = '?'] = said.match(/^ℹ tests (\d+)$/m) ?? [];
  const took = `${seconds.toFixed(1).padStart(6)} s`;
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${took}  ${file} (${tests} tests)`);
  // What a test wants to have said.
  const notes =
    said.match(/^ *ℹ (?!(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) ).*$/gm) ?? [];
  if (passed) notes.forEach((note) => console.log(`                 ${note.replace(/^ *ℹ /, '')}`));
  else console.log(said);
  // For the table of all durations.
  if (process.env.DURATIONS) appendFileSync(process.env.DURATIONS, `${seconds}\te2e ${file}\n`);
}

const files = wanted();
for (const browser of new Set([CHROMIUM_HEADLESS, CHROMIUM])) {
  const version = execFileSync(browser, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  console.log(`${browser}: ${version.trim()}`);
}
const failed = [];
await sideBySide(files, AT_ONCE, async (file) => {
  const result = await runFile(file);
  report(result);
  if (!result.passed) failed.push(file);
});
console.log(failed.length === 0 ? `all ${files.length} files passed` : `failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
