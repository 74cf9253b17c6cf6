// Generated from the Rust types by `FABULA_BLESS=1 cargo test -p fabula typescript::`.
// Do not edit.

/** The version of the protocol. */
export const PROTOCOL = 1;

/** Why the server ends a connection, by the socket's close code. */
export const CLOSE_CODES: Record<number, Bye> = {
  1001: "stopping",
  4000: "other_version",
  4001: "no_hello",
  4004: "no_such_table",
  4003: "kicked",
  4029: "too_much",
  4050: "failed",
};

/** The most players at a table. */
export const MAX_PLAYERS = 12;

/** The most characters in a name. */
export const MAX_NAME = 24;

/** The most characters in a line of talk. */
export const MAX_LINE = 300;

/** The most characters in a clue. */
export const MAX_CLUE = 200;

/** The most bytes in a recording. */
export const MAX_SOUND_BYTES = 1048576;

/** The most seconds in a recording. */
export const MAX_SOUND_SECONDS = 30;

/** The shortest clock, in seconds. */
export const SHORTEST_CLOCK = 5;

/** By so much longer is the clock of the points, for the reveal before them: milliseconds. */
export const REVEAL_MS = 13000;

/** The colours of rabbits. */
export const COLOURS: Colour[] = ["snow", "poppy", "honey", "moss", "teal", "sky", "iris", "plum", "rose", "cocoa", "soot", "mint"];

/** Every code a refusal can have. */
export type RefusalCode =
  | "already-paused"
  | "already-said"
  | "already-seated"
  | "already-started"
  | "bad-request"
  | "bots-cannot"
  | "bots-have-no-say"
  | "bots-need-words"
  | "card-needed"
  | "card-not-in-hand"
  | "card-not-on-table"
  | "clue-empty"
  | "clue-form-not-allowed"
  | "clue-too-long"
  | "colour-taken"
  | "deck-too-large"
  | "deck-too-small"
  | "game-over"
  | "game-running"
  | "hello-expected"
  | "identity-needed"
  | "kicked"
  | "kind-is-the-presets"
  | "link-unknown"
  | "locked"
  | "method-not-allowed"
  | "muted"
  | "name-empty"
  | "name-taken"
  | "name-too-long"
  | "no-card-with-phrase"
  | "no-clock"
  | "no-clue-form"
  | "no-end"
  | "no-game"
  | "no-late-joining"
  | "no-such-deck"
  | "no-such-game"
  | "no-such-sound"
  | "no-such-table"
  | "no-vision"
  | "no-vote-this-round"
  | "nobody-asked"
  | "nobody-to-agree"
  | "not-all-agree"
  | "not-claimed"
  | "not-found"
  | "not-host"
  | "not-in-play"
  | "not-over"
  | "not-paused"
  | "not-seated"
  | "not-storyteller"
  | "not-yours"
  | "not-yourself"
  | "nothing-to-agree"
  | "nothing-to-hold"
  | "nothing-to-take-back"
  | "odd-players-in-pairs"
  | "only-bots"
  | "only-for-agents"
  | "order-incomplete"
  | "other-version"
  | "own-card"
  | "pairs-are-fixed"
  | "partner-gives"
  | "partner-still-plays"
  | "paused"
  | "presets-differ"
  | "red-needed"
  | "red-not-yours"
  | "same-card-twice"
  | "same-deck-twice"
  | "seat-not-open"
  | "setting-out-of-range"
  | "sound-empty"
  | "sound-has-picture"
  | "sound-not-recognised"
  | "sound-too-large"
  | "sound-too-long"
  | "sound-unknown"
  | "stale"
  | "still-too-few"
  | "storyteller-gives-none"
  | "table-full"
  | "table-unreadable"
  | "take-open-seat"
  | "talk-empty"
  | "talk-too-fast"
  | "talk-too-long"
  | "too-few-players"
  | "too-large"
  | "too-many-connections"
  | "too-many-guesses"
  | "too-many-messages"
  | "too-many-players"
  | "too-many-requests"
  | "too-many-sounds"
  | "too-many-tables"
  | "turn-needed"
  | "unavailable"
  | "unknown-deck"
  | "unknown-player"
  | "victory-needs-target"
  | "wrong-number-of-cards"
  | "wrong-number-of-decks"
  | "wrong-number-of-votes"
  | "wrong-origin"
  | "wrong-phase";

/**
 * A name made by whoever acts, so that a repeated request has one effect.
 */
export type ActionId = string;

/**
 * All games of a room.
 */
export type Album = { 
/**
 * The oldest first.
 */
games: Array<AlbumGame>, };

/**
 * One game.
 */
export type AlbumGame = { 
/**
 * Which game of the room, from 0.
 */
game: number, 
/**
 * Its rules.
 */
settings: Settings, 
/**
 * Its pictures.
 */
decks: Array<TableDeck>, 
/**
 * Its rounds so far.
 */
rounds: Array<AlbumRound>, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * The scores as they stand.
 */
scores: Array<Score>, 
/**
 * Who won.
 */
winners: Array<Seat>, };

/**
 * Somebody who sat at the table in a round, as they were called then.
 */
export type AlbumPlayer = { 
/**
 * Where.
 */
seat: Seat, 
/**
 * Who.
 */
name: string, 
/**
 * In which colour.
 */
colour: Colour, 
/**
 * A person or a bot.
 */
kind: PlayerKind, 
/**
 * Whose score they played for.
 */
side: Seat, 
/**
 * What a bot is like.
 */
persona?: Persona, 
/**
 * Whether a bot played for them while they were away.
 */
stand_in?: boolean, };

/**
 * One round when all was revealed.
 */
export type AlbumRound = { 
/**
 * Clue, cards, owners, votes and points.
 */
result: RoundResult, 
/**
 * Who sat where.
 */
players: Array<AlbumPlayer>, 
/**
 * Why bots did what they did.
 */
reasons?: Array<BotReason>, };

/**
 * What a bot did.
 */
export type BotAct = "told" | "gave" | "voted";

/**
 * How a bot came to it.
 */
export type BotGround = "named" | "alike" | "fitting" | "faint" | "blind";

/**
 * Why a bot did what it did.
 */
export type BotReason = { 
/**
 * Whose seat.
 */
seat: Seat, 
/**
 * What it did.
 */
act: BotAct, 
/**
 * With which card.
 */
card: Card, 
/**
 * How it came to it.
 */
ground: BotGround, 
/**
 * What it saw on the card.
 */
seen?: Words, 
/**
 * What it heard in the clue, or took it to be about.
 */
heard?: Words, };

/**
 * A number that depends on how many play: with three (or fewer left), four to six, seven or more.
 */
export type BySize = { 
/**
 * With three players.
 */
three: number, 
/**
 * With four to six players.
 */
few: number, 
/**
 * With seven players or more.
 */
many: number, };

/**
 * Why the server ends a connection; also the close code, see [`Bye::close_code`].
 */
export type Bye = "stopping" | "other_version" | "no_hello" | "no_such_table" | "kicked" | "too_much" | "failed";

/**
 * A card of the game: its index in the cards the game was set up with. What picture that is, the
 * rules do not know.
 */
export type Card = number;

/**
 * A card of a deck.
 */
export type CardInfo = { 
/**
 * Its name in the deck.
 */
id: string, 
/**
 * The picture for a phone's hand.
 */
small: Picture, 
/**
 * The picture to look at closely.
 */
large: Picture, 
/**
 * What people call it, by language.
 */
title?: { [key in string]: string }, 
/**
 * What is seen on it in one sentence, by language.
 */
sentence?: { [key in string]: string }, 
/**
 * What is seen on it, by language.
 */
description?: { [key in string]: string }, 
/**
 * What it is about.
 */
tags?: Array<string>, 
/**
 * Whether it suits small children and delicate groups.
 */
gentle?: boolean, };

/**
 * A ballot with its voter's name on it.
 */
export type Cast = { 
/**
 * Who voted.
 */
seat: Seat, 
/**
 * For these cards.
 */
cards: Array<Card>, };

/**
 * Clocks that can be chosen by name.
 */
export type ClockOffer = { 
/**
 * What they are called.
 */
preset: ClockPreset, 
/**
 * Seconds for each phase.
 */
clocks: Clocks, };

/**
 * Clocks that a host can choose by name.
 */
export type ClockPreset = "none" | "calm" | "brisk";

/**
 * The clock of the present turn.
 */
export type ClockView = { 
/**
 * Milliseconds left when this was sent.
 */
left: number, 
/**
 * Milliseconds in all.
 */
total: number, 
/**
 * Whether it runs.
 */
running: boolean, 
/**
 * Who holds it, while the points of a round are shown.
 */
held_by?: Seat, 
/**
 * Whether you may hold it: once a round, while nobody else does.
 */
may_hold?: boolean, };

/**
 * Seconds a phase may take before its clock runs out; none: no clock.
 */
export type Clocks = { 
/**
 * To claim the first clue.
 */
race?: number | null, 
/**
 * For the storyteller.
 */
clue?: number | null, 
/**
 * To give cards.
 */
give?: number | null, 
/**
 * To vote.
 */
vote?: number | null, 
/**
 * To look at the points, when all has been revealed. Without it the story goes on when all have looked.
 */
review?: number | null, };

/**
 * A clue.
 */
export type Clue = { "form": "text", 
/**
 * The words.
 */
text: string, 
/**
 * The same in other languages: a bot speaks to everybody in their own.
 */
translations?: Translations, } | { "form": "sound", 
/**
 * Its name there: a hash.
 */
sound: string, } | { "form": "performed", 
/**
 * A note for those who look at the album later.
 */
note?: string | null, 
/**
 * The note in other languages.
 */
translations?: Translations, };

/**
 * The forms a clue may take at a table.
 */
export type ClueForms = { 
/**
 * Written words.
 */
text: boolean, 
/**
 * A recorded sound.
 */
sound: boolean, 
/**
 * A song or a mime, done aloud.
 */
performed: boolean, };

/**
 * The colour of a player's rabbit.
 */
export type Colour = "snow" | "poppy" | "honey" | "moss" | "teal" | "sky" | "iris" | "plum" | "rose" | "cocoa" | "soot" | "mint";

/**
 * A request to a room. On the wire all three kinds look alike: an object with a `type`.
 */
export type Command = Move | MemberCommand | HostCommand;

/**
 * SHA-256 of a seed, shown from the start. It proves that the seed was not changed later.
 */
export type Commitment = string;

/**
 * SHA-256 of some bytes: the name of a picture, a recording, or a deck's manifest, wherever it is stored.
 */
export type ContentHash = string;

/**
 * Whether a deck suits a number of players.
 */
export type DeckAdvice = { "advice": "enough" } | { "advice": "too_few", 
/**
 * So many cards are needed.
 */
needed: number, } | { "advice": "a_round_more", 
/**
 * From this many cards on they do not.
 */
recommended: number, } | { "advice": "second_deck", 
/**
 * The round whose refill reshuffles first.
 */
first_reshuffle: number, } | { "advice": "ends", 
/**
 * After about so many rounds.
 */
rounds: number, 
/**
 * So many it takes for everybody to tell once.
 */
lap: number, };

/**
 * A deck on offer.
 */
export type DeckOffer = { 
/**
 * Its name for ever.
 */
id: ContentHash, 
/**
 * What it is called.
 */
name: string, 
/**
 * Who made it.
 */
author?: string, 
/**
 * Under what terms.
 */
licence?: string, 
/**
 * How many cards it has.
 */
cards: number, 
/**
 * A few of its pictures.
 */
samples: Array<Picture>, 
/**
 * In how many cards a description is given, by language.
 */
described: { [key in string]: number }, 
/**
 * The same deck without the cards that do not suit small children and delicate groups, if it has such.
 */
gentle?: GentleOffer, };

/**
 * The decks on offer.
 */
export type Decks = { 
/**
 * The first is the usual one.
 */
decks: Array<DeckOffer>, };

/**
 * A request to a room, as it is sent.
 */
export type Do = { 
/**
 * A name of your making: 16 random bytes in hexadecimal. What was done under it is
 * not done again, and has the same answer; what was refused is looked at anew.
 */
id: ActionId, 
/**
 * The turn you saw; needed for moves in a game.
 */
turn?: Turn, 
/**
 * What is asked.
 */
command: Command, };

/**
 * A request was done.
 */
export type Done = { 
/**
 * Which.
 */
id: ActionId, 
/**
 * Where it stands in the log.
 */
position: number, };

/**
 * Whether to end the game here, while it is asked.
 */
export type EndQuestion = { 
/**
 * The seats of those who are asked. If all of them agree, the game ends.
 */
asked: SeatSet, 
/**
 * How long they can still answer, in milliseconds.
 */
left: number, };

/**
 * Why a game ended.
 */
export type Ending = "target" | "laps" | "deck_end" | "agreement";

/**
 * What one may be shown.
 */
export type ExampleAnswer = { 
/**
 * Nothing if it is not for you to tell, or if nobody has thought of anything for your cards.
 */
example: ExampleClue | null, };

/**
 * An example of a clue.
 */
export type ExampleClue = { 
/**
 * One of your own cards.
 */
card: Card, 
/**
 * What might be said of it.
 */
text: string, };

/**
 * What to add to a link.
 */
export type Fragment = { 
/**
 * It comes behind a `#`, where no server sees it: a seat link's secret, say.
 */
fragment: string, };

/**
 * How the players play: this is what a preset is about, and no house rule changes it.
 */
export type GameKind = "single" | "party" | "pairs_one_votes" | "pairs_all_vote";

/**
 * The game on the table.
 */
export type GameTable = { 
/**
 * Its rules, whatever the table plays next.
 */
settings: Settings, 
/**
 * Its pictures: card numbers run through them in this order.
 */
decks: Array<TableDeck>, 
/**
 * What you may know of it.
 */
view: GameView, 
/**
 * When a round is revealed: why bots did what they did in it.
 */
reasons?: Array<BotReason>, };

/**
 * What one person may know, and what they may do.
 */
export type GameView = { 
/**
 * The seat it is for; none for spectators and the table's screen.
 */
you: Seat | null, 
/**
 * The moment it shows.
 */
turn: Turn, 
/**
 * The preset played.
 */
preset: Preset, 
/**
 * The seats, clockwise; after them newcomers who wait.
 */
seats: Array<SeatView>, 
/**
 * The phase.
 */
phase: PhaseView, 
/**
 * The seats being waited for.
 */
awaited: SeatSet, 
/**
 * What holds the game.
 */
pauses: Pauses, 
/**
 * Who would end the game here. If anybody would, all others are asked.
 */
agreed: SeatSet, 
/**
 * Who asked.
 */
end_asked_by?: Seat, 
/**
 * The numbers of this round.
 */
size: RoundSize, 
/**
 * The clock of this phase, in seconds.
 */
clock: number | null, 
/**
 * One's own hand; nothing for spectators, and while it may not be looked at.
 */
hand: Array<Card> | null, 
/**
 * Cards left to draw.
 */
deck: number, 
/**
 * The discard, face up.
 */
discard: Array<Card>, 
/**
 * SHA-256 of the seed that all chance comes from.
 */
commitment: Commitment, 
/**
 * Whether the seed was chosen by somebody, not drawn.
 */
chosen?: boolean, 
/**
 * What you may do now.
 */
legal: Legal, };

/**
 * The gentle cards of a deck: a deck of its own, for a table to choose instead of the whole one.
 */
export type GentleOffer = { 
/**
 * Its name for ever.
 */
id: ContentHash, 
/**
 * How many cards it has.
 */
cards: number, };

/**
 * A seat may give cards, or other cards than it gave.
 */
export type GiveChoice = { 
/**
 * From these,
 */
cards: Array<Card>, 
/**
 * exactly so many.
 */
count: number, };

/**
 * Which of two partners gives. It is no rule: whoever of them gives, gives.
 */
export type GiverWish = { 
/**
 * Who is to give.
 */
gives: Seat, 
/**
 * Who of the two said so.
 */
said_by: Seat, };

/**
 * What only the host does.
 */
export type HostCommand = { "type": "configure", 
/**
 * What should be different.
 */
wish: TableSettingsChange, } | { "type": "arrange", 
/**
 * Everybody at the table.
 */
order: Array<PlayerId>, } | { "type": "add_bot", 
/**
 * What it is called; the table finds a name if you do not say.
 */
name?: string, 
/**
 * What it is like; chance decides if you do not say.
 */
persona?: Persona, } | { "type": "change_bot", 
/**
 * Which bot.
 */
player: PlayerId, 
/**
 * What it is like now; chance decides if you do not say.
 */
persona?: Persona, } | { "type": "start" } | { "type": "start_with_seed", 
/**
 * The seed.
 */
seed: Seed, } | { "type": "kick", 
/**
 * Whom.
 */
player: PlayerId, } | { "type": "hand_over", 
/**
 * Whom.
 */
player: PlayerId, } | { "type": "mute", 
/**
 * Whom.
 */
player: PlayerId, 
/**
 * Whether they are silenced.
 */
muted: boolean, } | { "type": "pause" } | { "type": "move_on" } | { "type": "close", 
/**
 * The seat.
 */
seat: Seat, };

/**
 * One difference between a table's rules and its preset.
 */
export type HouseRule = { 
/**
 * The setting, as a path: `points.some.finder`.
 */
rule: string, 
/**
 * What the preset says.
 */
preset: unknown, 
/**
 * What this table plays.
 */
table: unknown, };

/**
 * A card on the table, with the seat that gave it. The owner is a secret until the round is scored.
 */
export type Laid = { 
/**
 * The card.
 */
card: Card, 
/**
 * Who gave it.
 */
owner: Seat, };

/**
 * A language of the page, of built-in descriptions, and of bots.
 */
export type Language = "en" | "bg" | "ru" | "hr" | "cs" | "fr";

/**
 * Everything a seat may do now. What is not here is refused.
 */
export type Legal = { 
/**
 * Claim the first clue.
 */
claim?: boolean, 
/**
 * Give the claim up.
 */
withdraw?: boolean, 
/**
 * Tell.
 */
tell?: TellChoice, 
/**
 * Give cards.
 */
give?: GiveChoice, 
/**
 * Take the cards given, or the ballot, back.
 */
take_back?: boolean, 
/**
 * Vote.
 */
vote?: VoteChoice, 
/**
 * Say that one has seen enough of the scored round.
 */
seen?: boolean, 
/**
 * Ask whether to end the game here; or, if somebody has asked, say yes.
 */
agree_to_end?: boolean, 
/**
 * Say no to whoever asks whether to end the game.
 */
keep_playing?: boolean, 
/**
 * Leave the game.
 */
leave?: boolean, 
/**
 * Go on after everybody was skipped.
 */
resume?: boolean, };

/**
 * The public list.
 */
export type Listed = { 
/**
 * The one used last first.
 */
tables: Array<ListedTable>, };

/**
 * A table on the public list.
 */
export type ListedTable = { 
/**
 * The code that opens its lobby.
 */
code: string, 
/**
 * What the host is called.
 */
host: string | null, 
/**
 * What is played.
 */
preset: Preset, 
/**
 * Whether there are house rules.
 */
house_rules: boolean, 
/**
 * The table's language.
 */
language: Language, 
/**
 * How many have a place.
 */
players: number, 
/**
 * How many may have.
 */
max_players: number, 
/**
 * Whether a game is being played.
 */
playing: boolean, 
/**
 * Whether a newcomer could sit down now.
 */
open: boolean, };

/**
 * Everything about a deck but the pictures' bytes.
 */
export type Manifest = { 
/**
 * What it is called.
 */
name: string, 
/**
 * Who made it.
 */
author?: string, 
/**
 * Under what terms.
 */
licence?: string, 
/**
 * The cards, always in this order.
 */
cards: Array<CardInfo>, };

/**
 * What you may do with the table; what you may do in the game is in the game's own `legal`.
 */
export type May = { 
/**
 * Take a place.
 */
sit: boolean, 
/**
 * Say that you are ready.
 */
ready: boolean, 
/**
 * Host: begin.
 */
start: boolean, 
/**
 * Host: change what is played, and the order of seats.
 */
configure: boolean, 
/**
 * Host: let a bot sit down.
 */
add_bot: boolean, 
/**
 * Host: send players away, silence them, or make them host.
 */
manage: boolean, 
/**
 * Host: hold the game.
 */
pause: boolean, 
/**
 * Go on after a pause.
 */
resume: boolean, 
/**
 * Host: do not wait any longer.
 */
move_on: boolean, 
/**
 * Host: play on without these open seats.
 */
close: Array<Seat>, };

/**
 * What a member does, or somebody who wants to become one.
 */
export type MemberCommand = { "type": "sit", 
/**
 * What you want to be called.
 */
name: string, 
/**
 * The colour of your rabbit; any free one if you do not say.
 */
colour?: Colour, } | { "type": "dress", 
/**
 * The new name.
 */
name?: string, 
/**
 * The new colour.
 */
colour?: Colour, } | { "type": "ready", 
/**
 * Whether it may.
 */
ready: boolean, } | { "type": "leave" } | { "type": "offer_seat", 
/**
 * The secret the other device will show.
 */
token: SeatToken, } | { "type": "take_seat", 
/**
 * The secret.
 */
token: SeatToken, };

/**
 * A move in the game.
 */
export type Move = { "type": "claim" } | { "type": "withdraw" } | { "type": "tell", 
/**
 * The card.
 */
card?: Card, 
/**
 * The clue.
 */
clue: Clue, } | { "type": "give", 
/**
 * The cards.
 */
cards: Array<Card>, } | { "type": "take_back" } | { "type": "vote", 
/**
 * For these cards.
 */
cards: Array<Card>, 
/**
 * Party, storyteller only: the card marked in red.
 */
red?: Card, } | { "type": "seen" } | { "type": "agree_to_end" } | { "type": "keep_playing" } | { "type": "resume" };

/**
 * A table to be opened.
 */
export type NewTable = { 
/**
 * A name of your making, 16 random bytes in hexadecimal: sent again, it is the same table.
 */
id?: ActionId, 
/**
 * Your name, if you want to sit down at once and be the host. Otherwise the first to sit down is.
 */
name?: string, 
/**
 * The colour of your rabbit.
 */
colour?: Colour, 
/**
 * So many bots sit down too.
 */
bots: number, 
/**
 * Begin at once.
 */
start: boolean, 
/**
 * What the table plays; what is not said is as usual.
 */
wish: TableSettingsChange, };

/**
 * A table that was opened.
 */
export type Opened = { 
/**
 * The code that opens its lobby.
 */
code: string, };

/**
 * How the round went.
 */
export type Outcome = "all_found" | "none_found" | "some_found" | "nobody_voted" | "party";

/**
 * What holds the game. Any one of them does.
 */
export type Pauses = { 
/**
 * The host wants it so.
 */
host: boolean, 
/**
 * Too few seats are taken.
 */
too_few: boolean, 
/**
 * Every storyteller in turn ran out of time.
 */
all_skipped: boolean, };

/**
 * What a bot is like: its tastes, its way to talk, its pace.
 */
export type Persona = "poet" | "joker" | "child" | "scholar" | "grandmother" | "sailor" | "detective" | "clockmaker";

/**
 * The phases of a round, by name.
 */
export type PhaseName = "race" | "clue" | "give" | "vote" | "review" | "over";

/**
 * What a person may know of the phase.
 */
export type PhaseView = { "name": "race" } | { "name": "clue", 
/**
 * Who.
 */
storyteller: Seat, 
/**
 * Whether the role was claimed and can be given up.
 */
claimed: boolean, } | { "name": "give", 
/**
 * Who told.
 */
storyteller: Seat, 
/**
 * What.
 */
clue: Clue, 
/**
 * One's own cards among those given.
 */
yours: Array<Card>, } | { "name": "vote", 
/**
 * Who told.
 */
storyteller: Seat, 
/**
 * What.
 */
clue: Clue, 
/**
 * The cards, numbered from 1 in this order.
 */
table: Array<Card>, 
/**
 * One's own among them.
 */
yours: Array<Card>, 
/**
 * One's own ballot; empty if it is not in.
 */
ballot: Array<Card>, 
/**
 * The card one marked in red.
 */
red?: Card, } | { "name": "review", 
/**
 * The round.
 */
result: RoundResult, 
/**
 * Who has seen enough.
 */
ready: SeatSet, 
/**
 * Who tells next, if nobody comes or goes.
 */
next: Seat, } | { "name": "over", 
/**
 * Why.
 */
ending: Ending, 
/**
 * Who won.
 */
winners: Array<Seat>, 
/**
 * The last round, if the game ended with it.
 */
result?: RoundResult, 
/**
 * Now it may be known.
 */
seed: Seed, };

/**
 * A picture in one size: WebP.
 */
export type Picture = { 
/**
 * Its name.
 */
hash: ContentHash, 
/**
 * In pixels.
 */
width: number, 
/**
 * In pixels.
 */
height: number, };

/**
 * A player's public name within one room. It says who somebody is, and opens nothing.
 */
export type PlayerId = string;

/**
 * Who sits on a seat. Public: everybody may know who is a bot.
 */
export type PlayerKind = "person" | "bot";

/**
 * What everybody sees of a player.
 */
export type PlayerView = { 
/**
 * Who, in this room.
 */
id: PlayerId, 
/**
 * A person or a bot.
 */
kind: PlayerKind, 
/**
 * What they are called.
 */
name: string, 
/**
 * The colour of their rabbit.
 */
colour: Colour, 
/**
 * Whether they want the next game to begin.
 */
ready: boolean, 
/**
 * Their seat in the game.
 */
seat: Seat | null, 
/**
 * Whether the host has silenced them.
 */
muted: boolean, 
/**
 * Whether a bot plays for them while they are away.
 */
stand_in: boolean, 
/**
 * They have left; this is only the label of their seat.
 */
gone: boolean, 
/**
 * What a bot is like.
 */
persona?: Persona, };

/**
 * What everything is worth.
 */
export type Points = { 
/**
 * When all voters found it, or none did.
 */
all_or_none: PointsColumn, 
/**
 * When some did, not all.
 */
some: PointsColumn, 
/**
 * For each vote on one's own card.
 */
bonus: number, 
/**
 * The most that bonus may bring a side in a round.
 */
bonus_cap: number | null, 
/**
 * When exactly one voter found it: what finder and storyteller get instead.
 */
lone_finder: number | null, 
/**
 * For a finder who used only one of several votes.
 */
single_vote: number, 
/**
 * Party: the most that voting with the crowd may bring.
 */
crowd_cap: number, };

/**
 * One column of the scoring table.
 */
export type PointsColumn = { 
/**
 * For the storyteller.
 */
storyteller: number, 
/**
 * For each voter who found the storyteller's card.
 */
finder: number, 
/**
 * For each voter who did not.
 */
other: number, };

/**
 * How present somebody is.
 */
export type Presence = "connected" | "away" | "gone";

/**
 * How somebody is present.
 */
export type PresenceOf = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * How.
 */
presence: Presence, };

/**
 * A named set of rules.
 */
export type Preset = "classic" | "disney" | "first-edition" | "first-edition-teams" | "odyssey" | "odyssey-party" | "odyssey-teams";

/**
 * A preset and its rules.
 */
export type PresetOffer = { 
/**
 * Which.
 */
preset: Preset, 
/**
 * Its rules in full.
 */
settings: Settings, 
/**
 * With how many it can be played.
 */
player_counts: Array<number>, };

/**
 * The ways to play.
 */
export type Presets = { 
/**
 * All seven.
 */
presets: Array<PresetOffer>, 
/**
 * The usual clocks, the most patient first.
 */
clocks: Array<ClockOffer>, };

/**
 * A reaction to show.
 */
export type React = { 
/**
 * Which.
 */
reaction: Reaction, };

/**
 * Something short to say or to show at the table. It is not stored.
 */
export type Reaction = "heart" | "laugh" | "wow" | "clap" | "think" | "sad" | "hurry" | "cheers";

/**
 * A recording that was taken in.
 */
export type Recording = { 
/**
 * Its name, for a clue and to fetch it.
 */
sound: string, 
/**
 * Its length in milliseconds.
 */
length: number, };

/**
 * A refusal as it travels: a stable code, a sentence in English, and the facts to say it in any language.
 */
export type Refused = { 
/**
 * Stable: translations go by it.
 */
code: string, 
/**
 * In English, for logs and for those who write clients.
 */
message: string, 
/**
 * What the sentence speaks of.
 */
facts: Record<string, unknown>, };

/**
 * A round when all is revealed. Nothing in it is secret any more.
 */
export type RoundResult = { 
/**
 * The round.
 */
round: number, 
/**
 * Who told.
 */
storyteller: Seat, 
/**
 * The clue.
 */
clue: Clue, 
/**
 * The cards as they lay, with their owners.
 */
table: Array<Laid>, 
/**
 * All ballots that count.
 */
ballots: Array<Cast>, 
/**
 * Party: the card marked in red.
 */
red: Card | null, 
/**
 * How it went.
 */
outcome: Outcome, 
/**
 * Every player's points with the reason.
 */
lines: Array<ScoreLine>, 
/**
 * All scores after the round.
 */
scores: Array<Score>, };

/**
 * The numbers that hold for one round; they follow the seats in play at its start.
 */
export type RoundSize = { 
/**
 * Cards in a full hand.
 */
hand: number, 
/**
 * Cards each giver gives.
 */
gives: number, 
/**
 * The most cards a ballot names.
 */
votes: number, };

/**
 * Something was said.
 */
export type Said = { 
/**
 * The line's number.
 */
number: number, };

/**
 * Something to say.
 */
export type Say = { 
/**
 * At most 300 characters.
 */
text: string, };

/**
 * A side's score.
 */
export type Score = { 
/**
 * The side.
 */
side: Seat, 
/**
 * Its score.
 */
score: number, };

/**
 * One reason for a player's points in a round; it may be worth nothing.
 */
export type ScoreLine = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How much.
 */
points: number, } & ({ "why": "told_well" } | { "why": "told_for_one" } | { "why": "told_too_easy" } | { "why": "told_too_hard" } | { "why": "found_it" } | { "why": "found_it_alone" } | { "why": "all_found_it" } | { "why": "nobody_found_it" } | { "why": "missed_it" } | { "why": "one_vote_was_enough" } | { "why": "fooled", 
/**
 * The votes.
 */
votes: number, 
/**
 * Whether they were worth less than usual, because of the cap.
 */
capped: boolean, } | { "why": "with_the_crowd", 
/**
 * Voters on that card.
 */
voters: number, 
/**
 * Whether they were worth less than usual, because of the cap.
 */
capped: boolean, } | { "why": "red_card" } | { "why": "alone_on_card" } | { "why": "no_ballot" });

/**
 * A place at the table. It keeps its number for the whole game, whoever sits there.
 */
export type Seat = number;

/**
 * How many may play.
 */
export type SeatLimits = { 
/**
 * At least.
 */
min: number, 
/**
 * At most.
 */
max: number, };

/**
 * A set of seats.
 */
export type SeatSet = Array<Seat>;

/**
 * A secret that moves a seat to another device. Whoever offers the seat makes it up: 32 random bytes in
 * hexadecimal.
 */
export type SeatToken = string;

/**
 * What everybody sees of a seat.
 */
export type SeatView = { 
/**
 * Which.
 */
seat: Seat, 
/**
 * How it stands.
 */
standing: Standing, 
/**
 * Who sits there.
 */
player: PlayerKind, 
/**
 * Whose score it adds to.
 */
side: Seat, 
/**
 * That score.
 */
score: number, 
/**
 * How often it has been storyteller.
 */
turns: number, 
/**
 * Cards in hand.
 */
cards: number, 
/**
 * Cards given in this round, while they are being given.
 */
gave: number, };

/**
 * 256 random bits from which all chance of one game comes. A secret until the game is over.
 */
export type Seed = string;

/**
 * The rules of one table. A preset is a named set of these; a changed one is a house rule.
 */
export type Settings = { 
/**
 * The preset these started from.
 */
preset: Preset, 
/**
 * How the players play.
 */
kind: GameKind, 
/**
 * How many may play.
 */
seats: SeatLimits, 
/**
 * Cards in a full hand.
 */
hand: BySize, 
/**
 * Cards each giver gives.
 */
gives: BySize, 
/**
 * The most cards a ballot may name.
 */
votes: BySize, 
/**
 * What everything is worth.
 */
points: Points, 
/**
 * A round that ends with a side at this score ends the game.
 */
target: number | null, 
/**
 * The game ends when everyone has been storyteller this often.
 */
laps: number | null, 
/**
 * Whether a deck that runs short is made anew from the discard. If not, its last card ends the game.
 */
reshuffle: boolean, 
/**
 * Who wins.
 */
victory: Victory, 
/**
 * What forms a clue may take.
 */
clues: ClueForms, };

/**
 * How a seat stands to the game.
 */
export type Standing = "unused" | "waiting" | "taken" | "open" | "closed";

/**
 * How well bots play.
 */
export type Strength = "gentle" | "even" | "keen";

/**
 * A deck a table plays with.
 */
export type TableDeck = { 
/**
 * Its name for ever.
 */
id: ContentHash, 
/**
 * What it is called.
 */
name: string, 
/**
 * How many cards it has.
 */
cards: number, };

/**
 * Everything a host can choose. It holds for the next game; the one being played keeps its own.
 */
export type TableSettings = { 
/**
 * The rules in full.
 */
settings: Settings, 
/**
 * Seconds for each phase.
 */
clocks: Clocks, 
/**
 * The pictures. Card numbers run through them in this order.
 */
decks: Array<TableDeck>, 
/**
 * The table's language: what bots speak.
 */
language: Language, 
/**
 * Whether the table is on the public list.
 */
listed: boolean, 
/**
 * Whether newcomers may sit down during a game.
 */
late_joining: boolean, 
/**
 * Whether a bot plays for those who are away.
 */
stand_ins: boolean, 
/**
 * Whether nobody new may take a place.
 */
locked: boolean, 
/**
 * How well bots play.
 */
bot_strength: Strength, 
/**
 * Whether bots ask a vision-language model, where the server offers one: pictures and clues are sent there.
 */
vision?: boolean, 
/**
 * Whether it is a table for programs: nobody stands in for a player, nobody counts as gone, and the host may choose the seed.
 */
agents?: boolean, };

/**
 * A change of a table's settings. What is not said stays as it is; at a new table, as usual.
 */
export type TableSettingsChange = { 
/**
 * A preset: its rules, without any house rule.
 */
preset?: Preset, 
/**
 * The rules in full, house rules included. If a preset is named too, it must be theirs.
 */
settings?: Settings, 
/**
 * Seconds for each phase.
 */
clocks?: Clocks, 
/**
 * The decks to mix.
 */
decks?: Array<ContentHash>, 
/**
 * The table's language.
 */
language?: Language, 
/**
 * Whether the table is on the public list.
 */
listed?: boolean, 
/**
 * Whether newcomers may sit down during a game.
 */
late_joining?: boolean, 
/**
 * Whether a bot plays for those who are away.
 */
stand_ins?: boolean, 
/**
 * Whether nobody new may take a place.
 */
locked?: boolean, 
/**
 * How well bots play.
 */
bot_strength?: Strength, 
/**
 * Whether bots ask a vision-language model.
 */
vision?: boolean, 
/**
 * Whether it is a table for programs.
 */
agents?: boolean, };

/**
 * The table as you may see it, and what travels beside that.
 */
export type TableState = { 
/**
 * The code that opens its lobby.
 */
code: string, 
/**
 * The link that does.
 */
link: string, 
/**
 * How many events the table has seen. A higher one is newer.
 */
position: number, 
/**
 * The table.
 */
table: TableView, 
/**
 * The clock, if this turn has one.
 */
clock: ClockView | null, 
/**
 * How long this turn has lasted when this was sent, in milliseconds; pauses are not counted.
 */
turn_age: number, 
/**
 * Who is there.
 */
presence: Array<PresenceOf>, 
/**
 * How many watch without a place.
 */
watching: number, 
/**
 * How many screens in the room show the table.
 */
screens: number, 
/**
 * Somebody has asked whether to end the game here. Who asked and who said yes is in the game.
 */
end_question?: EndQuestion, 
/**
 * In pairs: which of you two gives, as one of you said last.
 */
giver_wish?: GiverWish, 
/**
 * The vision-language model that the host may let bots ask: then pictures and clues are sent there.
 */
vision?: VisionOffer, };

/**
 * What you may know of a table.
 */
export type TableView = { 
/**
 * What it plays next.
 */
charter: TableSettings, 
/**
 * How its rules differ from the preset.
 */
house_rules: Array<HouseRule>, 
/**
 * What to say about the number of cards.
 */
deck_advice: DeckAdvice, 
/**
 * Everybody at the table, in the order they sit.
 */
players: Array<PlayerView>, 
/**
 * In pairs, before a game: who will be partners, if everybody has one.
 */
pairs: Array<[PlayerId, PlayerId]>, 
/**
 * The host.
 */
host: PlayerId | null, 
/**
 * You, if you have a place.
 */
you: PlayerId | null, 
/**
 * Your seat is on another device now.
 */
moved: boolean, 
/**
 * What you may do.
 */
may: May, 
/**
 * Why the next game cannot begin, if it cannot.
 */
start_refused: Refused | null, 
/**
 * Why you cannot take a place, if you have none and cannot.
 */
sit_refused: Refused | null, 
/**
 * The game, being played or over.
 */
game: GameTable | null, };

/**
 * What was said at a table.
 */
export type Talk = { 
/**
 * The oldest first; at most the last 200.
 */
lines: Array<TalkLine>, };

/**
 * A line of table talk.
 */
export type TalkLine = { 
/**
 * Later lines have larger numbers.
 */
number: number, 
/**
 * When: milliseconds since 1970.
 */
at: number, 
/**
 * Who said it.
 */
player: PlayerId, 
/**
 * What they were called then.
 */
name: string, 
/**
 * What they said.
 */
text: string, };

/**
 * The storyteller may tell.
 */
export type TellChoice = { 
/**
 * The clue is for one of these; for none in particular if there are none.
 */
cards: Array<Card>, 
/**
 * In one of these forms.
 */
forms: ClueForms, 
/**
 * A text, or a note, has at most this many characters.
 */
max_chars: number, };

/**
 * What the server says.
 */
export type ToClient = { "type": "welcome", 
/**
 * The version of the protocol.
 */
version: number, 
/**
 * The version of the program, so that a page can tell that there is a newer one.
 */
program: string, 
/**
 * Who you are at this table, with or without a place; nobody if you have no identity.
 */
you?: PlayerId, 
/**
 * The latest table talk.
 */
talk: Array<TalkLine>, } | { "type": "state" } & TableState | { "type": "done", 
/**
 * Which.
 */
id: ActionId, 
/**
 * Where it stands in the log.
 */
position: number, } | { "type": "refused", 
/**
 * Which; nothing if it had no name.
 */
id?: ActionId, 
/**
 * Why.
 */
refused: Refused, } | { "type": "said", 
/**
 * What.
 */
line: TalkLine, } | { "type": "reacted", 
/**
 * Who.
 */
player: PlayerId, 
/**
 * How.
 */
reaction: Reaction, } | { "type": "bye", 
/**
 * Why.
 */
bye: Bye, } | { "type": "pong" };

/**
 * What a client says.
 */
export type ToServer = { "type": "hello", 
/**
 * The version of the protocol.
 */
version: number, 
/**
 * The table's code.
 */
table: string, 
/**
 * The last position you saw, when you come back.
 */
after?: number, 
/**
 * A screen in the room: it is shown what everybody may see, whoever has opened it, and nobody is there
 * because of it.
 */
screen?: boolean, } | { "type": "do" } & Do | { "type": "say", 
/**
 * What.
 */
text: string, } | { "type": "react", 
/**
 * Which.
 */
reaction: Reaction, } | { "type": "hold", 
/**
 * Whether to hold them.
 */
hold: boolean, } | { "type": "wish_giver", 
/**
 * You, or your partner.
 */
gives: Seat, } | { "type": "away", 
/**
 * Whether it is out of sight.
 */
away: boolean, } | { "type": "ping" };

/**
 * A token for an agent.
 */
export type Token = { 
/**
 * A secret: send it as `Authorization: Bearer …`. Whoever has it is you.
 */
token: string, };

/**
 * Words in other languages than the one they were said in.
 *
 * ```
 * use fabula_ids::Language;
 * use fabula_rules::{Clue, Translations};
 * let translations: Translations = [(Language::French, "Patience".into())].into_iter().collect();
 * let clue = Clue::Text { text: "Търпение".into(), translations };
 * assert_eq!(serde_json::to_value(&clue)?["translations"]["fr"], "Patience");
 * assert_eq!(clue.translations().get(Language::Czech), None);
 * # Ok::<(), serde_json::Error>(())
 * ```
 */
export type Translations = Partial<Record<Language, string>>;

/**
 * One moment at which somebody may act. An action for another turn is stale.
 */
export type Turn = { 
/**
 * The room's game, from 0; a rematch is the next.
 */
game: number, 
/**
 * The round, from 1. A void or skipped round is played again under its number.
 */
round: number, 
/**
 * The phase.
 */
phase: PhaseName, 
/**
 * Which phase of this round it is, from 1: it tells two turns apart when a phase comes again. The start
 * of a game has 0.
 */
attempt: number, };

/**
 * Who wins.
 */
export type Victory = "highest" | "everyone_at_target";

/**
 * What everybody at a table may know of it: where pictures and clues would be sent.
 */
export type VisionOffer = { 
/**
 * The model.
 */
model: string, 
/**
 * The computer it runs on.
 */
host: string, };

/**
 * A seat may vote, or vote anew.
 */
export type VoteChoice = { 
/**
 * For these cards,
 */
cards: Array<Card>, 
/**
 * at least so many,
 */
min: number, 
/**
 * at most so many.
 */
max: number, 
/**
 * Whether one of them must be marked in red too. Otherwise none may be.
 */
red?: boolean, };

/**
 * Words as they are shown to readers of several languages.
 */
export type Words = { 
/**
 * In the language they come from.
 */
text: string, 
/**
 * In others.
 */
translations?: Translations, };
