// What happens in Millions of Dollars, as far as the page shows it happening.

import { eventsAs } from "../shell/reading";
import type { Role } from "./view";

export interface Happening {
    what: string;
    secret: boolean; // only the reader was told
    seat: number;
    other: number;
    character: number;
    role: Role | null;
    number: number;
    amount: number;
    seats: readonly number[];
    pay: readonly number[];
    text: string; // as the server tells it to this reader
}

const blank: Happening = {
    what: "",
    secret: false,
    seat: 0,
    other: 0,
    character: 0,
    role: null,
    number: 0,
    amount: 0,
    seats: [],
    pay: [],
    text: "",
};

export const { readEvent, eventsOf } = eventsAs<Happening>((sent) => ({ ...blank, ...sent }));
