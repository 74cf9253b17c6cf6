// `cargo test`, but with two programs of tests at a time, and with how long each crate took, for the table of `steps.js`:
// `node scripts/cargo-test.js --workspace -- --test-threads=6`. Those of the server wait more than they work.

import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { dirname } from 'node:path';

const AT_ONCE = 2;

/** Those that take long, the longest first: the table at the end says which. */
const LONG = ['server', 'rules'];

const args = process.argv.slice(2);
const dashes = args.includes('--') ? args.indexOf('--') : args.length;
const forCargo = args.slice(0, dashes);
const forTests = args.slice(dashes + 1);

/** What must not outlive this. */
const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Runs a program: whether it succeeded, what it wrote to its output, and how long it took. */
async function run(program, args, options) {
  const start = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], ...options });
  running.add(child);
  const output = [];
  child.stdout.on('data', (bytes) => output.push(bytes));
  const passed = await new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  running.delete(child);
  return { passed, output: `${Buffer.concat(output)}`, seconds: (performance.now() - start) / 1000 };
}

const took = new Map();
const add = (name, seconds) => took.set(name, (took.get(name) ?? 0) + seconds);

/** Compiles everything. Gives what there is to run, each with its crate: programs of tests, and the examples in comments. */
async function compile() {
  const args = ['test', ...forCargo, '--no-run', '--message-format=json-render-diagnostics'];
  const { passed, output, seconds } = await run('cargo', args);
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
      run: () => run(executable, forTests, { cwd: dirname(manifest_path) }),
    }));
  const long = LONG.map((name) => programs.find((program) => program.name === name));
  const examples = {
    name: 'examples in comments',
    crate: 'examples in comments',
    run: () => run('cargo', ['test', ...forCargo, '--doc', '--', ...forTests]),
  };
  return [...long, examples, ...programs.filter((program) => !long.includes(program))];
}

/** What is left to run, and what failed. */
const left = await compile();
const failed = [];

async function runEach() {
  for (let next = left.shift(); next; next = left.shift()) {
    const { passed, output, seconds } = await next.run();
    console.log(`${next.crate}: ${next.name}\n${output}`);
    add(next.crate, seconds);
    if (!passed) failed.push(`${next.crate}: ${next.name}`);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, runEach));

const rows = [...took].map(([name, seconds]) => `${seconds}\t${name}\n`);
if (process.env.DURATIONS) appendFileSync(process.env.DURATIONS, rows.join(''));
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
