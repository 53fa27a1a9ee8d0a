// Cards, people and moves in the reader's words.

import type { Choice, Table } from "../../protocol";
import { named, t, type Name } from "../../texts";
import { figures } from "./figures";
import { readMove, type Act, type Move } from "./moves";
import { theatre } from "./theatre";
import {
    isCrisis,
    isSpecial,
    suitOf,
    type Asset,
    type Billionaire,
    type Crisis,
    type Kind,
    type Market,
    type Panic,
    type Policy,
    type Role,
} from "./things";
import { controllerOf, ownerOf, type Values } from "./view";

export const seatName = (table: Table, seat: number): string => table.chairs[seat]?.name || `#${seat + 1}`;
// "GolfPlantation": the data files write it "golf-plantation".
const dashed = (name: string): string => name.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();

const called = (key: Name<"guillotines">): string => named("guillotines", key);
export const whoName = (who: Billionaire): string => called(`billionaire.${who}`);
export const assetName = (asset: Asset): string => called(`asset.${dashed(asset)}` as Name<"guillotines">);
export const marketName = (market: Market): string => called(`market.${market}`);
export const roleName = (role: Role): string => called(`role.${role}`);
export const policyName = (policy: Policy): string => called(`policy.${policy}`);
export const crisisName = (crisis: Crisis): string => called(`crisis.${crisis}`);
export const panicName = (card: Panic): string => called(`panic.${card}`);

export function cardName(kind: Kind): string {
    if (isCrisis(kind)) return crisisName(kind);
    if (isSpecial(kind)) return t(`bg.special.${kind}`);
    return `${called(`suit.${suitOf(kind)!}`)} ${kind[kind.length - 1]}`;
}

// As a screen reader says it: what it is and what it counts now.
export function cardSays(kind: Kind, values: Values): string {
    if (isCrisis(kind)) return t("bg.card.crisis", { card: cardName(kind), n: figures.rebels[kind] });
    return t("bg.card.worth", { card: cardName(kind), n: values[kind] ?? 0 });
}

export function listNames(names: readonly string[]): string {
    if (names.length < 2) return names[0] ?? "";
    return t("bg.and", { first: names.slice(0, -1).join(t("frame.comma")), second: names[names.length - 1]! });
}

const cardsName = (cards: readonly Kind[]): string => listNames(cards.map(cardName));

// Whose an Asset is: a player's name, or a Puppet's.
export function ownerName(table: Table, asset: Asset, view = theatre.latest): string {
    const who = view && ownerOf(view, asset);
    const by = view && who && controllerOf(view, who);
    if (!who || !by) return "";
    return by.puppet ? whoName(who) : seatName(table, by.seat);
}

// The die after a shift, on a loop of six.
export function shifted(die: number, move: Move, values: Values): number {
    const by = move.cards.reduce((sum, card, at) => sum + ((move.ups >> at) & 1 ? 1 : -1) * (values[card] ?? 0), 0);
    return ((((die - 1 + by) % 6) + 6) % 6) + 1;
}

export function label(choice: Choice, table: Table): string {
    return moveLabel(readMove(choice), table);
}

function moveLabel(move: Move, table: Table): string {
    const [first = null, second = null] = move.assets;
    const asset = first === null ? "" : assetName(first);
    const own = second === null ? "" : assetName(second);
    const card = move.cards[0] === undefined ? "" : cardName(move.cards[0]);
    const cards = cardsName(move.cards);
    const market = move.market === null ? "" : marketName(move.market);
    const who = move.seat === null ? "" : seatName(table, move.seat);
    switch (move.act) {
        case "Pick":
            return t("bg.do.Pick", { who: move.billionaire === null ? "" : whoName(move.billionaire) });
        case "KeepRole":
            return move.role === null ? t("bg.do.KeepRole.none") : t("bg.do.KeepRole", { role: roleName(move.role) });
        case "Reveal":
            return revealLabel(move, table);
        case "Buy":
        case "Invest":
        case "ExchangeCard":
            return t(`bg.do.${move.act}`, { market, card, cards });
        case "ExchangeTops":
            return t("bg.do.ExchangeTops", { market, other: move.other === null ? "" : marketName(move.other) });
        case "Audit":
        case "AuditPolicy": {
            if (first === null) return t("bg.do.AuditPolicy.none");
            const view = theatre.latest;
            const owner = view && ownerOf(view, first);
            if (view && owner && view.people[view.me ?? -1]?.who === owner) return t("bg.do.Audit.own", { asset });
            return t(move.role === "Gangster" ? "bg.do.Audit.gangster" : "bg.do.Audit", {
                asset,
                who: ownerName(table, first),
            });
        }
        case "Scam":
            return t("bg.do.Scam", { asset, own, who: first === null ? "" : ownerName(table, first) });
        case "Purchase":
            return t("bg.do.Purchase", { asset, cards });
        case "Claim":
            return first === null ? t("bg.do.Claim.none") : t("bg.do.Claim", { asset });
        case "Give":
        case "PayAsset":
            return t(`bg.do.${move.act}`, { asset });
        case "Take":
        case "Put":
            return t(`bg.do.${move.act}`, { card });
        case "Discard":
        case "PayCards":
            return t(`bg.do.${move.act}`, { cards });
        case "SetPolicy":
            return move.policy === null
                ? t("bg.do.SetPolicy.none")
                : t("bg.do.SetPolicy", { policy: policyName(move.policy) });
        case "TakeRebel":
            return t("bg.do.TakeRebel", { crisis: move.crisis === null ? "" : crisisName(move.crisis) });
        case "OfferSwap":
            return t("bg.do.OfferSwap", {
                asset,
                own,
                who: first === null ? "" : ownerName(table, first),
                other: second === null ? "" : ownerName(table, second),
            });
        case "OfferAdd":
            return t("bg.do.OfferAdd", { asset, who });
        case "OfferSacrifice":
            return t("bg.do.OfferSacrifice", { asset, who: first === null ? "" : ownerName(table, first) });
        case "Surrender":
            if (first === null && second === null) return t("bg.do.Surrender.none");
            if (first === null) return t("bg.do.Surrender.puppet", { other: own });
            return t(second === null ? "bg.do.Surrender" : "bg.do.Surrender.two", { asset, other: own });
        case "TradePuppet":
            return t("bg.do.TradePuppet", { own: asset, asset: own });
        case "Shift": {
            const view = theatre.latest;
            const die = view?.die ?? 0;
            if (move.cards.length === 0) return t("bg.do.Shift.none", { n: die });
            const each = move.cards.map((one, at) =>
                t((move.ups >> at) & 1 ? "bg.shift.up" : "bg.shift.down", { card: cardName(one) }),
            );
            return t("bg.do.Shift", { cards: listNames(each), n: shifted(die, move, view?.values ?? {}) });
        }
        default:
            return t(`bg.do.${move.act}`);
    }
}

function revealLabel(move: Move, table: Table): string {
    if (move.role === null) return t("bg.do.Hide");
    const role = roleName(move.role);
    const named = move.assets.flatMap((asset) => (asset === null ? [] : [assetName(asset)]));
    if (move.role === "PowerBroker" && named.length === 3)
        return t("bg.do.Reveal.dictate", { role, assets: listNames(named) });
    if (move.role === "PowerBroker" && named.length === 2)
        return t("bg.do.Reveal.swap", { role, own: named[0]!, asset: named[1]! });
    if (move.role === "ScamArtist") return t("bg.do.Reveal.name", { role, asset: named[0] ?? "" });
    return move.seat === null
        ? t("bg.do.Reveal", { role })
        : t("bg.do.Reveal.seat", { role, who: seatName(table, move.seat) });
}

const headings = {
    Buy: "bg.group.Buy",
    Invest: "bg.group.Invest",
    ExchangeCard: "bg.group.Exchange",
    ExchangeTops: "bg.group.Exchange",
    Audit: "bg.group.Audit",
    AuditPolicy: "bg.group.Audit",
    Scam: "bg.group.Scam",
    Purchase: "bg.group.Purchase",
    Reveal: "bg.group.Reveal",
    Take: "bg.group.Take",
    Put: "bg.group.Put",
    Discard: "bg.group.Discard",
    SetPolicy: "bg.group.SetPolicy",
    PayCards: "bg.group.PayCards",
    PayAsset: "bg.group.PayAsset",
    OfferSwap: "bg.group.OfferSwap",
    OfferAdd: "bg.group.OfferAdd",
    OfferSacrifice: "bg.group.OfferSacrifice",
    Shift: "bg.group.Shift",
    TradePuppet: "bg.group.TradePuppet",
    Hide: "bg.do.Hide",
    Draw: "bg.do.Draw",
    Decline: "bg.do.Decline",
    GameTheMarket: "bg.do.GameTheMarket",
    Pass: "bg.do.Pass",
    Stop: "bg.do.Stop",
    MakeOffer: "bg.do.MakeOffer",
    CallVote: "bg.do.CallVote",
    GoOn: "bg.do.GoOn",
} as const satisfies Partial<Record<Act, string>>;

export const groupOf = (act: Act): string =>
    t(act in headings ? headings[act as keyof typeof headings] : "bg.group.choose");

export function group(choice: Choice): string {
    return groupOf(readMove(choice).act);
}
