// Moments that are rare at a real table, made up in the server's shape.

import type { Choice } from "../../../protocol";
import { made, type Moment, type Scene } from "../../shell/gallery/moments";

type Json = Record<string, unknown>;
const cast = ["TechOverlord", "Aristocrat", "WarProfiteer", "MediaBaron", "PropertySpeculator"];

const up = (kind: string): Json => ({ kind, by: null, up: true });
const down = (): Json => ({ kind: "hidden", by: null, up: false });
const mine = (kind: string): Json => ({ kind, by: 0, up: false });

const suits = ["locks", "bolts", "diamonds", "dishes", "bombs"];
const values = Object.fromEntries([
    ...suits.flatMap((suit) => [1, 2, 3].map((value) => [`${suit}-${value}`, value] as const)),
    ["audit", 3],
    ["game-the-market", 2],
    ["scam", 3],
]);

function view(players: number, level: number, open: Json = {}, more: Json = {}): Json {
    const each = <T>(value: T): T[] => Array<T>(players).fill(value);
    return {
        me: 0,
        open: {
            phase: "Action",
            level,
            round: 2,
            turn: 17,
            current: 0,
            asked: 0,
            awaiting: [],
            answered: [],
            who: cast.slice(0, players),
            puppet: each(null),
            at_market: [
                "political-lobbyists",
                "think-tank",
                "corporate-enclave",
                "art-hoard",
                "scam-charity",
                "mega-yacht",
                "tabloid-empire",
                "private-space-program",
                "noble-estate",
                "golf-plantation",
            ],
            owned: {
                TechOverlord: ["luxury-jet", "personal-zoo", "mercenary-army"],
                Aristocrat: ["cryogenic-lab", "private-island"],
                WarProfiteer: ["gang-of-lawyers", "celebrity-spouse"],
                MediaBaron: ["pyramid-scheme", "social-media-company"],
            },
            bunker: level > 2 ? 1 : null,
            discard: ["locks-1", "locks-2", "bombs-1", "audit", "wildfires", "dishes-3"],
            table: [],
            activated: level > 1 ? ["KillerRobots", "Floods"] : [],
            rebels: level > 1 ? { KillerRobots: 3, Floods: 2 } : {},
            known: players > 2 ? [[], ["diamonds-3"], ...Array<string[]>(players - 2).fill([])] : each([]),
            policy: level > 3 ? "BigTechUnleashed" : null,
            held_up: [],
            face_up: level > 2 ? [null, "Banker", ...Array<null>(players - 2).fill(null)] : each(null),
            has_role: level > 2 ? [0, 2, 3].filter((seat) => seat < players) : [],
            market: null,
            asset: null,
            left: 0,
            die: 0,
            second_roll: false,
            taxed: [null, null],
            panic: "Ahead",
            panic_card: null,
            leader: 0,
            lap: 0,
            offer_made: false,
            winners: [],
            reason: "None",
            ...open,
        },
        facts: { values: level > 3 ? { ...values, "bolts-1": 2, "bolts-2": 4, "bolts-3": 6 } : values },
        deck: 23,
        aside: 6,
        role_deck: 5,
        hand_size: Array.from({ length: players }, (_, seat) => (seat === 1 ? 3 : 2)),
        envelope_size: level > 3 ? Array.from({ length: players }, (_, seat) => seat % 3) : each(0),
        market_cards: {
            Influence: [down(), down(), up("bolts-2")],
            Legacy: [down(), up("diamonds-1")],
            Toys: [down(), down(), mine("bolts-3"), down(), up("bombs-1")],
            Power: [down(), down(), up("floods")],
            Vanity: [down(), mine("audit"), up("locks-3")],
        },
        hand: ["bolts-3", "scam"],
        envelope: level > 3 ? [["dishes-2", "locks-1"], ...Array<string[]>(players - 1).fill([])] : each([]),
        role: level > 2 ? ["PowerBroker", ...Array<null>(players - 1).fill(null)] : each(null),
        sees: [],
        offer: null,
        ...more,
    };
}

const choice = (move: Json): Choice => ({ move, text: JSON.stringify(move), question: 1 });
const places = ["Influence", "Legacy", "Toys", "Power", "Vanity"];

const actions: Choice[] = places.flatMap((market) => [
    choice({ act: "Buy", market, cards: ["bolts-3", null, null] }),
    choice({ act: "Buy", market, cards: ["bolts-3", "scam", null] }),
    choice({ act: "Buy", market, cards: ["scam", null, null] }),
    choice({ act: "Invest", market, cards: ["bolts-3"] }),
    choice({ act: "Invest", market, cards: ["scam"] }),
    choice({ act: "ExchangeCard", market, cards: ["bolts-3"] }),
    choice({ act: "ExchangeCard", market, cards: ["scam"] }),
    ...places
        .filter((other) => places.indexOf(other) > places.indexOf(market))
        .map((other) => choice({ act: "ExchangeTops", market, other })),
]);
actions.push(
    ...["cryogenic-lab", "gang-of-lawyers", "celebrity-spouse"].flatMap((theirs) =>
        ["luxury-jet", "personal-zoo"].map((own) => choice({ act: "Scam", assets: [theirs, own, null] })),
    ),
);

function moment(
    players: number,
    level: number,
    question: string,
    choices: Choice[],
    open: Json = {},
    more: Json = {},
    events: Json[] = [],
): Moment {
    return made({
        game: "guillotines",
        name: "Billionaires & Guillotines",
        players,
        options: { level, questions: true },
        view: view(players, level, open, more),
        question,
        choices,
        events,
    });
}

const scene = (name: string, now: Moment, before?: Moment): Scene => ({ name, now, ...(before ? { before } : {}) });
const swap = { steps: [{ given: "personal-zoo", back: "celebrity-spouse" }], sacrifice: ["pyramid-scheme"] };
const panic: Json = {
    phase: "Negotiate",
    panic: "UnderWay",
    panic_card: "FascistRule",
    activated: ["KillerRobots", "Floods", "Famine"],
    rebels: { KillerRobots: 3, Floods: 2, Famine: 3 },
};
const buying: Json[] = [
    { what: "CardsPlayed", seat: 1, market: "Toys", cards: ["diamonds-3", "audit"], says: "Al tries to buy at Toys." },
    {
        what: "CardsRevealed",
        market: "Toys",
        cards: ["bombs-1", "bolts-3", "diamonds-2", "wildfires", "killer-robots"],
        says: "The Market is laid open.",
    },
    { what: "CrisesSpared", market: "Toys", cards: ["wildfires"], says: "Wildfires is set aside." },
    { what: "Scored", seat: 1, market: "Toys", number: 8, number2: 7, crisis: "KillerRobots", says: "8 against 7." },
    { what: "AssetClaimed", seat: 1, billionaire: "Aristocrat", asset: "mega-yacht", says: "Al takes the Mega Yacht." },
    { what: "CrisisPlaced", crisis: "KillerRobots", number: 3, number2: 8, says: "Killer Robots! Three Rebels." },
    { what: "PanicDue", seat: 1, says: "Panic! is due." },
];

export const moments: readonly Scene[] = [
    scene(
        "pick",
        moment(
            4,
            1,
            "Which Billionaire will you be?",
            ["MediaBaron", "TechOverlord", "WarProfiteer"].map((billionaire) => choice({ act: "Pick", billionaire })),
            { phase: "PickBillionaire", who: [null, "Aristocrat", null, null], owned: {} },
        ),
    ),
    scene(
        "draw",
        moment(
            3,
            1,
            "Draw a card?",
            [choice({ act: "Draw" }), choice({ act: "Decline" })],
            { phase: "DrawStep" },
            { hand: ["bolts-3"] },
        ),
    ),
    scene("action-1", moment(3, 1, "Your Action.", actions)),
    scene("action-2", moment(4, 2, "Your Action.", actions)),
    scene("action-4", moment(5, 4, "Your Action.", actions)),
    scene("waiting-4", moment(4, 4, "", [], { current: 1 })),
    scene(
        "claim",
        moment(
            4,
            2,
            "You may take an Asset.",
            [
                choice({ act: "Claim", assets: ["mega-yacht"] }),
                choice({ act: "Claim", assets: ["personal-zoo"] }),
                choice({ act: "Claim", assets: [] }),
            ],
            { phase: "Claim", market: "Toys" },
        ),
    ),
    scene(
        "role",
        moment(
            4,
            4,
            "Which Role do you keep?",
            [choice({ act: "KeepRole", role: "Toady" }), choice({ act: "KeepRole", role: "InsiderTrader" })],
            { phase: "KeepRole" },
        ),
    ),
    scene(
        "policy",
        moment(
            4,
            4,
            "Set Policy.",
            [
                ...[
                    "RealEstateBonanza",
                    "BigTechUnleashed",
                    "InheritanceTaxAbolished",
                    "MediaMegaplex",
                    "WeaponsGalore",
                    "ArcheologicalDig",
                    "BillionaireAudited",
                    "NewRole",
                    "RepressTheRebels",
                    "TaxTyranny",
                ].map((policy) => choice({ act: "SetPolicy", policy })),
                choice({ act: "SetPolicy", policy: null }),
            ],
            { phase: "SetPolicy" },
        ),
    ),
    scene(
        "envelope",
        moment(
            4,
            4,
            "Your envelope?",
            [
                choice({ act: "Put", cards: ["bolts-3"] }),
                choice({ act: "Put", cards: ["scam"] }),
                choice({ act: "Take", cards: ["locks-1"] }),
                choice({ act: "Stop" }),
            ],
            { phase: "Envelope" },
        ),
    ),
    scene(
        "hold-up",
        moment(4, 4, "Hold up your envelope?", [choice({ act: "Yes" }), choice({ act: "No" })], {
            phase: "HoldUp",
            awaiting: [0, 2],
            answered: [3],
        }),
    ),
    scene(
        "panic",
        moment(
            4,
            2,
            "Put an offer together, or pass.",
            [
                ...["mercenary-army", "gang-of-lawyers"].map((asset) =>
                    choice({ act: "OfferSacrifice", assets: [asset] }),
                ),
                choice({ act: "OfferAdd", assets: ["cryogenic-lab"], seat: 2 }),
                choice({ act: "Pass" }),
            ],
            panic,
            { offer: swap },
        ),
    ),
    scene(
        "consent",
        moment(
            4,
            2,
            "Do you accept the offer of Bea?",
            [choice({ act: "Yes" }), choice({ act: "No" })],
            { ...panic, phase: "Consent", asked: 2, offer_made: true, awaiting: [0, 3], answered: [1] },
            { offer: { ...swap, sacrifice: ["pyramid-scheme", "cryogenic-lab", "mercenary-army"] } },
        ),
    ),
    scene(
        "rebels",
        moment(
            4,
            2,
            "From which Crisis does a Rebel go?",
            [choice({ act: "TakeRebel", crisis: "KillerRobots" }), choice({ act: "TakeRebel", crisis: "Floods" })],
            { ...panic, phase: "RemoveRebels", left: 2 },
        ),
    ),
    scene(
        "puppet",
        moment(
            2,
            4,
            "The die shows 3. Move it?",
            [
                choice({ act: "Shift", cards: [], ups: 0 }),
                choice({ act: "Shift", cards: ["bolts-3"], ups: 1 }),
                choice({ act: "Shift", cards: ["bolts-3"], ups: 0 }),
                choice({ act: "Shift", cards: ["bolts-3", "scam"], ups: 2 }),
            ],
            {
                phase: "PuppetShift",
                die: 3,
                puppet: ["MediaBaron", "WarProfiteer"],
                who: ["TechOverlord", "Aristocrat"],
            },
        ),
    ),
    scene("buy", moment(4, 2, "", [], { current: 1 }, {}, buying), moment(4, 2, "", [], { current: 1 })),
    scene(
        "bribes",
        moment(4, 4, "", [], { current: 1 }, {}, [
            { what: "HoldUps", seats: [0, 2], says: "Ann and Bea hold up their envelopes." },
            { what: "EnvelopeOpened", seat: 0, cards: ["dishes-2", "locks-1"], number: 3, says: "Ann: 3." },
            { what: "EnvelopeOpened", seat: 2, cards: ["bolts-3"], number: 6, says: "Bea: 6." },
            { what: "SetterChosen", seat: 2, number: 6, says: "Bea sets Policy." },
            { what: "PolicySet", seat: 2, policy: "WeaponsGalore", says: "Weapons Galore!" },
            { what: "RoleRevealed", seat: 1, role: "ScamArtist", says: "Al is the Scam Artist." },
        ]),
        moment(4, 4, "", [], { current: 1 }),
    ),
    scene(
        "end",
        moment(4, 2, "", [], { phase: "Over", reason: "Revolution" }, {}, [
            { what: "Revolution", says: "The Revolution!" },
            { what: "GameOver", seats: [], reason: "Revolution", says: "Nobody wins." },
        ]),
        moment(4, 2, "", [], { current: 1 }),
    ),
    scene(
        "talk",
        moment(4, 1, "", [], { current: 1 }, {}, [{ what: "MarketClosed", market: "Toys", says: "Toys closes." }]),
        moment(4, 1, "", [], { current: 1 }),
    ),
];
