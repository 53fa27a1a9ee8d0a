// Made from src/table/wire.h. A test compares the two; to renew this file, run it so:
// MONEYBAGS_RENEW=1 <build>/tests/test_table --gtest_filter='Wire.typescript*'

export interface You {
  seat?: number;
  host: boolean;
}

export interface Clock {
  kind: string;
  window: number;
  phase: number;
}

export interface Begun {
  table: string;
  digest: string;
  seed?: string;
  steps: number;
}

export interface Chair {
  seat: number;
  kind: string;
  name: string;
  level?: string;
  character?: string;
  host: boolean;
  minded: boolean;
  minded_since?: number;
  muted: boolean;
}

export interface Undo {
  seat: number;
  move: string;
  agreed: number[];
  missing: number[];
}

export interface Knock {
  number: number;
  name: string;
  seat: number;
}

export interface Vote {
  measure: string;
  about?: number;
  seats: number[];
  needed: number;
}

export interface Table {
  id: string;
  game: string;
  name: string;
  players: number;
  options: unknown;
  status: string;
  is_public: boolean;
  spectators: boolean;
  drop_in: boolean;
  clock: Clock;
  away: string;
  digest: string;
  seed?: string;
  begun?: Begun;
  chairs: Chair[];
  watchers_muted: boolean;
  undo?: Undo;
  knocks: Knock[];
  votes: Vote[];
  hints?: boolean;
  rematch?: string;
}

export interface Deadline {
  seat: number;
  at: number;
}

export interface Amount {
  least: number;
  most: number;
  path: string[];
}

export interface Choice {
  move: unknown;
  text: string;
  amount?: Amount;
  question: number;
  words?: string;
}

export interface Standing {
  over: boolean;
  winners: number[];
  score: number[];
  unit: number;
}

export interface Hint {
  move: unknown;
  text: string;
  number: number;
}

export interface Game {
  view: unknown;
  picture: string;
  seats: number[];
  awaited: number[];
  deadlines: Deadline[];
  phase_ends?: number;
  question: string;
  choices: Choice[];
  may_say: boolean;
  may_undo: boolean;
  standing: Standing;
  hint?: Hint;
}

export interface Line {
  number: number;
  at: number;
  what: string;
  seat?: number;
  hand?: string;
  text: string;
  clause?: string;
  icon?: string;
  event?: unknown;
  step?: number;
}

export interface Snapshot {
  kind: "snapshot";
  stream: string;
  seq: number;
  you: You;
  table: Table;
  game?: Game;
  lines: Line[];
}

export interface Delta {
  kind: "delta";
  stream: string;
  after: number;
  seq: number;
  table?: Table;
  game?: Game;
  lines: Line[];
}

export interface Ack {
  kind: "ack";
  id: string;
  seq: number;
}

export interface Refusal {
  clause: string;
  reason: string;
  asked: number;
  least: number;
  most: number;
}

export interface Nack {
  kind: "nack";
  id: string;
  reason: string;
  text: string;
  refusal?: Refusal;
}

export interface Advice {
  kind: "advice";
  id: string;
  move: unknown;
  question: number;
  words: string;
  sure: string;
  wins: number;
  compared: string;
  why?: string;
}

export interface Story {
  kind: "story";
  lines: Line[];
}

export interface Presence {
  kind: "presence";
  here: number[];
  watching: number;
}

export interface Pong {
  kind: "pong";
  now: number;
}

export interface Bye {
  kind: "bye";
  reason: string;
  text: string;
  back?: number;
}

export type ServerMessage =
  | Snapshot
  | Delta
  | Ack
  | Nack
  | Advice
  | Story
  | Presence
  | Pong
  | Bye;

export interface AskHello {
  kind: "hello";
  table: string;
  token?: string;
  lang?: string;
  stream?: string;
  since?: number;
}

export interface AskAdmit {
  kind: "admit";
  id?: string;
  knock: number;
}

export interface AskTurnAway {
  kind: "turn-away";
  id?: string;
  knock: number;
}

export interface AskWithdraw {
  kind: "withdraw";
  id?: string;
}

export interface AskBot {
  kind: "bot";
  id?: string;
  seat: number;
  level: string;
}

export interface AskClear {
  kind: "clear";
  id?: string;
  seat: number;
}

export interface AskRemove {
  kind: "remove";
  id?: string;
  seat: number;
}

export interface AskMute {
  kind: "mute";
  id?: string;
  seat?: number;
  muted: boolean;
}

export interface AskComplain {
  kind: "complain";
  id?: string;
  about: number;
  words: string;
}

export interface AskStart {
  kind: "start";
  id?: string;
  level?: string;
}

export interface AskMove {
  kind: "move";
  id?: string;
  move?: unknown;
  text?: string;
  question?: number;
}

export interface AskSay {
  kind: "say";
  id?: string;
  words: string;
}

export interface AskMind {
  kind: "mind";
  id?: string;
}

export interface AskStandIn {
  kind: "stand-in";
  id?: string;
  seat: number;
}

export interface AskBack {
  kind: "back";
  id?: string;
}

export interface AskUndo {
  kind: "undo";
  id?: string;
}

export interface AskAnswerUndo {
  kind: "answer-undo";
  id?: string;
  yes: boolean;
}

export interface AskAgreeHints {
  kind: "agree-hints";
  id?: string;
  yes: boolean;
}

export interface AskReact {
  kind: "react";
  id?: string;
  at: number;
  what: string;
}

export interface AskClose {
  kind: "close";
  id?: string;
}

export interface AskRematch {
  kind: "rematch";
  id?: string;
  tokens?: string[];
}

export interface AskHint {
  kind: "hint";
  id?: string;
}

export interface AskEarlier {
  kind: "earlier";
  before: number;
}

export interface AskPing {
  kind: "ping";
}

export type ClientMessage =
  | AskHello
  | AskAdmit
  | AskTurnAway
  | AskWithdraw
  | AskBot
  | AskClear
  | AskRemove
  | AskMute
  | AskComplain
  | AskStart
  | AskMove
  | AskSay
  | AskMind
  | AskStandIn
  | AskBack
  | AskUndo
  | AskAnswerUndo
  | AskAgreeHints
  | AskReact
  | AskClose
  | AskRematch
  | AskHint
  | AskEarlier
  | AskPing;
