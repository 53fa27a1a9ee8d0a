// Made from src/notation/millions/describe.cpp. A test compares the two; to renew this file, run it so:
// MONEYBAGS_RENEW=1 <build>/tests/test_notation --gtest_filter='Types.*'

export type Phase =
  | "ChooseLeader" | "TurnUpLoot" | "Picking" | "HideCard" | "Announcing" | "Talking"
  | "Answering" | "RollCall" | "Voting" | "Closing" | "Final" | "Naming" | "Robbing" | "Over";

export type Role =
  | "Snitch" | "Tech" | "Acrobat" | "Brute" | "Mentalist" | "Brain" | "Driver" | "Crook"
  | "Mastermind";

export interface Deal {
  proposer: number;
  character: number;
  payer?: number;
  amount?: number;
  pool?: boolean;
}

export interface Pool {
  pay: number[];
  consents: number[];
}

export interface Open {
  phase: Phase;
  round: number;
  leader: number;
  loot: string;
  turned_up: string[];
  reserve: number;
  centre: number;
  purse: number[];
  picked: number[];
  in: number[];
  antes: number[];
  on_view: Partial<Record<Role, number>>;
  last: (Role | null)[];
  cards: number[];
  fresh: number[];
  looked: number[][];
  spoke: number[];
  claim: (Role | null)[];
  talk: number[];
  ready: number[];
  acted: number[];
  deals: Deal[];
  pools: (Pool | null)[];
  token: number;
  asked: number;
  roll_call_used: boolean;
  call_used: boolean;
  time_is_up: boolean;
  votes_left: number;
  vote_barred: boolean;
  voted: number[];
  shown: number[];
  alive: number[];
  named: Role | null;
  winners: number[];
}

export interface Loot {
  amount: number;
  ante: number;
  bonus: number;
  shown: Role[];
}

export interface Prices {
  mine: number;
  mine_without: number;
  offer: number;
  demand: number;
}

export interface Facts {
  rounds: number;
  goal: number;
  slots: number;
  roles: Role[];
  loot?: Loot;
  prices?: Prices;
}

export interface View {
  me: number | null;
  voted_yes: boolean;
  open: Open;
  role: (Role | null)[];
  facts: Facts;
}

export interface MoveFields {
  proposer?: number;
  character?: number;
  role?: Role | null;
  second?: Role | null;
  pay?: Record<string, number>;
}

export type Act =
  | "Pick" | "Announce" | "Claim" | "Ask" | "Offer" | "Demand" | "Counter" | "Accept" | "Decline"
  | "Cancel" | "Withdraw" | "Intimidate" | "Ready" | "RollCall" | "Answer" | "Call" | "CallVote"
  | "Yes" | "No" | "Pass" | "Stay" | "Leave" | "LeaveBoth" | "Name" | "Rob";

export type Move = MoveFields &
  (
    | ({ act: "Pick" | "Announce" | "Answer" | "Name" } & Required<Pick<MoveFields, "role">>)
    | ({ act: "Claim" } & Required<Pick<MoveFields, "character" | "role">>)
    | ({ act: "Ask" | "Withdraw" | "Intimidate" | "Leave" | "Rob" } & Required<Pick<MoveFields, "character">>)
    | ({ act: "Offer" | "Demand" } & Required<Pick<MoveFields, "character" | "pay">>)
    | ({ act: "Counter" } & Required<Pick<MoveFields, "proposer" | "character" | "pay">>)
    | ({ act: "Accept" | "Decline" | "Cancel" } & Required<Pick<MoveFields, "proposer" | "character">>)
    | ({ act: "Ready" | "RollCall" | "Call" | "CallVote" | "Yes" | "No" | "Pass" | "Stay" | "LeaveBoth" })
  );

export interface OutcomeFields {
  leader?: number;
  loot?: string;
  hidden?: Role | null;
}

export type Luck =
  | "Leader" | "Loot" | "Hidden";

export type Outcome = OutcomeFields &
  (
    | ({ luck: "Leader" } & Required<Pick<OutcomeFields, "leader">>)
    | ({ luck: "Loot" } & Required<Pick<OutcomeFields, "loot">>)
    | ({ luck: "Hidden" } & Required<Pick<OutcomeFields, "hidden">>)
  );

export interface EventFields {
  to: "everybody" | number[];
  seat?: number;
  other?: number;
  character?: number;
  role?: Role | null;
  second?: Role | null;
  card?: string;
  number?: number;
  amount?: number;
  seats?: number[];
  pay?: number[];
  roles?: Partial<Record<Role, number>>;
}

export type Happening =
  | "LeaderChosen" | "RoundBegins" | "LootTurnedUp" | "LastRoles" | "Picked" | "PickedRoles"
  | "AnteLaid" | "AnteFromReserve" | "CardsOnView" | "Announced" | "Claimed" | "Asked"
  | "DealOpened" | "Accepted" | "Declined" | "Cancelled" | "Replaced" | "Countered"
  | "DealSettled" | "DealVoid" | "DealLapsed" | "Paid" | "Withdrew" | "Looked" | "Seen"
  | "SaidReady" | "RollCallHeld" | "HeistCalled" | "TimeUp" | "VoteCalled" | "Voted"
  | "VoteCounted" | "Passed" | "Stayed" | "TalksEnded" | "NoHeist" | "RoleCalled" | "Shown"
  | "AnteBack" | "AnteLost" | "Clashed" | "CardEarned" | "Named" | "NothingNamed" | "NamedOut"
  | "TakenFromCentre" | "Robbed" | "LootAdded" | "LoneFined" | "NothingShared" | "BonusAdded"
  | "PotShared" | "Shared" | "FeePaid" | "SymbolPaid" | "LeaderPassed" | "GameOver";

export type Event = EventFields &
  (
    | ({ what: "LeaderChosen" | "Picked" | "SaidReady" | "RollCallHeld" | "HeistCalled" | "VoteCalled" | "Voted" | "Passed" | "LeaderPassed" } & Required<Pick<EventFields, "seat">>)
    | ({ what: "RoundBegins" } & Required<Pick<EventFields, "seat" | "number">>)
    | ({ what: "LootTurnedUp" } & Required<Pick<EventFields, "card" | "amount">>)
    | ({ what: "LastRoles" } & Required<Pick<EventFields, "seat" | "role">>)
    | ({ what: "PickedRoles" | "Announced" | "Claimed" | "Seen" | "Shown" | "Named" | "NamedOut" } & Required<Pick<EventFields, "seat" | "character" | "role">>)
    | ({ what: "AnteLaid" | "AnteFromReserve" | "Withdrew" | "AnteBack" | "LootAdded" | "LoneFined" | "Shared" } & Required<Pick<EventFields, "seat" | "character" | "amount">>)
    | ({ what: "CardsOnView" } & Required<Pick<EventFields, "roles">>)
    | ({ what: "Asked" | "Accepted" | "Declined" | "Cancelled" | "Replaced" | "Countered" | "DealSettled" | "DealVoid" | "DealLapsed" } & Required<Pick<EventFields, "seat" | "other" | "character">>)
    | ({ what: "DealOpened" } & Required<Pick<EventFields, "seat" | "character" | "pay">>)
    | ({ what: "Paid" | "Robbed" | "FeePaid" } & Required<Pick<EventFields, "seat" | "other" | "character" | "amount">>)
    | ({ what: "Looked" | "Stayed" | "CardEarned" } & Required<Pick<EventFields, "seat" | "character">>)
    | ({ what: "TimeUp" | "TalksEnded" | "NoHeist" | "NothingShared" })
    | ({ what: "VoteCounted" } & Required<Pick<EventFields, "number" | "seats">>)
    | ({ what: "RoleCalled" | "Clashed" } & Required<Pick<EventFields, "role" | "number">>)
    | ({ what: "AnteLost" | "TakenFromCentre" | "BonusAdded" | "SymbolPaid" } & Required<Pick<EventFields, "seat" | "character" | "role" | "amount">>)
    | ({ what: "NothingNamed" } & Required<Pick<EventFields, "character">>)
    | ({ what: "PotShared" } & Required<Pick<EventFields, "number" | "amount">>)
    | ({ what: "GameOver" } & Required<Pick<EventFields, "seats">>)
  );
