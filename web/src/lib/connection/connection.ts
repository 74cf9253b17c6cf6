// The WebSocket connection to a table. It reconnects by itself and sends unanswered commands again, under their old id.

import { CLOSE_CODES } from '../../protocol';
import type {
  Bye,
  Command,
  Do,
  Done,
  PlayerId,
  Reaction,
  Refused,
  Seat,
  TableState,
  TalkLine,
  ToClient,
  ToServer,
  Turn,
} from '../../protocol';
import { takeSocket } from './early-socket';
import { actionId } from './random-id';

/** How long the server may be silent before it gets a ping, and before the socket is given up: milliseconds. */
const PING_AFTER = 4_000;
const GIVE_UP_AFTER = 9_000;
/** How long to wait before the next attempt, a little more each time: milliseconds. */
const RECONNECT_DELAYS = [250, 500, 1_000, 2_000, 4_000, 8_000];

/** Reasons for which reconnecting would not help. */
const FINAL: Bye[] = ['other_version', 'no_such_table', 'kicked'];

export type Answer = { done: Done } | { refused: Refused };

export interface Listener {
  welcome(you: PlayerId | undefined, talk: TalkLine[], program: string): void;
  state(state: TableState): void;
  said(line: TalkLine): void;
  reacted(player: PlayerId, reaction: Reaction): void;
  /** A refusal of something that has no id: talk. */
  refused(refused: Refused): void;
  connected(connected: boolean): void;
  ended(bye: Bye): void;
}

interface PendingCommand {
  request: Do;
  answer(answer: Answer): void;
}

export class Connection {
  #socket?: WebSocket;
  #open = false;
  #ended = false;
  #attempts = 0;
  #reconnectTimer?: ReturnType<typeof setTimeout>;
  #heartbeat?: ReturnType<typeof setInterval>;
  #receivedAt = 0;
  #position?: number;
  #bye?: Bye;
  #pending = new Map<string, PendingCommand>();
  #stopListening: () => void;

  constructor(
    readonly code: string,
    private readonly listener: Listener,
    /** A screen in the room shows what everybody may see: whoever opened it is not there because of it. */
    private readonly options: { screen: boolean } = { screen: false },
  ) {
    const wake = () => this.#wake();
    const visibility = () => {
      if (this.#open) this.#send({ type: 'away', away: document.hidden });
      if (!document.hidden) this.#wake();
    };
    const offline = () => this.#connectionLost();
    addEventListener('online', wake);
    addEventListener('offline', offline);
    addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', visibility);
    this.#stopListening = () => {
      removeEventListener('online', wake);
      removeEventListener('offline', offline);
      removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', visibility);
    };
    this.#connect();
  }

  /** Sends a command. The answer comes, however often the connection breaks in between. */
  do(command: Command, turn?: Turn): Promise<Answer> {
    const request: Do = { id: actionId(), command, ...(turn && { turn }) };
    return new Promise((answer) => {
      this.#pending.set(request.id, { request, answer });
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

  hold(hold: boolean) {
    if (this.#open) this.#send({ type: 'hold', hold });
  }

  /** Says which of two partners gives. */
  wishGiver(gives: Seat) {
    if (this.#open) this.#send({ type: 'wish_giver', gives });
  }

  /** Connects anew: this browser's identity has changed. */
  reconnect() {
    this.#disconnect();
    this.#connect();
  }

  close() {
    this.#ended = true;
    this.#stopListening();
    this.#disconnect();
    clearTimeout(this.#reconnectTimer);
  }

  #connect() {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#reconnectTimer);
    const { socket, received } = takeSocket(this.code, {
      after: this.#position,
      screen: this.options.screen,
    });
    this.#socket = socket;
    this.#bye = undefined;
    this.#receivedAt = Date.now();
    this.#heartbeat = setInterval(() => this.#checkHeartbeat(), 1_000);
    const receive = (event: MessageEvent) => {
      this.#receivedAt = Date.now();
      this.#receive(JSON.parse(event.data));
    };
    socket.onmessage = receive;
    queueMicrotask(() => received.forEach((event) => socket === this.#socket && receive(event)));
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#disconnect();
      const bye = this.#bye ?? CLOSE_CODES[event.code];
      if (bye && FINAL.includes(bye)) {
        this.close();
        this.listener.ended(bye);
      } else {
        this.#reconnectLater(bye === 'too_much' ? RECONNECT_DELAYS.length - 1 : 0);
      }
    };
  }

  #receive(message: ToClient) {
    switch (message.type) {
      case 'welcome':
        this.#open = true;
        this.#attempts = 0;
        this.listener.welcome(message.you, message.talk, message.program);
        this.listener.connected(true);
        if (document.hidden) this.#send({ type: 'away', away: true });
        for (const { request } of this.#pending.values()) this.#send({ type: 'do', ...request });
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
    this.#pending.get(id)?.answer(answer);
    this.#pending.delete(id);
  }

  #send(message: ToServer) {
    this.#socket?.send(JSON.stringify(message));
  }

  #checkHeartbeat() {
    const silent = Date.now() - this.#receivedAt;
    if (silent > GIVE_UP_AFTER) this.#connectionLost();
    else if (silent > PING_AFTER && this.#open) this.#send({ type: 'ping' });
  }

  #connectionLost() {
    this.#disconnect();
    this.#reconnectLater();
  }

  /** The device has woken up, or the network is back: there is no need to wait. */
  #wake() {
    if (this.#ended) return;
    if (Date.now() - this.#receivedAt > GIVE_UP_AFTER) this.#disconnect();
    this.#attempts = 0;
    if (!this.#socket) this.#connect();
    else if (this.#open) this.#send({ type: 'ping' });
  }

  #disconnect() {
    clearInterval(this.#heartbeat);
    const socket = this.#socket;
    this.#socket = undefined;
    if (this.#open) {
      this.#open = false;
      this.listener.connected(false);
    }
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #reconnectLater(atLeast = 0) {
    if (this.#ended) return;
    const wait = RECONNECT_DELAYS[Math.min(Math.max(this.#attempts, atLeast), RECONNECT_DELAYS.length - 1)]!;
    this.#attempts += 1;
    // A whole class must not come back in the same instant.
    this.#reconnectTimer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}
