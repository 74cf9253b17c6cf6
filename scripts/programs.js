// Programs that a script starts: none of them outlives it, and some run at the same time.

import { spawn } from 'node:child_process';

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Runs a program. Gives whether it succeeded, and how long it took. `started` gets it as soon as it runs. */
export async function run(program, args, options, started) {
  const start = performance.now();
  const child = spawn(program, args, options);
  running.add(child);
  started(child);
  const passed = await new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  running.delete(child);
  return { passed, seconds: (performance.now() - start) / 1000 };
}

/** Does `work` with each of these, in their order, so many at a time. */
export async function sideBySide(items, atOnce, work) {
  const left = [...items];
  const next = async () => {
    while (left.length > 0) await work(left.shift());
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
