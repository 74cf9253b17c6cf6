// The live table: the newest state from the server, what follows from it, and the way to send commands.

import { getContext, setContext } from 'svelte';
import type {
  BotReason,
  Bye,
  Card,
  Colour,
  Command,
  GameView,
  GiverWish,
  Legal,
  May,
  PlayerId,
  PlayerView,
  Presence,
  Reaction,
  Refused,
  RoundResult,
  Seat,
  SeatView,
  Settings,
  TableState,
  TalkLine,
} from '../../protocol';
import { REVEAL_MS } from '../../protocol';
import { requestIdentity } from '../connection/api';
import { provideTableOrRound, type TableOrRound, type Side } from './table-or-round';
import { Connection, type Listener } from '../connection/connection';
import { Pictures } from '../cards/pictures.svelte';
import { RevealPlayer } from '../reveal/player.svelte';
import { knownScore } from '../reveal/seen';
import { timelineOf, type Cue, type Hop } from '../reveal/timeline';
import { turnKey } from './turn-key';

/** A reaction that is shown for a moment. */
export interface ShownReaction {
  key: number;
  player: PlayerId;
  reaction: Reaction;
}

function turnKeyOf(state: TableState): string | undefined {
  const turn = state.table.game?.view.turn;
  return turn && turnKey(turn);
}

/** Under this name this tab remembers the game whose last round was looked at: a reload does not begin it anew. */
const SEEN_LAST = 'fabula.seen-last';

const REACTION_SHOWN_FOR = 4_000;

export class LiveTable implements TableOrRound {
  /** The newest state; none before the first has come. */
  state = $state.raw<TableState>();
  /** When the newest state came: its clock has been running since. */
  stateReceivedAt = $state.raw(0);
  /** Whether the connection is up. */
  connected = $state(false);
  /** Why the connection has ended for good. */
  ended = $state<Bye>();
  talk = $state.raw<TalkLine[]>([]);
  reactions = $state.raw<ShownReaction[]>([]);
  /** Whether one is looking at the question whether to end the game, while it is asked. */
  answering = $state(false);
  /** The game ended with a vote: its last round is looked at before the podium. */
  lastRound = $state(false);
  /** The last refusal, until it is dismissed. */
  refusal = $state.raw<Refused>();
  /** Who this device is at this table, with or without a place. */
  identity = $state.raw<PlayerId>();
  /** The kinds of commands that have no answer yet. */
  pending = $state.raw<Command['type'][]>([]);

  /** The cards this device gave last: those that were given for you are others. */
  given: Card[] = [];

  /** What is known of the round that is revealed. */
  readonly reveal = new RevealPlayer((cue) => this.oncue(cue));
  /** Called with whatever happens in a reveal while somebody looks. */
  oncue: (cue: Cue) => void = () => {};
  /** The turn that is revealed. */
  #revealed?: string;

  readonly pictures: Pictures;
  #connection: Connection;
  #program?: string;
  #firstTurn?: string;
  #whenWelcome: (() => void)[] = [];
  #whenState: { position: number; arrived: () => void }[] = [];
  #keys = 0;

  /** With `screen` it is the table's screen for a room: it is nobody's, whoever opened it. */
  constructor(
    readonly code: string,
    { screen = false } = {},
  ) {
    this.pictures = new Pictures(
      () => this.state?.table.game?.decks ?? this.state?.table.charter.decks ?? [],
    );
    const listener: Listener = {
      welcome: (you, talk, program) => this.#welcome(you, talk, program),
      state: (state) => {
        if (!this.state) this.#firstTurn = turnKeyOf(state);
        this.lastRound = this.#endsWithVote(state);
        this.state = state;
        this.stateReceivedAt = performance.now();
        this.#followReveal(state);
        this.#settle(state.position);
        // While the part of the page that shows them is still on its way.
        if (state.table.game) this.pictures.requestManifests();
      },
      said: (line) => {
        if (line.number > (this.talk.at(-1)?.number ?? -1)) this.talk = [...this.talk, line];
      },
      reacted: (player, reaction) => this.#show(player, reaction),
      refused: (refused) => (this.refusal = refused),
      connected: (connected) => (this.connected = connected),
      ended: (bye) => (this.ended = bye),
    };
    this.#connection = new Connection(code, listener, { screen });
  }

  close() {
    this.#connection.close();
    this.reveal.stop();
  }

  /** Sends a command. Returns whether it was done, when the state shows it; a refusal is shown. */
  async do(command: Command): Promise<boolean> {
    const turn = this.view?.turn;
    this.pending = [...this.pending, command.type];
    if (command.type === 'give') this.given = command.cards;
    else if (command.type === 'take_back') this.given = [];
    // With the turn that was seen: the server knows which commands are for one turn only.
    const answer = await this.#connection.do(command, turn);
    if ('done' in answer) await this.#stateAt(answer.done.position);
    this.pending = this.pending.toSpliced(this.pending.indexOf(command.type), 1);
    if ('done' in answer) return true;
    // It is as it was asked for: by a second tap, or by another device.
    if (answer.refused.code === 'already-said') return true;
    if (answer.refused.code === 'stale' && command.type === 'seen') return true;
    this.refusal = answer.refused;
    return false;
  }

  /** Whether the state shows a last round whose votes nobody has seen fall yet. */
  #endsWithVote({ table, turn_age }: TableState): boolean {
    const now = table.game?.view;
    if (now?.phase.name !== 'over' || !now.phase.result) return false;
    const before = this.view;
    // A device that comes while it is being revealed does not know it either.
    if (!before)
      return (
        now.phase.ending !== 'agreement' &&
        turn_age < REVEAL_MS &&
        sessionStorage.getItem(SEEN_LAST) !== this.#lastOf(now)
      );
    if (before.turn.game !== now.turn.game) return false;
    // A device that was slow may have missed the vote as well.
    return before.phase.name === 'over' ? this.lastRound : before.phase.name !== 'review';
  }

  /** The round that is revealed. */
  get result(): RoundResult | undefined {
    const phase = this.view?.phase;
    if (phase?.name === 'review') return phase.result;
    return phase?.name === 'over' && this.lastRound ? phase.result : undefined;
  }

  #lastOf = (view: GameView) => `${this.code}.${view.turn.game}`;

  /** The last round was looked at: now the podium. */
  toPodium() {
    if (this.view) sessionStorage.setItem(SEEN_LAST, this.#lastOf(this.view));
    this.lastRound = false;
  }

  /** The reveal begins, or goes on, where the other devices are. */
  #followReveal(state: TableState) {
    const result = this.result;
    if (!result) {
      this.#revealed = undefined;
      this.reveal.stop();
    } else if (this.#revealed !== turnKeyOf(state)) {
      this.#revealed = turnKeyOf(state);
      const seats = state.table.game!.view.seats;
      const sideOf = (seat: Seat) => seats.find((s) => s.seat === seat)?.side ?? seat;
      this.reveal.play(timelineOf(result, sideOf), state.turn_age);
    } else {
      this.reveal.catchUp(state.turn_age);
    }
  }

  /** The sides whose rabbits have hopped, or are on their way. */
  get hops(): Hop[] {
    return (this.result && this.reveal.seen?.hops) ?? [];
  }

  /** A side's score as far as it is known: points of a round that is being revealed are told last. */
  #known(side: Seat, score: number): number {
    const { timeline, seen } = this.reveal;
    return this.result && timeline && seen ? knownScore(timeline, seen, side, score) : score;
  }

  /** The seats, with their scores as far as they are known. */
  get #seats(): SeatView[] {
    const seats = this.view?.seats ?? [];
    return seats.map((seat) => ({ ...seat, score: this.#known(seat.side, seat.score) }));
  }

  /** Whether a TV in the room shows the reveal: then phones look up. */
  get onScreen(): boolean {
    return (this.state?.screens ?? 0) > 0;
  }

  /** Who tells next, when that is known. */
  get next(): Seat | undefined {
    const phase = this.view?.phase;
    return phase?.name === 'review' && this.reveal.knows('next') ? phase.next : undefined;
  }

  /** Whose the lantern is. */
  get lanternAt(): Seat | undefined {
    return this.next ?? this.storyteller;
  }

  /** The answer to a command comes before the state that shows its event: one that has more events than stand before it. */
  #stateAt(position: number): Promise<void> | undefined {
    if (this.state && this.state.position > position) return;
    return new Promise((arrived) => this.#whenState.push({ position, arrived }));
  }

  #settle(events: number) {
    const waiting = this.#whenState;
    this.#whenState = waiting.filter((wait) => wait.position >= events);
    for (const wait of waiting) if (wait.position < events) wait.arrived();
  }

  /** Connects again, when this browser has got an identity. */
  reconnect = () => this.#connection.reconnect();

  /** Makes sure that this browser has an identity. A connection that was opened before that does not know it. */
  async ensureIdentity() {
    if (this.identity) return;
    await requestIdentity();
    const welcomed = new Promise<void>((done) => this.#whenWelcome.push(done));
    this.reconnect();
    await welcomed;
  }

  say = (text: string) => this.#connection.say(text);
  react = (reaction: Reaction) => this.#connection.react(reaction);
  /** Holds the points of a round, so that the next story does not begin by itself; or lets go of them. */
  hold = (hold: boolean) => this.#connection.hold(hold);
  wishGiver = (gives: Seat) => this.#connection.wishGiver(gives);

  // What follows from the newest state.

  get table() {
    return this.state?.table;
  }

  get view(): GameView | undefined {
    return this.state?.table.game?.view;
  }

  get may(): May | undefined {
    return this.state?.table.may;
  }

  get legal(): Legal {
    return this.view?.legal ?? {};
  }

  /** The rules of the game being played, or of the next. */
  get settings(): Settings | undefined {
    return this.state?.table.game?.settings ?? this.state?.table.charter.settings;
  }

  /** Whether this phase began while somebody looked: what just happened may move. */
  get fresh(): boolean {
    return this.state !== undefined && turnKeyOf(this.state) !== this.#firstTurn;
  }

  /** The key of the present phase; each has its own. */
  get turnKey(): string | undefined {
    return this.state && turnKeyOf(this.state);
  }

  get playing(): boolean {
    return this.view !== undefined && this.view.phase.name !== 'over';
  }

  get players(): PlayerView[] {
    return this.state?.table.players ?? [];
  }

  /** You, if you have a place. */
  get me(): PlayerView | undefined {
    const you = this.state?.table.you;
    return you ? this.player(you) : undefined;
  }

  get isHost(): boolean {
    const table = this.state?.table;
    return table?.you != null && table.you === table.host;
  }

  player(id: PlayerId): PlayerView | undefined {
    return this.players.find((p) => p.id === id);
  }

  playerAt(seat: Seat): PlayerView | undefined {
    return this.players.find((p) => p.seat === seat);
  }

  name(seat: Seat): string {
    return this.playerAt(seat)?.name ?? '…';
  }

  colour(seat: Seat): Colour {
    return this.playerAt(seat)?.colour ?? 'snow';
  }

  seat(seat: Seat): SeatView | undefined {
    return this.#seats.find((s) => s.seat === seat);
  }

  presence(id: PlayerId): Presence {
    return this.state?.presence.find((p) => p.player === id)?.presence ?? 'connected';
  }

  /** Your seat, if you have one. */
  get you(): Seat | null {
    return this.view?.you ?? null;
  }

  /** The rabbits on the score path. */
  get sides(): Side[] {
    const bySide = new Map<Seat, Side>();
    for (const { seat, side: name, score, standing } of this.#seats) {
      if (standing === 'unused' || standing === 'waiting') continue;
      const side = bySide.get(name) ?? { side: name, seats: [], score };
      side.seats.push(seat);
      bySide.set(name, side);
    }
    return [...bySide.values()];
  }

  /** The seats that take part in this round, clockwise. */
  get seats(): SeatView[] {
    return this.#seats.filter((s) => s.standing === 'taken' || s.standing === 'open');
  }

  /** Whether you have a seat in this round. Who has none watches; who sat down late waits for the next. */
  get inRound(): boolean {
    const you = this.view?.you;
    return you != null && this.seats.some((s) => s.seat === you);
  }

  get storyteller(): Seat | undefined {
    const phase = this.view?.phase;
    if (!phase || phase.name === 'race') return undefined;
    if (phase.name === 'over') return this.result?.storyteller;
    return phase.name === 'review' ? phase.result.storyteller : phase.storyteller;
  }

  get youTell(): boolean {
    return this.storyteller !== undefined && this.storyteller === this.view?.you;
  }

  /** Whether the table waits for you. */
  get yourTurn(): boolean {
    const view = this.view;
    if (view?.you == null || !view.awaited.includes(view.you) || this.paused) return false;
    // Looking at the points is nobody's turn, unless the story goes on only when all have looked.
    return view.phase.name !== 'review' || (this.state?.clock === null && this.reveal.knows('next'));
  }

  get paused(): boolean {
    const pauses = this.view?.pauses;
    return pauses !== undefined && (pauses.host || pauses.too_few || pauses.all_skipped);
  }

  /** Two seats of one side. */
  get inPairs(): boolean {
    const kind = this.settings?.kind;
    return kind === 'pairs_one_votes' || kind === 'pairs_all_vote';
  }

  get partner(): Seat | undefined {
    const view = this.view;
    if (!view || view.you === null || !this.inPairs) return undefined;
    const side = this.seat(view.you)?.side;
    return view.seats.find((s) => s.side === side && s.seat !== view.you)?.seat;
  }

  /** Which of you two gives, as one of you has said. */
  get giverWish(): GiverWish | undefined {
    return this.state?.giver_wish;
  }

  /** Why bots did what they did; nothing before the round is revealed. */
  get botReasons(): BotReason[] {
    return this.reveal.knows('points') ? (this.state?.table.game?.reasons ?? []) : [];
  }

  /** The number under a card on the table, from 1. */
  numberOf(card: Card): number {
    const phase = this.view?.phase;
    if (phase?.name === 'vote') return phase.table.indexOf(card) + 1;
    return (this.result?.table.findIndex((laid) => laid.card === card) ?? -1) + 1;
  }

  #welcome(you: PlayerId | undefined, talk: TalkLine[], program: string) {
    // The server was replaced by another version while we were away: so must the page be.
    if (this.#program && this.#program !== program) location.reload();
    this.#program = program;
    this.identity = you;
    this.talk = talk;
    for (const done of this.#whenWelcome.splice(0)) done();
  }

  #show(player: PlayerId, reaction: Reaction) {
    const key = this.#keys++;
    this.reactions = [...this.reactions, { key, player, reaction }];
    setTimeout(() => (this.reactions = this.reactions.filter((r) => r.key !== key)), REACTION_SHOWN_FOR);
  }
}

const KEY = Symbol('table');

export function provideTable(table: LiveTable) {
  setContext(KEY, table);
  provideTableOrRound(table);
}

export const useTable = () => getContext<LiveTable>(KEY);
