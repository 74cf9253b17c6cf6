// A program beside a test: it ends with the test, and all it has started itself with it.

import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { atEnd } from './ending.js';

const SAYS_WITHIN = 30_000;
const ENDS_WITHIN = 5_000;

const running = new Set();
process.on('exit', () => running.forEach((child) => signal(child, 'SIGKILL')));

/** Emits `line` with every line it says. */
export class Program extends EventEmitter {
  #command;
  #child;
  #lines = [];

  constructor(t, command, args, env = {}) {
    super();
    this.#command = command;
    this.on('line', (line) => this.#lines.push(line));
    const stdio = ['ignore', 'pipe', 'pipe'];
    // A group of its own: it is ended with its children.
    const child = spawn(command, args, { stdio, detached: true, env: { ...process.env, ...env } });
    this.#child = child;
    running.add(child);
    child.on('error', (error) => this.emit('line', error.message));
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => this.emit('line', line));
    }
    atEnd(t, () => this.#end());
  }

  /** Waits for a line like this, and says what matched. */
  async says(pattern) {
    const signal = AbortSignal.timeout(SAYS_WITHIN);
    for (let at = 0; ; at++) {
      try {
        if (at === this.#lines.length) await once(this, 'line', { signal });
      } catch {
        throw new Error(`${this.#command} does not say ${pattern}:\n${this.#lines.join('\n')}`);
      }
      const found = this.#lines[at].match(pattern);
      if (found) return found;
    }
  }

  async #end() {
    const child = this.#child;
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), ENDS_WITHIN);
      await ended;
      clearTimeout(timer);
    }
    // Children that outlived it.
    signal(child, 'SIGKILL');
    running.delete(child);
  }
}

function signal(child, name) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
