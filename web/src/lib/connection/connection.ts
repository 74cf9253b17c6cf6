// A line to a table that comes back by itself. What was asked and not answered is asked again, under its old name.

import { CLOSE_CODES } from '../../protocol';
import type {
  Bye,
  Command,
  Do,
  Done,
  PlayerId,
  Reaction,
  Refused,
  TableState,
  TalkLine,
  ToClient,
  ToServer,
  Turn,
} from '../../protocol';
import { takeLine } from './early-socket';
import { actionId } from './random-id';

/** How long a line may be silent before it is asked whether it lives, and before it is given up. */
const ASK_AFTER = 4_000;
const GIVE_UP_AFTER = 9_000;
/** How long to wait before the next attempt: a little more each time. */
const WAITS = [250, 500, 1_000, 2_000, 4_000, 8_000];

/** Why coming back would not help. */
const FINAL: Bye[] = ['other_version', 'no_such_table', 'kicked'];

export type Answer = { done: Done } | { refused: Refused };

export interface Listener {
  welcome(you: PlayerId | undefined, talk: TalkLine[], program: string): void;
  state(state: TableState): void;
  said(line: TalkLine): void;
  reacted(player: PlayerId, reaction: Reaction): void;
  /** A refusal of something that has no name: talk. */
  refused(refused: Refused): void;
  live(live: boolean): void;
  ended(bye: Bye): void;
}

interface Waiting {
  request: Do;
  answer(answer: Answer): void;
}

export class Connection {
  #socket?: WebSocket;
  #open = false;
  #ended = false;
  #tries = 0;
  #timer?: ReturnType<typeof setTimeout>;
  #heart?: ReturnType<typeof setInterval>;
  #heardAt = 0;
  #position?: number;
  #bye?: Bye;
  #waiting = new Map<string, Waiting>();
  #stopListening: () => void;

  constructor(
    readonly code: string,
    private readonly listener: Listener,
    /** A screen in the room shows what everybody may see: whoever opened it is not there because of it. */
    private readonly options: { screen: boolean } = { screen: false },
  ) {
    const wake = () => this.#wake();
    const sight = () => {
      if (this.#open) this.#send({ type: 'away', away: document.hidden });
      if (!document.hidden) this.#wake();
    };
    const cutOff = () => this.#cutOff();
    addEventListener('online', wake);
    addEventListener('offline', cutOff);
    addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', sight);
    this.#stopListening = () => {
      removeEventListener('online', wake);
      removeEventListener('offline', cutOff);
      removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', sight);
    };
    this.#connect();
  }

  /** Asks the table for something. The answer comes, however often the line breaks in between. */
  do(command: Command, turn?: Turn): Promise<Answer> {
    const request: Do = { id: actionId(), command, ...(turn && { turn }) };
    return new Promise((answer) => {
      this.#waiting.set(request.id, { request, answer });
      if (this.#open) this.#send({ type: 'do', ...request });
    });
  }

  say(text: string): boolean {
    if (this.#open) this.#send({ type: 'say', text });
    return this.#open;
  }

  react(reaction: Reaction) {
    if (this.#open) this.#send({ type: 'react', reaction });
  }

  /** Begins anew: who we are has changed. */
  reconnect() {
    this.#hangUp();
    this.#connect();
  }

  close() {
    this.#ended = true;
    this.#stopListening();
    this.#hangUp();
    clearTimeout(this.#timer);
  }

  #connect() {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    const { socket, heard } = takeLine(this.code, { after: this.#position, screen: this.options.screen });
    this.#socket = socket;
    this.#bye = undefined;
    this.#heardAt = Date.now();
    this.#heart = setInterval(() => this.#beat(), 1_000);
    const hear = (event: MessageEvent) => {
      this.#heardAt = Date.now();
      this.#hear(JSON.parse(event.data));
    };
    socket.onmessage = hear;
    queueMicrotask(() => heard.forEach((event) => socket === this.#socket && hear(event)));
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#hangUp();
      const bye = this.#bye ?? CLOSE_CODES[event.code];
      if (bye && FINAL.includes(bye)) {
        this.close();
        this.listener.ended(bye);
      } else {
        this.#later(bye === 'too_much' ? WAITS.length - 1 : 0);
      }
    };
  }

  #hear(message: ToClient) {
    switch (message.type) {
      case 'welcome':
        this.#open = true;
        this.#tries = 0;
        this.listener.welcome(message.you, message.talk, message.program);
        this.listener.live(true);
        if (document.hidden) this.#send({ type: 'away', away: true });
        for (const { request } of this.#waiting.values()) this.#send({ type: 'do', ...request });
        break;
      case 'state': {
        const { type: _, ...state } = message;
        this.#position = state.position;
        this.listener.state(state);
        break;
      }
      case 'done':
        this.#answer(message.id, { done: { id: message.id, position: message.position } });
        break;
      case 'refused':
        if (message.id) this.#answer(message.id, { refused: message.refused });
        else this.listener.refused(message.refused);
        break;
      case 'said':
        this.listener.said(message.line);
        break;
      case 'reacted':
        this.listener.reacted(message.player, message.reaction);
        break;
      case 'bye':
        this.#bye = message.bye;
        break;
      case 'pong':
        break;
    }
  }

  #answer(id: string, answer: Answer) {
    this.#waiting.get(id)?.answer(answer);
    this.#waiting.delete(id);
  }

  #send(message: ToServer) {
    this.#socket?.send(JSON.stringify(message));
  }

  #beat() {
    const silent = Date.now() - this.#heardAt;
    if (silent > GIVE_UP_AFTER) this.#cutOff();
    else if (silent > ASK_AFTER && this.#open) this.#send({ type: 'ping' });
  }

  #cutOff() {
    this.#hangUp();
    this.#later();
  }

  /** The device has woken up, or the network is back: there is no need to wait. */
  #wake() {
    if (this.#ended) return;
    if (Date.now() - this.#heardAt > GIVE_UP_AFTER) this.#hangUp();
    this.#tries = 0;
    if (!this.#socket) this.#connect();
    else if (this.#open) this.#send({ type: 'ping' });
  }

  #hangUp() {
    clearInterval(this.#heart);
    const socket = this.#socket;
    this.#socket = undefined;
    if (this.#open) {
      this.#open = false;
      this.listener.live(false);
    }
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #later(atLeast = 0) {
    if (this.#ended) return;
    const wait = WAITS[Math.min(Math.max(this.#tries, atLeast), WAITS.length - 1)]!;
    this.#tries += 1;
    // A whole class must not come back in the same instant.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}
