// What happens in Billionaires & Guillotines, as far as the page shows it happening
// (src/games/guillotines/events.h).

import { eventsAs } from "../shell/reading";
import {
    findAsset,
    findKind,
    type Asset,
    type Billionaire,
    type Crisis,
    type Kind,
    type Market,
    type Panic,
    type Policy,
    type Role,
} from "./things";

export interface Happening {
    what: string;
    secret: boolean; // only some were told
    seat: number;
    other: number;
    seats: readonly number[];
    billionaire: Billionaire | null;
    market: Market | null;
    second: Market | null;
    kind: Kind | null;
    kind2: Kind | null;
    asset: Asset | null;
    asset2: Asset | null;
    assets: readonly Asset[];
    crisis: Crisis | null;
    role: Role | null;
    policy: Policy | null;
    panic: Panic | null;
    reason: string;
    number: number;
    number2: number;
    cards: readonly Kind[];
    text: string; // as the server tells it to this reader
}

const blank: Happening = {
    what: "",
    secret: false,
    seat: 0,
    other: 0,
    seats: [],
    billionaire: null,
    market: null,
    second: null,
    kind: null,
    kind2: null,
    asset: null,
    asset2: null,
    assets: [],
    crisis: null,
    role: null,
    policy: null,
    panic: null,
    reason: "",
    number: 0,
    number2: 0,
    cards: [],
    text: "",
};

// Cards and Assets have other names in the data than on the page.
export const { readEvent, eventsOf } = eventsAs<Happening>((sent) => ({
    ...blank,
    ...sent,
    kind: findKind(sent.kind),
    kind2: findKind(sent.kind2),
    asset: findAsset(sent.asset),
    asset2: findAsset(sent.asset2),
    assets: (sent.assets ?? []).map((each) => findAsset(each)!),
    cards: (sent.cards ?? []).map((each) => findKind(each)!),
}));
