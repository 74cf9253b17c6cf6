// Table talk on this device: what was read, what is being written, what is shown as a preview.

import { getContext, setContext, untrack } from 'svelte';
import type { Reaction, Refused, TalkLine } from '../../protocol';
import { preferences } from '../device/preferences.svelte';
import { readStored, writeStored } from '../device/storage';
import type { LiveTable } from '../table/live-table.svelte';
import { RateLimiter } from './rate-limiter';
import { hasArrived, lastLineNumber, readingTime, unread } from './talk-log';

interface StoredTalk {
  seen?: number;
  draft?: string;
}

/** Refusals that can only be answers to a line or a reaction. */
const TALK_REFUSALS = ['muted', 'talk-too-fast', 'talk-too-long', 'talk-empty'];

/** The server takes ten at once from anybody, lines and reactions together; these leave room for words. */
const REACTIONS_AT_ONCE = 4;
const REACTIONS_WITHIN = 8_000;

/** Screens with room for the talk beside the table, where the pictures stay as large as they were. */
export const BESIDE_TABLE = '(min-width: 1780px)';
const OPEN_KEY = 'talk.beside';

/** Without an answer for so long the line may be sent again: milliseconds. */
const ANSWER_WITHIN = 6_000;

export class Talk {
  /** Whether the talk is open. */
  open = $state(false);
  /** Why the last line was not taken. */
  problem = $state.raw<Refused>();
  /** The line that was just said, shown for a moment. */
  preview = $state.raw<TalkLine>();
  /** Too many reactions at once: no more for a while. */
  reactionsPaused = $state(false);

  #draft = $state('');
  #seen = $state<number>();
  #sending = $state.raw<{ text: string; after: number }>();
  #reactionLimit = new RateLimiter(REACTIONS_AT_ONCE, REACTIONS_WITHIN);
  #previewTimer?: ReturnType<typeof setTimeout>;
  #answerTimer?: ReturnType<typeof setTimeout>;
  #lastReceived?: number;
  readonly #key: string;

  constructor(readonly table: LiveTable) {
    this.#key = `talk.${table.code}`;
    const stored = readStored<StoredTalk>(this.#key);
    this.#draft = stored?.draft ?? '';
    this.#seen = stored?.seen;
    this.open = matchMedia(BESIDE_TABLE).matches && readStored<boolean>(OPEN_KEY) === true;
  }

  /** Follows the table. To be called where effects may live. */
  follow() {
    $effect(() => {
      const lines = this.table.talk;
      // Before the first state nothing is known, neither that it is nothing.
      if (this.table.state) untrack(() => this.#receive(lines));
    });
    $effect(() => {
      const refusal = this.table.refusal;
      if (refusal) untrack(() => this.#refused(refusal));
    });
    $effect(() => {
      // The connection broke: whether the line arrived is seen when it is back. If not, it may be sent again.
      if (this.table.connected) untrack(() => (this.#sending = undefined));
      else clearTimeout(this.#answerTimer);
    });
    $effect(() => () => {
      clearTimeout(this.#previewTimer);
      clearTimeout(this.#answerTimer);
    });
  }

  get draft() {
    return this.#draft;
  }

  set draft(draft: string) {
    this.#draft = draft;
    this.problem = undefined;
    this.#store();
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
    this.#storeOpen(true);
    this.#hidePreview();
    this.#markRead();
  };

  close = () => {
    this.open = false;
    this.#storeOpen(false);
    this.#markRead();
  };

  /** Sends what is written. It stays in the field until the table has it. */
  send = () => {
    const text = this.#draft.trim();
    if (!text || this.sending || !this.table.connected) return;
    this.problem = undefined;
    const after = lastLineNumber(this.table.talk);
    if (!this.table.say(text)) return;
    this.#sending = { text, after };
    clearTimeout(this.#answerTimer);
    this.#answerTimer = setTimeout(() => (this.#sending = undefined), ANSWER_WITHIN);
  };

  react = (reaction: Reaction): boolean => {
    const now = performance.now();
    const sent = this.table.connected && this.#reactionLimit.take(now);
    if (sent) this.table.react(reaction);
    const wait = this.#reactionLimit.wait(now);
    if (wait > 0 && !this.reactionsPaused) {
      this.reactionsPaused = true;
      setTimeout(() => (this.reactionsPaused = false), wait);
    }
    return sent;
  };

  #receive(lines: TalkLine[]) {
    const before = this.#lastReceived;
    this.#lastReceived = lastLineNumber(lines);
    const sending = this.#sending;
    if (sending && hasArrived(lines, sending.after, this.table.me?.id, sending.text))
      this.#clearDraft(sending.text);
    // Whoever comes for the first time has missed nothing.
    if (this.#seen === undefined) this.#markRead();
    if (this.open) return this.#markRead();
    if (before === undefined) return;
    const newest = unread(lines, before, this.table.me?.id).at(-1);
    if (newest && preferences.talk) this.#showPreview(newest);
  }

  #showPreview(line: TalkLine) {
    clearTimeout(this.#previewTimer);
    this.preview = line;
    this.#previewTimer = setTimeout(() => (this.preview = undefined), readingTime(line.text));
  }

  #hidePreview() {
    clearTimeout(this.#previewTimer);
    this.preview = undefined;
  }

  #clearDraft(text: string) {
    clearTimeout(this.#answerTimer);
    this.#sending = undefined;
    // Meanwhile something else may have been written.
    if (this.#draft.trim() === text) this.draft = '';
  }

  #refused(refusal: Refused) {
    if (!this.open || !(this.sending || TALK_REFUSALS.includes(refusal.code))) return;
    clearTimeout(this.#answerTimer);
    this.#sending = undefined;
    // It is said where the words are.
    this.problem = refusal;
    this.table.refusal = undefined;
  }

  /** Beside the table it stays as it was left; over the table it is never in the way by itself. */
  #storeOpen(open: boolean) {
    if (matchMedia(BESIDE_TABLE).matches) writeStored(OPEN_KEY, open);
  }

  #markRead() {
    this.#seen = Math.max(this.#seen ?? -1, lastLineNumber(this.table.talk));
    this.#store();
  }

  #store() {
    writeStored(this.#key, { seen: this.#seen, draft: this.#draft || undefined } satisfies StoredTalk);
  }
}

const KEY = Symbol('talk');

export const provideTalk = (talk: Talk) => setContext(KEY, talk);
export const useTalk = () => getContext<Talk>(KEY);
