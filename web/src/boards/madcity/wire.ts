// Made from src/notation/madcity/describe.cpp. A test compares the two; to renew this file, run it so:
// MONEYBAGS_RENEW=1 <build>/tests/test_notation --gtest_filter='Types.*'

export type Phase =
  | "LayCards" | "TakeSmall" | "StartRoll" | "Main" | "MoveRoll" | "Moving" | "TurnUpCard"
  | "SixChoice" | "Dealing" | "LiftingSign" | "SaleRoll" | "Over";

export interface Open {
  phase: Phase;
  active: number;
  die: number;
  landed: boolean;
  slot: number;
  business: string | null;
  leasing: boolean;
  waiting: number[];
  to_roll: number[];
  highest: number[];
  best_roll: number;
  winners: number[];
  turns: number;
  cash: number[];
  car: string[];
  bought: string[][];
  leased: string[][];
  face_up: (string | null)[];
  pile: string[];
}

export type SixRule =
  | "Standard" | "None" | "Bonus" | "Miss" | "Again";

export interface Group {
  seat: number;
  businesses: string[];
  income: number;
}

export interface Facts {
  note: number;
  target: number;
  six: SixRule;
  exact_finish: boolean;
  one_way: boolean;
  turn_limit: number;
  income: number[];
  signs: number[];
  counts: number[];
  groups: Group[];
  sale: Partial<Record<string, number[]>>;
}

export interface View {
  me: number | null;
  open: Open;
  facts: Facts;
}

export interface MoveFields {
  business?: string | null;
  place?: string;
  seat?: number;
}

export type Act =
  | "Take" | "Roll" | "Sell" | "End" | "Go" | "Bonus" | "Miss" | "Buy" | "Lease" | "Done" | "Lift";

export type Move = MoveFields &
  (
    | ({ act: "Take" | "Sell" | "End" | "Buy" | "Lease" | "Lift" } & Required<Pick<MoveFields, "business">>)
    | ({ act: "Roll" | "Bonus" | "Done" })
    | ({ act: "Go" } & Required<Pick<MoveFields, "place">>)
    | ({ act: "Miss" } & Required<Pick<MoveFields, "seat">>)
  );

export interface OutcomeFields {
  die?: number;
  card?: string | null;
}

export type Luck =
  | "Card" | "Die";

export type Outcome = OutcomeFields &
  (
    | ({ luck: "Card" } & Required<Pick<OutcomeFields, "card">>)
    | ({ luck: "Die" } & Required<Pick<OutcomeFields, "die">>)
  );

export interface EventFields {
  to: "everybody" | number[];
  seat?: number;
  other?: number;
  from?: string;
  place?: string;
  business?: string | null;
  card?: string | null;
  slot?: number;
  seats?: number[];
  number?: number;
  amount?: number;
  businesses?: string[];
}

export type Happening =
  | "CardLaid" | "SmallTaken" | "StartRolled" | "RollAgain" | "Begins" | "TurnBegins"
  | "TurnMissed" | "Rolled" | "Drove" | "GroupPaid" | "StuntDone" | "Reshuffled" | "CardTurnedUp"
  | "CarReturned" | "SixBonus" | "SixMiss" | "Bought" | "Leased" | "Upgraded" | "BoughtOut"
  | "LeaseEnded" | "SignLifted" | "SaleNominated" | "Sold" | "DealDeclined" | "DealMissed"
  | "ReachedFinish" | "Won" | "LimitReached";

export type Event = EventFields &
  (
    | ({ what: "CardLaid" | "CardTurnedUp" } & Required<Pick<EventFields, "place" | "card" | "slot">>)
    | ({ what: "SmallTaken" | "SignLifted" | "SaleNominated" } & Required<Pick<EventFields, "seat" | "business">>)
    | ({ what: "StartRolled" | "TurnBegins" | "TurnMissed" | "Rolled" } & Required<Pick<EventFields, "seat" | "number">>)
    | ({ what: "RollAgain" } & Required<Pick<EventFields, "seats">>)
    | ({ what: "Begins" | "DealDeclined" } & Required<Pick<EventFields, "seat">>)
    | ({ what: "Drove" } & Required<Pick<EventFields, "seat" | "from" | "place" | "number">>)
    | ({ what: "GroupPaid" } & Required<Pick<EventFields, "seat" | "amount" | "businesses">>)
    | ({ what: "StuntDone" } & Required<Pick<EventFields, "seat" | "place" | "card" | "slot" | "amount">>)
    | ({ what: "Reshuffled" | "LimitReached" } & Required<Pick<EventFields, "number">>)
    | ({ what: "CarReturned" } & Required<Pick<EventFields, "seat" | "from" | "place">>)
    | ({ what: "SixBonus" } & Required<Pick<EventFields, "seat" | "number" | "amount">>)
    | ({ what: "SixMiss" } & Required<Pick<EventFields, "seat" | "other">>)
    | ({ what: "Bought" | "Leased" | "Upgraded" | "LeaseEnded" } & Required<Pick<EventFields, "seat" | "business" | "amount">>)
    | ({ what: "BoughtOut" } & Required<Pick<EventFields, "seat" | "other" | "business" | "amount">>)
    | ({ what: "Sold" } & Required<Pick<EventFields, "seat" | "business" | "number" | "amount">>)
    | ({ what: "DealMissed" | "ReachedFinish" } & Required<Pick<EventFields, "seat" | "place" | "amount">>)
    | ({ what: "Won" } & Required<Pick<EventFields, "seat" | "amount">>)
  );
