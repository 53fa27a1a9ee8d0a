// What happens in Mad Millionaire, as far as the page shows it happening.

import { eventsAs } from "../shell/reading";

export interface Happening {
    what: string;
    secret: boolean;
    seat: number;
    other: number;
    from: string;
    place: string;
    business: string;
    card: string;
    slot: number;
    number: number;
    amount: number; // notes
    businesses: readonly string[];
    text: string;
}

const blank: Happening = {
    what: "",
    secret: false,
    seat: 0,
    other: 0,
    from: "",
    place: "",
    business: "",
    card: "",
    slot: 0,
    number: 0,
    amount: 0,
    businesses: [],
    text: "",
};

export const { readEvent, eventsOf } = eventsAs<Happening>((sent) => ({ ...blank, ...sent }));
