// Made from src/notation/guillotines/describe.cpp. A test compares the two; to renew this file, run it so:
// MONEYBAGS_RENEW=1 <build>/tests/test_notation --gtest_filter='Types.*'

export type Phase =
  | "DealBillionaire" | "PickBillionaire" | "DealPuppet" | "RemoveAsset" | "AddCrisis"
  | "DealMarket" | "DealHand" | "ChooseStarter" | "DraftTie" | "DrawRole" | "KeepRole"
  | "CallEarlyEnd" | "EarlyVote" | "DrawStep" | "DrawCard" | "Action" | "GamedBuy" | "Claim"
  | "ScamAnswer" | "ScamGive" | "ShowCrisis" | "Speculate" | "SpeculatorPick" | "CutHand"
  | "LateWindow" | "Envelope" | "Vulture" | "HoldUp" | "Insider" | "SetterTie" | "SetPolicy"
  | "Dig" | "PolicyAudit" | "RepressRoll" | "Repress" | "TaxTie" | "Tax" | "PanicDraw" | "Dictate"
  | "Negotiate" | "Consent" | "PanicRoll" | "RemoveRebels" | "Celebrity" | "PuppetRoll"
  | "PuppetShift" | "PuppetCard" | "PuppetAudit" | "LevelVote" | "SpecialsVote" | "Emergency"
  | "PuppetTrade" | "RoundCrisis" | "ReturnRoles" | "RoleOrder" | "OfferRoles" | "RoundStarter"
  | "Over";

export type Stage =
  | "Setup" | "Turn" | "Puppet" | "RoundEnd";

export type Then =
  | "Nothing" | "Setup" | "Refill" | "Gamed" | "NewRound" | "DrawStep" | "Invest" | "Draft"
  | "Redraw" | "NewRole" | "RoundRoles" | "Dig" | "Speculator" | "Robbed";

export type Billionaire =
  | "MediaBaron" | "Aristocrat" | "TechOverlord" | "WarProfiteer" | "PropertySpeculator";

export type Crisis =
  | "KillerRobots" | "Militias" | "Poverty" | "Famine" | "DoomsdayCults" | "Floods" | "Pandemics"
  | "HousingCrash" | "Wildfires" | "Droughts" | "ToxicSpill" | "BankRun";

export type Policy =
  | "RealEstateBonanza" | "BigTechUnleashed" | "InheritanceTaxAbolished" | "MediaMegaplex"
  | "WeaponsGalore" | "ArcheologicalDig" | "BillionaireAudited" | "NewRole" | "RepressTheRebels"
  | "TaxTyranny";

export type Role =
  | "Banker" | "Celebrity" | "DisasterSpeculator" | "Gangster" | "PowerBroker" | "ScamArtist"
  | "InsiderTrader" | "Toady" | "VultureCapitalist";

export type Market =
  | "Influence" | "Legacy" | "Toys" | "Power" | "Vanity";

export type Panic =
  | "Ahead" | "Due" | "UnderWay" | "Past";

export type PanicCard =
  | "FascistRule" | "BreadAndCircuses" | "ForeignWar" | "MoralCrusade" | "CultureWar";

export type Reason =
  | "Assets" | "Puppet" | "Celebrity" | "Revolution" | "Stalemate";

export interface Open {
  phase: Phase;
  stage: Stage;
  then: Then;
  level: number;
  steps_level: number;
  specials: boolean;
  round: number;
  turn: number;
  question: number;
  current: number;
  last: number;
  window: Phase;
  asked: number;
  setter: number;
  awaiting: number[];
  answered: number[];
  who: (Billionaire | null)[];
  puppet: (Billionaire | null)[];
  at_market: string[];
  owned: Partial<Record<Billionaire, string[]>>;
  bunker: number | null;
  discard: string[];
  table: string[];
  crisis: Crisis | null;
  activated: Crisis[];
  rebels: Partial<Record<Crisis, number>>;
  shown: Crisis[];
  known: string[][];
  read: number[][];
  policy: Policy | null;
  bribe: number;
  held_up: number[];
  face_up: (Role | null)[];
  has_role: number[];
  role_known: number[][];
  looking: number;
  served: number[];
  market: Market | null;
  due: Partial<Record<Market, number>>;
  asset: string | null;
  left: number;
  die: number;
  second_roll: boolean;
  puppet_buys: boolean;
  stirred: boolean;
  idle: number;
  put_in: number;
  taken_out: number;
  taxed: (Billionaire | null)[];
  traded: string[];
  panic: Panic;
  panic_card: PanicCard | null;
  leader: number;
  lap: number;
  slot: number;
  passes: number;
  offer_made: boolean;
  winners: number[];
  reason: Reason | null;
}

export interface OfferStep {
  given: string | null;
  back?: string | null;
  to?: number;
}

export interface Offer {
  steps: OfferStep[];
  sacrifice: (string | null)[];
}

export interface MarketCard {
  kind: string | null;
  by: number | null;
  up: boolean;
}

export type Suit =
  | "Locks" | "Bolts" | "Diamonds" | "Dishes" | "Bombs";

export interface BillionaireFacts {
  missing: number;
  seat: number;
  puppet: boolean;
  lacks: Record<Market, number>;
  spare: string[];
  suit: Suit;
}

export interface Facts {
  players: number;
  puppets: boolean;
  questions: boolean;
  turn_limit: number;
  billionaires: Partial<Record<Billionaire, BillionaireFacts>>;
  open_markets: Market[];
  hand_limit: number[];
  rebels: number;
  rebels_in_all: number;
  panic_at: number;
  values: Record<string, number>;
  foreseen: boolean;
}

export interface View {
  me: number | null;
  open: Open;
  deck: number;
  pool: number;
  aside: number;
  role_deck: number;
  hand_size: number[];
  envelope_size: number[];
  hand: string[];
  envelope: string[][];
  put: string[];
  role: (Role | null)[];
  answered_yes: boolean;
  revealer: number | null;
  target: number;
  dictated: (string | null)[];
  surrendered: (string | null)[];
  offer: Offer | null;
  met: Crisis[];
  barred: Role[][];
  market_cards: Record<Market, MarketCard[]>;
  sees: Role[];
  facts: Facts;
}

export interface MoveFields {
  market?: Market | null;
  other?: Market | null;
  cards?: (string | null)[];
  assets?: (string | null)[];
  seat?: number | null;
  role?: Role | null;
  policy?: Policy | null;
  billionaire?: Billionaire | null;
  crisis?: Crisis | null;
  ups?: number;
}

export type Act =
  | "Pick" | "KeepRole" | "CallVote" | "GoOn" | "Yes" | "No" | "Reveal" | "Hide" | "Draw"
  | "Decline" | "Buy" | "Invest" | "ExchangeCard" | "ExchangeTops" | "Audit" | "Scam"
  | "GameTheMarket" | "Purchase" | "Pass" | "Stop" | "Claim" | "ReturnIt" | "Swap" | "Give"
  | "Take" | "Put" | "Discard" | "SetPolicy" | "AuditPolicy" | "TakeRebel" | "PayCards"
  | "PayAsset" | "Exempt" | "OfferSwap" | "OfferAdd" | "OfferSacrifice" | "MakeOffer"
  | "Surrender" | "KeepOld" | "ReturnOld" | "TradePuppet" | "Shift";

export type Move = MoveFields &
  (
    | ({ act: "Pick" } & Required<Pick<MoveFields, "billionaire">>)
    | ({ act: "KeepRole" } & Required<Pick<MoveFields, "role">>)
    | ({ act: "CallVote" | "GoOn" | "Yes" | "No" | "Hide" | "Draw" | "Decline" | "GameTheMarket" | "Pass" | "Stop" | "ReturnIt" | "Swap" | "Exempt" | "MakeOffer" | "KeepOld" | "ReturnOld" })
    | ({ act: "Reveal" | "Audit" | "AuditPolicy" } & Required<Pick<MoveFields, "assets" | "role">>)
    | ({ act: "Buy" | "Invest" | "ExchangeCard" } & Required<Pick<MoveFields, "market" | "cards">>)
    | ({ act: "ExchangeTops" } & Required<Pick<MoveFields, "market" | "other">>)
    | ({ act: "Scam" | "Claim" | "Give" | "PayAsset" | "OfferSwap" | "OfferAdd" | "OfferSacrifice" | "Surrender" | "TradePuppet" } & Required<Pick<MoveFields, "assets">>)
    | ({ act: "Purchase" } & Required<Pick<MoveFields, "cards" | "assets">>)
    | ({ act: "Take" | "Put" | "Discard" | "PayCards" } & Required<Pick<MoveFields, "cards">>)
    | ({ act: "SetPolicy" } & Required<Pick<MoveFields, "policy">>)
    | ({ act: "TakeRebel" } & Required<Pick<MoveFields, "crisis">>)
    | ({ act: "Shift" } & Required<Pick<MoveFields, "cards" | "ups">>)
  );

export interface OutcomeFields {
  seat?: number;
  billionaire?: Billionaire | null;
  asset?: string | null;
  kind?: string | null;
  role?: Role | null;
  panic?: PanicCard | null;
  die?: number;
}

export type Luck =
  | "Billionaire" | "Puppet" | "Leftover" | "Seat" | "Tie" | "Card" | "Role" | "Panic" | "Die";

export type Outcome = OutcomeFields &
  (
    | ({ luck: "Billionaire" | "Puppet" | "Tie" } & Required<Pick<OutcomeFields, "billionaire">>)
    | ({ luck: "Leftover" } & Required<Pick<OutcomeFields, "asset">>)
    | ({ luck: "Seat" } & Required<Pick<OutcomeFields, "seat">>)
    | ({ luck: "Card" } & Required<Pick<OutcomeFields, "kind">>)
    | ({ luck: "Role" } & Required<Pick<OutcomeFields, "role">>)
    | ({ luck: "Panic" } & Required<Pick<OutcomeFields, "panic">>)
    | ({ luck: "Die" } & Required<Pick<OutcomeFields, "die">>)
  );

export interface EventFields {
  to: "everybody" | number[];
  seat?: number | null;
  other?: number;
  seats?: number[];
  billionaire?: Billionaire | null;
  market?: Market | null;
  second?: Market | null;
  kind?: string | null;
  kind2?: string | null;
  asset?: string | null;
  asset2?: string | null;
  crisis?: Crisis | null;
  role?: Role | null;
  policy?: Policy | null;
  panic?: PanicCard | null;
  reason?: Reason | null;
  number?: number;
  number2?: number;
  assets?: string[];
  cards?: string[];
  offer?: Offer | null;
}

export type Happening =
  | "BillionaireTaken" | "PuppetDealt" | "AssetsRemoved" | "AssetRemoved" | "CrisesAdded"
  | "CardIs" | "RoleIs" | "CardDealt" | "HandDealt" | "StarterChosen" | "RolesLooked" | "RoleSeen"
  | "RoleKept" | "RoleNotKept" | "RoundBegins" | "TurnBegins" | "EarlyEndCalled" | "VoteCounted"
  | "CardDrawn" | "DrawDeclined" | "CardsPlayed" | "PuppetBuys" | "CardsRevealed" | "CrisesSpared"
  | "Scored" | "AssetClaimed" | "NothingClaimed" | "BuyFailed" | "CardsDiscarded" | "MarketClosed"
  | "Invested" | "CardExchanged" | "TopsExchanged" | "Passed" | "Audited" | "AssetReturned"
  | "MarketOpened" | "Scammed" | "MarketGamed" | "Purchased" | "GamedNoBuy" | "CrisisPlaced"
  | "CrisisShown" | "PanicDue" | "Revolution" | "BunkerGained" | "BunkerLost" | "RoleRevealed"
  | "AssetsExchanged" | "ScamNamed" | "ScamReturned" | "ScamSwapChosen" | "EnvelopesSwapped"
  | "EnvelopeSeen" | "GangsterTook" | "RoleTaken" | "RoleRedrawn" | "CardsTaken" | "HandCut"
  | "CardPutIn" | "CardTakenOut" | "HoldUps" | "EnvelopeOpened" | "SetterChosen" | "PolicyEnded"
  | "PolicySet" | "RolesReturned" | "Rolled" | "RebelsRemoved" | "Taxed" | "TaxPaid" | "TaxExempt"
  | "PanicDrawn" | "Dictated" | "OfferMade" | "OfferPassed" | "OfferAnswered" | "AssetTraded"
  | "AssetSacrificed" | "PanicFailed" | "PanicWon" | "PuppetRolled" | "DieShifted"
  | "PuppetCardAdded" | "PuppetIdle" | "RoundEnds" | "IdleRoundEnds" | "LevelVoted"
  | "LevelRaised" | "SpecialsVoted" | "Gathered" | "EmergencyDeclared" | "Surrendered"
  | "PuppetTraded" | "RoleWentBack" | "RolesAnswered" | "RolesDeclined" | "GameOver" | "TurnLimit"
  | "CelebrityWins" | "ToadyWins";

export type Event = EventFields &
  (
    | ({ what: "BillionaireTaken" | "PuppetDealt" | "TaxExempt" } & Required<Pick<EventFields, "seat" | "billionaire">>)
    | ({ what: "AssetsRemoved" } & Required<Pick<EventFields, "assets">>)
    | ({ what: "AssetRemoved" } & Required<Pick<EventFields, "asset">>)
    | ({ what: "CrisesAdded" } & Required<Pick<EventFields, "number" | "number2">>)
    | ({ what: "CardIs" | "CardsTaken" } & Required<Pick<EventFields, "seat" | "kind">>)
    | ({ what: "RoleIs" | "RoleSeen" | "RoleRevealed" | "RoleWentBack" } & Required<Pick<EventFields, "seat" | "role">>)
    | ({ what: "CardDealt" } & Required<Pick<EventFields, "market" | "kind">>)
    | ({ what: "HandDealt" | "StarterChosen" | "RoleKept" | "RoleNotKept" | "EarlyEndCalled" | "CardDrawn" | "DrawDeclined" | "Passed" | "GamedNoBuy" | "PanicDue" | "BunkerGained" | "BunkerLost" | "RoleRedrawn" | "CardPutIn" | "CardTakenOut" | "RolesReturned" | "OfferPassed" | "RolesDeclined" | "CelebrityWins" } & Required<Pick<EventFields, "seat">>)
    | ({ what: "RolesLooked" | "RoundBegins" | "TurnBegins" | "MarketGamed" | "SetterChosen" | "Rolled" | "RoundEnds" } & Required<Pick<EventFields, "seat" | "number">>)
    | ({ what: "VoteCounted" | "LevelVoted" | "SpecialsVoted" } & Required<Pick<EventFields, "seats" | "number">>)
    | ({ what: "CardsPlayed" } & Required<Pick<EventFields, "seat" | "market" | "cards">>)
    | ({ what: "PuppetBuys" | "BuyFailed" } & Required<Pick<EventFields, "seat" | "billionaire" | "market">>)
    | ({ what: "CardsRevealed" | "CrisesSpared" } & Required<Pick<EventFields, "market" | "cards">>)
    | ({ what: "Scored" } & Required<Pick<EventFields, "seat" | "billionaire" | "market" | "crisis" | "number" | "number2">>)
    | ({ what: "AssetClaimed" | "Audited" | "GangsterTook" | "AssetSacrificed" | "Surrendered" } & Required<Pick<EventFields, "seat" | "billionaire" | "asset">>)
    | ({ what: "NothingClaimed" | "Invested" | "PuppetIdle" } & Required<Pick<EventFields, "seat" | "market">>)
    | ({ what: "CardsDiscarded" | "EnvelopeSeen" | "HandCut" } & Required<Pick<EventFields, "seat" | "cards">>)
    | ({ what: "MarketClosed" | "MarketOpened" } & Required<Pick<EventFields, "market">>)
    | ({ what: "CardExchanged" } & Required<Pick<EventFields, "seat" | "market" | "kind" | "kind2">>)
    | ({ what: "TopsExchanged" } & Required<Pick<EventFields, "seat" | "market" | "second" | "kind" | "kind2">>)
    | ({ what: "AssetReturned" } & Required<Pick<EventFields, "billionaire" | "asset">>)
    | ({ what: "Scammed" } & Required<Pick<EventFields, "seat" | "other" | "asset" | "asset2">>)
    | ({ what: "Purchased" | "TaxPaid" } & Required<Pick<EventFields, "seat" | "billionaire" | "asset" | "cards">>)
    | ({ what: "CrisisPlaced" | "RebelsRemoved" } & Required<Pick<EventFields, "crisis" | "number" | "number2">>)
    | ({ what: "CrisisShown" } & Required<Pick<EventFields, "crisis">>)
    | ({ what: "Revolution" | "PanicFailed" | "PanicWon" | "IdleRoundEnds" | "EmergencyDeclared" })
    | ({ what: "AssetsExchanged" | "PuppetTraded" } & Required<Pick<EventFields, "seat" | "asset" | "asset2">>)
    | ({ what: "ScamNamed" | "AssetTraded" } & Required<Pick<EventFields, "seat" | "other" | "asset">>)
    | ({ what: "ScamReturned" | "ScamSwapChosen" } & Required<Pick<EventFields, "seat" | "asset">>)
    | ({ what: "EnvelopesSwapped" | "RoleTaken" } & Required<Pick<EventFields, "seat" | "other">>)
    | ({ what: "HoldUps" | "RolesAnswered" } & Required<Pick<EventFields, "seats">>)
    | ({ what: "EnvelopeOpened" | "DieShifted" | "ToadyWins" } & Required<Pick<EventFields, "seat" | "number" | "cards">>)
    | ({ what: "PolicyEnded" } & Required<Pick<EventFields, "policy">>)
    | ({ what: "PolicySet" } & Required<Pick<EventFields, "seat" | "policy">>)
    | ({ what: "Taxed" } & Required<Pick<EventFields, "seat" | "billionaire" | "number">>)
    | ({ what: "PanicDrawn" } & Required<Pick<EventFields, "seat" | "panic">>)
    | ({ what: "Dictated" } & Required<Pick<EventFields, "seat" | "assets">>)
    | ({ what: "OfferMade" } & Required<Pick<EventFields, "seat" | "offer">>)
    | ({ what: "OfferAnswered" } & Required<Pick<EventFields, "seat" | "seats">>)
    | ({ what: "PuppetRolled" } & Required<Pick<EventFields, "seat" | "number" | "number2">>)
    | ({ what: "PuppetCardAdded" } & Required<Pick<EventFields, "seat" | "market" | "kind">>)
    | ({ what: "LevelRaised" | "Gathered" | "TurnLimit" } & Required<Pick<EventFields, "number">>)
    | ({ what: "GameOver" } & Required<Pick<EventFields, "seats" | "reason">>)
  );
