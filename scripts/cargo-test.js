// `cargo test`, and how long compiling and the tests of each crate took, for the table of `steps.js`.

import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Which crate something compiled is part of, by its name. */
function cratesByTarget() {
  const args = ['metadata', '--no-deps', '--format-version=1', '--offline'];
  const { packages } = JSON.parse(execFileSync('cargo', args, { encoding: 'utf8' }));
  const named = ({ name }) => name.replaceAll('-', '_');
  return new Map(packages.flatMap((crate) => crate.targets.map((target) => [named(target), crate.name])));
}

/** What cargo says: when it has compiled, what it runs, and how long that took. */
const COMPILED = /^ *Finished .* in (?:(\d+)m )?([\d.]+)s/;
const RUNS = /^ *(?:Running .*\/([\w-]+)-[0-9a-f]{16}\)|Doc-tests (\w+))$/;
const RAN = /^test result: .* finished in ([\d.]+)s/;

const quoted = process.argv
  .slice(2)
  .map((arg) => `'${arg}'`)
  .join(' ');
// In one stream, so that what belongs together comes together.
const child = spawn(`exec cargo test ${quoted} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
const took = new Map();
const add = (name, seconds) => took.set(name, (took.get(name) ?? 0) + seconds);
let crates;
let running;
createInterface({ input: child.stdout }).on('line', (line) => {
  console.log(line);
  const [, minutes = 0, seconds] = line.match(COMPILED) ?? [];
  if (seconds) add('compile', Number(minutes) * 60 + Number(seconds));
  const [, target, documented] = line.match(RUNS) ?? [];
  if (target ?? documented) running = target ?? documented;
  const [, ran] = line.match(RAN) ?? [];
  if (!ran) return;
  crates ??= cratesByTarget();
  add(crates.get(running) ?? running, Number(ran));
});
child.on('close', (code) => {
  const rows = [...took].map(([name, seconds]) => `${seconds}\t${name}\n`);
  if (process.env.DURATIONS) appendFileSync(process.env.DURATIONS, rows.join(''));
  process.exitCode = code ?? 1;
});
