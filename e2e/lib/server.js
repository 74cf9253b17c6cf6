// The real program, with a folder of its own, on a port of its own.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atEnd } from './ending.js';

const BIN = process.env.FABULA_BIN ?? fileURLToPath(new URL('../../target/debug/fabula', import.meta.url));

/** Many players come from one address here, and bots need not look as if they were thinking. */
const QUICK = [
  ...['--bot-think', '0', '--bot-claim', '3600', '--log', 'warn'],
  // Those without a browser stay as long as a test looks at something.
  ...['--agent-after', '3600'],
  ...['--tables-per-hour', '100000', '--requests-per-second', '10000', '--request-burst', '10000'],
];

const STARTED_WITHIN = 60_000;

/** What must not outlive the tests, whatever happens to them. */
const running = new Set();
const folders = new Set();
process.on('exit', () => {
  running.forEach((child) => child.kill('SIGKILL'));
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

export class Server {
  #data;
  #options;
  #child;
  #said = '';
  port = 0;
  /** Whether it was ever away: see `Person.watch`. */
  wasCut = false;

  constructor(data, options) {
    this.#data = data;
    this.#options = options;
  }

  /** Starts it; it ends with the test `t`. Later options win. */
  static async start(t, ...options) {
    const data = await mkdtemp(join(tmpdir(), 'fabula-e2e-'));
    folders.add(data);
    const server = new Server(data, options);
    atEnd(t, async () => {
      await server.stop();
      await rm(data, { recursive: true, force: true });
      folders.delete(data);
    });
    await server.#start();
    return server;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async #start() {
    const listen = ['--data', this.#data, '--listen', `127.0.0.1:${this.port}`];
    const child = spawn(BIN, [...listen, ...quickWith(this.#options)], { stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    this.#child = child;
    this.#said = '';
    await new Promise((resolve, reject) => {
      const fail = (why) => reject(new Error(`${BIN} ${why}:\n${this.#said}`));
      const timer = setTimeout(() => fail('did not start'), STARTED_WITHIN);
      const hear = (bytes) => {
        this.#said += bytes;
        const found = this.#said.match(/http:\/\/127\.0\.0\.1:(\d+)/);
        if (!found) return;
        clearTimeout(timer);
        this.port = Number(found[1]);
        resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('error', (error) => {
        this.#child = undefined;
        fail(error.message);
      });
      child.on('exit', (code) => fail(`ended with ${code}`));
    });
  }

  /** Ends it as Ctrl-C does, or, with SIGKILL, as a power cut does. What it kept stays. */
  async stop(signal = 'SIGTERM') {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    this.wasCut = true;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    }
    running.delete(child);
  }

  /** Starts it again at the same address, with what it kept. */
  async startAgain() {
    await this.#start();
  }
}

/** Ours, unless a test says otherwise. */
function quickWith(options) {
  const kept = [];
  for (let i = 0; i < QUICK.length; i += 2) {
    if (!options.includes(QUICK[i])) kept.push(QUICK[i], QUICK[i + 1]);
  }
  return [...kept, ...options];
}

/** A line to the server that can fall silent without being cut: what a phone in a tunnel sees. */
export class Wire {
  #sockets = new Set();
  #silent = false;
  #server;
  port = 0;
  wasCut = false;

  static async lay(t, port) {
    const wire = new Wire();
    wire.#server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        wire.#sockets.add(from);
        from.on('data', (bytes) => wire.#silent || to.write(bytes));
        from.on('error', () => {});
        from.on('close', () => {
          wire.#sockets.delete(from);
          to.destroy();
        });
      }
    });
    wire.#server.listen(0, '127.0.0.1');
    await once(wire.#server, 'listening');
    wire.port = wire.#server.address().port;
    atEnd(t, () => {
      wire.#server.close();
      wire.#sockets.forEach((socket) => socket.destroy());
    });
    return wire;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** From now on nothing gets through, and nobody is told. */
  fallSilent() {
    this.wasCut = true;
    this.#silent = true;
  }

  /** What was on its way is lost for good: the old lines are dead, new ones work. */
  mend() {
    this.#silent = false;
    this.#sockets.forEach((socket) => socket.destroy());
  }
}
