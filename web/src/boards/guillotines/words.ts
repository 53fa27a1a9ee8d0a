// Cards, people and moves in the reader's words.

import type { Choice, Table } from "../../protocol";
import { named, t, type Name } from "../../texts";
import { listNames, seatName } from "../shell/words";
import { figures, type Asset, type Kind } from "./figures";
import { cardsOf } from "./moves";
import { theatre } from "./theatre";
import { ownerOf, type Values } from "./view";
import type { Act, Billionaire, Crisis, Market, Move, PanicCard, Policy, Role } from "./wire";

const called = (key: Name<"guillotines">): string => named("guillotines", key);
export const whoName = (who: Billionaire): string => called(`billionaire.${who}`);
export const assetName = (asset: Asset): string => called(`asset.${asset}` as Name<"guillotines">);
export const marketName = (market: Market): string => called(`market.${market}`);
export const roleName = (role: Role): string => called(`role.${role}`);
export const policyName = (policy: Policy): string => called(`policy.${policy}`);
export const crisisName = (crisis: Crisis): string => called(`crisis.${crisis}`);
export const panicName = (card: PanicCard): string => called(`panic.${card}`);

export function cardName(kind: Kind): string {
    const card = figures.cards.get(kind);
    if (card?.crisis) return crisisName(card.crisis);
    if (card?.special) return t(`bg.special.${card.special}`);
    return card?.suit ? `${called(`suit.${card.suit}`)} ${card.value}` : kind;
}

// As a screen reader says it: what it is and what it counts now.
export function cardSays(kind: Kind, values: Values): string {
    const rebels = figures.cards.get(kind)?.rebels;
    if (rebels !== undefined) return t("bg.card.crisis", { card: cardName(kind), n: rebels });
    return t("bg.card.worth", { card: cardName(kind), n: values[kind] ?? 0 });
}

// Whose an Asset is: a player's name, or a Puppet's.
export function ownerName(table: Table, asset: Asset, view = theatre.view): string {
    const who = view && ownerOf(view, asset);
    const by = who && view.facts.billionaires[who];
    if (!by) return "";
    return by.puppet ? whoName(who) : seatName(table, by.seat);
}

// The die after a shift, on a loop of six.
export function shifted(die: number, move: Move, values: Values): number {
    const by = cardsOf(move).reduce(
        (sum, card, at) => sum + (((move.ups ?? 0) >> at) & 1 ? 1 : -1) * (values[card] ?? 0),
        0,
    );
    return ((((die - 1 + by) % 6) + 6) % 6) + 1;
}

export function label(choice: Choice, table: Table): string {
    const move = choice.move as Move;
    const [first, second] = move.assets ?? [];
    const asset = first ? assetName(first) : "";
    const own = second ? assetName(second) : "";
    const owner = first ? ownerName(table, first) : "";
    const cards = cardsOf(move).map(cardName);
    const card = cards[0] ?? "";
    const market = move.market ? marketName(move.market) : "";
    switch (move.act) {
        case "Pick":
            return t("bg.do.Pick", { billionaire: move.billionaire ? whoName(move.billionaire) : "" });
        case "KeepRole":
            return move.role ? t("bg.do.KeepRole", { role: roleName(move.role) }) : t("bg.do.KeepRole.none");
        case "Reveal":
            return revealLabel(move, table);
        case "Buy":
        case "Invest":
        case "ExchangeCard":
            return t(`bg.do.${move.act}`, { market, card, cards: listNames(cards) });
        case "ExchangeTops":
            return t("bg.do.ExchangeTops", { market, other: move.other ? marketName(move.other) : "" });
        case "Audit":
        case "AuditPolicy": {
            if (!first) return t("bg.do.AuditPolicy.none");
            const view = theatre.view;
            const whose = view && ownerOf(view, first);
            if (whose && view.open.who[view.me ?? -1] === whose) return t("bg.do.Audit.own", { asset });
            return t(move.role === "Gangster" ? "bg.do.Audit.gangster" : "bg.do.Audit", { asset, who: owner });
        }
        case "Scam":
            return t("bg.do.Scam", { asset, own, who: owner });
        case "Purchase":
            return t("bg.do.Purchase", { asset, cards: listNames(cards) });
        case "Claim":
            return first ? t("bg.do.Claim", { asset }) : t("bg.do.Claim.none");
        case "Give":
        case "PayAsset":
            return t(`bg.do.${move.act}`, { asset });
        case "Take":
        case "Put":
            return t(`bg.do.${move.act}`, { card });
        case "Discard":
        case "PayCards":
            return t(`bg.do.${move.act}`, { cards: listNames(cards) });
        case "SetPolicy":
            return move.policy ? t("bg.do.SetPolicy", { policy: policyName(move.policy) }) : t("bg.do.SetPolicy.none");
        case "TakeRebel":
            return t("bg.do.TakeRebel", { crisis: move.crisis ? crisisName(move.crisis) : "" });
        case "OfferSwap":
            return t("bg.do.OfferSwap", {
                asset,
                own,
                who: owner,
                other: second ? ownerName(table, second) : "",
            });
        case "OfferAdd":
            return t("bg.do.OfferAdd", { asset, who: seatName(table, move.seat ?? 0) });
        case "OfferSacrifice":
            return t("bg.do.OfferSacrifice", { asset, who: owner });
        case "Surrender":
            if (!first && !second) return t("bg.do.Surrender.none");
            if (!first) return t("bg.do.Surrender.puppet", { other: own });
            return t(second ? "bg.do.Surrender.two" : "bg.do.Surrender", { asset, other: own });
        case "TradePuppet":
            return t("bg.do.TradePuppet", { own: asset, asset: own });
        case "Shift": {
            const view = theatre.view;
            const die = view?.open.die ?? 0;
            if (cards.length === 0) return t("bg.do.Shift.none", { n: die });
            const each = cards.map((one, at) =>
                t((move.ups >> at) & 1 ? "bg.shift.up" : "bg.shift.down", { card: one }),
            );
            return t("bg.do.Shift", { cards: listNames(each), n: shifted(die, move, view?.facts.values ?? {}) });
        }
        default:
            return t(`bg.do.${move.act}`);
    }
}

function revealLabel(move: Move, table: Table): string {
    if (!move.role) return t("bg.do.Hide");
    const role = roleName(move.role);
    const named = (move.assets ?? []).flatMap((asset) => (asset ? [assetName(asset)] : []));
    if (move.role === "PowerBroker" && named.length === 3)
        return t("bg.do.Reveal.dictate", { role, assets: listNames(named) });
    if (move.role === "PowerBroker" && named.length === 2)
        return t("bg.do.Reveal.swap", { role, own: named[0]!, asset: named[1]! });
    if (move.role === "ScamArtist") return t("bg.do.Reveal.name", { role, asset: named[0] ?? "" });
    return typeof move.seat === "number"
        ? t("bg.do.Reveal.seat", { role, who: seatName(table, move.seat) })
        : t("bg.do.Reveal", { role });
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

// "Needs 2 Legacy, Power, Toys, Vanity · pays in Locks": what a Billionaire is picked by.
export function needsOf(who: Billionaire): string {
    const { needs, suit } = figures.billionaires[who];
    const counted = [...new Set(needs)].map((market) => {
        const n = needs.filter((each) => each === market).length;
        return n > 1 ? `${n} ${marketName(market)}` : marketName(market);
    });
    return t("bg.who.needs", { needs: counted.join(t("frame.comma")), suit: called(`suit.${suit}`) });
}

// What one should know of a choice before taking it, beside the list of the frame.
export function about(choice: Choice): string | null {
    const move = choice.move as Move;
    if (move.act === "Pick" && move.billionaire) return needsOf(move.billionaire);
    if (move.act === "KeepRole" && move.role !== null) return t(`bg.role.does.${move.role}`);
    if (move.act === "SetPolicy" && move.policy !== null) return t(`bg.policy.does.${move.policy}`);
    return null;
}

export const groupOf = (act: Act): string =>
    t(act in headings ? headings[act as keyof typeof headings] : "bg.group.choose");

export const group = (choice: Choice): string => groupOf((choice.move as Move).act);
