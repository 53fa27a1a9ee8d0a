// Billionaires & Guillotines as the frame of a table needs it.

import type { Game, Line } from "../../protocol";
import { t } from "../../texts";
import type { Face, LineIconName, SeatNote } from "../face";
import { Board } from "./Board";
import { readEvent } from "./events";
import { learn } from "./figures";
import { openHands } from "./openHands";
import { theatre } from "./theatre";
import { needsOf, readView } from "./view";
import { group, label, roleName } from "./words";

// Short, for there is little room beside a name on a phone; the boards say it in words.
function seatNotes(game: Game, seat: number): SeatNote[] {
    const now = readView(game.view);
    const person = now.people[seat];
    if (!person || person.who === null) return [];
    const view = theatre.drawn(now);
    const notes: SeatNote[] = [];
    if (view.answered.includes(seat)) notes.push({ label: "✓", kind: "good" });
    if (needsOf(view, person.who).missing === 1) notes.push({ label: t("bg.missing", { n: 1 }), kind: "bad" });
    notes.push({ label: t("bg.hand.short", { n: view.people[seat]!.hand }), kind: "quiet" });
    if (person.role && (person.revealed || view.me === null))
        notes.push({ label: roleName(person.role), kind: "claim" });
    if (view.level > 3) notes.push({ label: `✉ ${person.envelope}`, kind: "quiet" });
    return notes;
}

const kNeeds = 5;

const icons: Readonly<Record<string, LineIconName>> = {
    BillionaireTaken: "chair",
    PuppetDealt: "chair",
    StarterChosen: "chair",
    RoundBegins: "round",
    TurnBegins: "clock",
    EarlyEndCalled: "vote",
    VoteCounted: "vote",
    LevelVoted: "vote",
    SpecialsVoted: "vote",
    LevelRaised: "round",
    CardDrawn: "card",
    HandDealt: "card",
    CardIs: "look",
    RoleIs: "look",
    RoleSeen: "look",
    RoleKept: "look",
    CardDealt: "card",
    CardsPlayed: "money",
    PuppetBuys: "money",
    CardsRevealed: "reveal",
    Scored: "money",
    AssetClaimed: "in",
    NothingClaimed: "out",
    BuyFailed: "out",
    CardsDiscarded: "card",
    MarketClosed: "out",
    MarketOpened: "in",
    Invested: "card",
    CardExchanged: "card",
    TopsExchanged: "card",
    Audited: "look",
    AssetReturned: "back",
    AssetRemoved: "out",
    Scammed: "deal",
    MarketGamed: "luck",
    Purchased: "money",
    CrisisPlaced: "reveal",
    CrisisShown: "card",
    PanicDue: "clock",
    Revolution: "reveal",
    BunkerGained: "in",
    BunkerLost: "out",
    RoleRevealed: "reveal",
    AssetsExchanged: "deal",
    ScamNamed: "talk",
    ScamReturned: "back",
    ScamSwapChosen: "deal",
    EnvelopesSwapped: "deal",
    EnvelopeSeen: "look",
    GangsterTook: "in",
    RoleTaken: "in",
    RoleRedrawn: "card",
    CardsTaken: "card",
    HandCut: "card",
    CardPutIn: "money",
    CardTakenOut: "money",
    HoldUps: "vote",
    EnvelopeOpened: "reveal",
    SetterChosen: "chair",
    PolicyEnded: "clock",
    PolicySet: "vote",
    Rolled: "luck",
    PuppetRolled: "luck",
    DieShifted: "luck",
    RebelsRemoved: "back",
    Taxed: "money",
    TaxPaid: "money",
    PanicDrawn: "reveal",
    Dictated: "talk",
    OfferMade: "deal",
    OfferPassed: "talk",
    OfferAnswered: "deal",
    AssetTraded: "deal",
    AssetSacrificed: "back",
    PanicFailed: "out",
    PanicWon: "ready",
    PuppetCardAdded: "card",
    RoundEnds: "round",
    Gathered: "card",
    EmergencyDeclared: "clock",
    Surrendered: "back",
    PuppetTraded: "deal",
    GameOver: "win",
    CelebrityWins: "win",
    ToadyWins: "win",
};

export const face: Face = {
    Board,
    learn,
    beside: true,
    seatNotes,
    // Of the five needs, how many are filled.
    purse: (game, seat) => {
        const now = readView(game.view);
        const who = now.people[seat]?.who ?? null;
        return who ? kNeeds - needsOf(theatre.drawn(now), who).missing : null;
    },
    money: (amount) => `${amount}/${kNeeds}`,
    openHands,
    theatre,
    telling: () => theatre.scene.value !== null,
    group,
    label,
    icon: (line: Line) => icons[readEvent(line)?.what ?? ""] ?? null,
    round: (line: Line) => {
        const event = readEvent(line);
        return event?.what === "RoundBegins" ? t("bg.round", { n: event.number }) : null;
    },
};
