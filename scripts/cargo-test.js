// `cargo test`, but with two programs of tests at a time, and with how long each crate took, for the table of `steps.js`:
// `node scripts/cargo-test.js --workspace -- --test-threads=6`. Those of the server wait more than they work.

import { appendFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { run, sideBySide } from './programs.js';

const AT_ONCE = 2;

/** Those that take long, the longest first: the table at the end says which. */
const LONG = ['server', 'rules'];

const args = process.argv.slice(2);
const dashes = args.includes('--') ? args.indexOf('--') : args.length;
const forCargo = args.slice(0, dashes);
const forTests = args.slice(dashes + 1);

/** Runs a program, and keeps what it writes to its output. */
async function listenTo(program, args, options) {
  const output = [];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const hear = (child) => child.stdout.on('data', (bytes) => output.push(bytes));
  const ended = await run(program, args, { stdio, ...options }, hear);
  return { ...ended, output: `${Buffer.concat(output)}` };
}

const took = new Map();
const add = (name, seconds) => took.set(name, (took.get(name) ?? 0) + seconds);

/** Compiles everything. Gives what there is to run, each with its crate: programs of tests, and the examples in comments. */
async function compile() {
  const args = ['test', ...forCargo, '--no-run', '--message-format=json-render-diagnostics'];
  const { passed, output, seconds } = await listenTo('cargo', args);
  add('compile', seconds);
  if (!passed) process.exit(1);
  const compiled = output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const programs = compiled
    .filter(({ profile, executable }) => profile?.test && executable)
    .map(({ executable, manifest_path, package_id, target }) => ({
      name: target.name,
      crate: package_id.match(/([\w-]+)[#@][^#@]*$/)[1],
      run: () => listenTo(executable, forTests, { cwd: dirname(manifest_path) }),
    }));
  const long = LONG.flatMap((name) => programs.filter((program) => program.name === name));
  const examples = {
    name: 'examples in comments',
    crate: 'examples in comments',
    run: () => listenTo('cargo', ['test', ...forCargo, '--doc', '--', ...forTests]),
  };
  return [...long, examples, ...programs.filter((program) => !long.includes(program))];
}

const failed = [];
await sideBySide(await compile(), AT_ONCE, async (tests) => {
  const { passed, output, seconds } = await tests.run();
  console.log(`${tests.crate}: ${tests.name}\n${output}`);
  add(tests.crate, seconds);
  if (!passed) failed.push(`${tests.crate}: ${tests.name}`);
});

const rows = [...took].map(([name, seconds]) => `${seconds}\t${name}\n`);
if (process.env.DURATIONS) appendFileSync(process.env.DURATIONS, rows.join(''));
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
