// Table talk on this device: what was read, what is being written, what is shown in passing.

import { getContext, setContext, untrack } from 'svelte';
import type { Reaction, Refused, TalkLine } from '../../protocol';
import { preferences } from '../device/preferences.svelte';
import { recall, remember } from '../device/storage';
import type { Table } from '../table/live-table.svelte';
import { Breath, hasArrived, lastNumber, readingTime, unread } from './talk-log';

interface Kept {
  seen?: number;
  draft?: string;
}

/** Refusals that can only be answers to a line or a reaction. */
const OURS = ['muted', 'talk-too-fast', 'talk-too-long', 'talk-empty'];

/** The server takes ten at once from anybody, lines and reactions together; these leave room for words. */
const REACTIONS_AT_ONCE = 4;
const REACTIONS_WITHIN = 8_000;

/** Where there is room for the talk beside the table, and the pictures stay as large as they were. */
export const BESIDE = '(min-width: 1780px)';
const LEFT_OPEN = 'talk.beside';

/** Without an answer for so long the words may be sent again. */
const ANSWER_WITHIN = 6_000;

export class Talk {
  /** Whether the talk is open before me. */
  open = $state(false);
  /** Why the last line was not taken. */
  problem = $state.raw<Refused>();
  /** What was just said, in passing. */
  passing = $state.raw<TalkLine>();
  /** Too many reactions: a pause. */
  breathless = $state(false);

  #draft = $state('');
  #seen = $state<number>();
  #sending = $state.raw<{ text: string; after: number }>();
  #breath = new Breath(REACTIONS_AT_ONCE, REACTIONS_WITHIN);
  #timer?: ReturnType<typeof setTimeout>;
  #answerTimer?: ReturnType<typeof setTimeout>;
  #heard?: number;
  readonly #key: string;

  constructor(readonly table: Table) {
    this.#key = `talk.${table.code}`;
    const kept = recall<Kept>(this.#key);
    this.#draft = kept?.draft ?? '';
    this.#seen = kept?.seen;
    this.open = matchMedia(BESIDE).matches && recall<boolean>(LEFT_OPEN) === true;
  }

  /** Follows the table. To be called where effects may live. */
  follow() {
    $effect(() => {
      const lines = this.table.talk;
      // Before the first state nothing is known, neither that it is nothing.
      if (this.table.state) untrack(() => this.#hear(lines));
    });
    $effect(() => {
      const refusal = this.table.refusal;
      if (refusal) untrack(() => this.#refused(refusal));
    });
    $effect(() => {
      // The line broke: whether the words arrived is seen when it is back. If not, they may be sent again.
      if (this.table.live) untrack(() => (this.#sending = undefined));
      else clearTimeout(this.#answerTimer);
    });
    $effect(() => () => {
      clearTimeout(this.#timer);
      clearTimeout(this.#answerTimer);
    });
  }

  get draft() {
    return this.#draft;
  }

  set draft(draft: string) {
    this.#draft = draft;
    this.problem = undefined;
    this.#keep();
  }

  get sending() {
    return this.#sending !== undefined;
  }

  get unread(): TalkLine[] {
    return unread(this.table.talk, this.#seen ?? Infinity, this.table.me?.id);
  }

  toggle = () => (this.open ? this.close() : this.show());

  show = () => {
    this.open = true;
    this.#leaveOpen(true);
    this.#passed();
    this.#read();
  };

  close = () => {
    this.open = false;
    this.#leaveOpen(false);
    this.#read();
  };

  /** Sends what is written. It stays in the field until the table has it. */
  send = () => {
    const text = this.#draft.trim();
    if (!text || this.sending || !this.table.live) return;
    this.problem = undefined;
    const after = lastNumber(this.table.talk);
    if (!this.table.say(text)) return;
    this.#sending = { text, after };
    clearTimeout(this.#answerTimer);
    this.#answerTimer = setTimeout(() => (this.#sending = undefined), ANSWER_WITHIN);
  };

  react = (reaction: Reaction): boolean => {
    const now = performance.now();
    const sent = this.table.live && this.#breath.take(now);
    if (sent) this.table.react(reaction);
    const wait = this.#breath.wait(now);
    if (wait > 0 && !this.breathless) {
      this.breathless = true;
      setTimeout(() => (this.breathless = false), wait);
    }
    return sent;
  };

  #hear(lines: TalkLine[]) {
    const before = this.#heard;
    this.#heard = lastNumber(lines);
    const sending = this.#sending;
    if (sending && hasArrived(lines, sending.after, this.table.me?.id, sending.text))
      this.#sent(sending.text);
    // Whoever comes for the first time has missed nothing.
    if (this.#seen === undefined) this.#read();
    if (this.open) return this.#read();
    if (before === undefined) return;
    const newest = unread(lines, before, this.table.me?.id).at(-1);
    if (newest && preferences.talk) this.#pass(newest);
  }

  #pass(line: TalkLine) {
    clearTimeout(this.#timer);
    this.passing = line;
    this.#timer = setTimeout(() => (this.passing = undefined), readingTime(line.text));
  }

  #passed() {
    clearTimeout(this.#timer);
    this.passing = undefined;
  }

  #sent(text: string) {
    clearTimeout(this.#answerTimer);
    this.#sending = undefined;
    // Meanwhile something else may have been written.
    if (this.#draft.trim() === text) this.draft = '';
  }

  #refused(refusal: Refused) {
    if (!this.open || !(this.sending || OURS.includes(refusal.code))) return;
    clearTimeout(this.#answerTimer);
    this.#sending = undefined;
    // It is said where the words are.
    this.problem = refusal;
    this.table.refusal = undefined;
  }

  /** Beside the table it stays as it was left; over the table it is never in the way by itself. */
  #leaveOpen(open: boolean) {
    if (matchMedia(BESIDE).matches) remember(LEFT_OPEN, open);
  }

  #read() {
    this.#seen = Math.max(this.#seen ?? -1, lastNumber(this.table.talk));
    this.#keep();
  }

  #keep() {
    remember(this.#key, { seen: this.#seen, draft: this.#draft || undefined } satisfies Kept);
  }
}

const KEY = Symbol('talk');

export const provideTalk = (talk: Talk) => setContext(KEY, talk);
export const useTalk = () => getContext<Talk>(KEY);
