// What the city shows while something happens: the table as it stood, changed by one event after another.

import type { Beat as AnyBeat } from "../shell/theatre";
import { city } from "./city";
import type { Happening } from "./moves";
import { routeOf } from "./routes";
import type { Open, View } from "./wire";

export interface Thrown {
    seat: number;
    face: number;
    business: string | null; // a sale's die
    amount: number; // notes the sale brings
}

export interface Drive {
    seat: number;
    path: readonly string[];
    carried: boolean; // not driven: taken back to the depot, or along a way nobody knows
}

export interface Paid {
    businesses: readonly string[];
    amount: number; // notes
}

export interface Scene {
    open: Open;
    thrown: Thrown | null;
    drive: Drive | null;
    paid: readonly Paid[]; // groups that have just earned
    burst: { place: string; seat: number; amount: number } | null; // a stunt being done
    turned: number | null; // slot of the card just turned up
    sign: string | null; // business whose sign has just changed
}

export interface Beat extends AnyBeat {
    event: Happening;
}

export const still = ({ open }: View): Scene => ({
    open,
    thrown: null,
    drive: null,
    paid: [],
    burst: null,
    turned: null,
    sign: null,
});

const kStep = 230; // milliseconds a car takes from space to space

// How long an event is shown. 0: it is not shown by itself.
export function timeOf(event: Happening): number {
    switch (event.what) {
        case "StartRolled":
            return 700;
        case "Rolled":
            return 950;
        case "Drove":
            return Math.max(1, event.number) * kStep + 250;
        case "CarReturned":
            return 900;
        case "GroupPaid":
            return 420;
        case "StuntDone":
            return 1300;
        case "CardTurnedUp":
        case "CardLaid":
            return event.what === "CardLaid" ? 350 : 900;
        case "SmallTaken":
        case "Bought":
        case "Leased":
        case "Upgraded":
            return 800;
        case "BoughtOut":
        case "LeaseEnded":
        case "SignLifted":
            return 500;
        case "SixBonus":
            return 500;
        case "Sold":
            return 2200;
        case "Won":
            return 2600;
        default:
            return 0;
    }
}

const changed = <T>(list: readonly T[], at: number, to: (before: T) => T): T[] =>
    list.map((each, index) => (index === at ? to(each) : each));
const without = (all: readonly string[][], id: string): string[][] =>
    all.map((each) => each.filter((one) => one !== id));

const gain = (open: Open, seat: number, notes: number): Open => ({
    ...open,
    cash: changed(open.cash, seat, (cash) => cash + notes),
});

function drive(scene: Scene, seat: number, from: string, place: string, carried: boolean): Scene {
    const route = carried ? null : routeOf(city, from, place);
    return {
        ...scene,
        open: { ...scene.open, car: changed(scene.open.car, seat, () => place) },
        drive: { seat, path: route ?? [from, place], carried: route === null },
    };
}

export function advance(before: Scene, event: Happening): Scene {
    const scene: Scene = { ...before, drive: null, turned: null, sign: null };
    const { open } = scene;
    switch (event.what) {
        case "CardLaid":
        case "CardTurnedUp":
            return {
                ...scene,
                open: { ...open, face_up: changed(open.face_up, event.slot, () => event.card) },
                turned: event.slot,
            };
        case "TurnBegins":
            return { ...scene, open: { ...open, active: event.seat }, thrown: null, paid: [], burst: null };
        case "StartRolled":
        case "Rolled":
            return {
                ...scene,
                open: { ...open, active: event.seat },
                thrown: { seat: event.seat, face: event.number, business: null, amount: 0 },
                paid: [],
                burst: null,
            };
        case "Drove":
            return drive(scene, event.seat, event.from, event.place, false);
        case "CarReturned":
            return drive({ ...scene, burst: null }, event.seat, event.from, event.place, true);
        case "GroupPaid":
            return { ...scene, paid: [...scene.paid, { businesses: event.businesses, amount: event.amount }] };
        case "StuntDone":
            return {
                ...scene,
                open: gain(open, event.seat, event.amount),
                burst: { place: event.place, seat: event.seat, amount: event.amount },
            };
        case "SixBonus":
            return { ...scene, open: gain(open, event.seat, event.amount) };
        case "SixMiss":
            return { ...scene, open: { ...open, waiting: [...open.waiting, event.other] } };
        case "TurnMissed":
            return { ...scene, open: { ...open, waiting: open.waiting.filter((seat) => seat !== event.seat) } };
        case "SmallTaken":
            return { ...scene, ...sign({ ...open, active: event.seat }, event, "bought") }; // each in turn, without a turn begun
        case "Bought":
        case "Upgraded":
            return { ...scene, ...sign(gain(open, event.seat, -event.amount), event, "bought") };
        case "Leased":
            return { ...scene, ...sign(gain(open, event.seat, -event.amount), event, "leased") };
        case "SignLifted":
            return { ...scene, ...sign(open, event) };
        case "BoughtOut":
        case "LeaseEnded":
            return { ...scene, ...sign(gain(open, event.seat, event.amount), event) };
        case "Sold":
            return {
                ...scene,
                ...sign(gain(open, event.seat, event.amount), event),
                thrown: { seat: event.seat, face: event.number, business: event.business, amount: event.amount },
            };
        case "Won":
            return {
                ...scene,
                open: {
                    ...open,
                    phase: "Over",
                    winners: [event.seat],
                    cash: changed(open.cash, event.seat, () => event.amount),
                },
                thrown: null,
                paid: [],
                burst: { place: city.finish, seat: event.seat, amount: event.amount },
            };
        default:
            return scene;
    }
}

// A sign that is taken down, or put up by somebody.
function sign(open: Open, event: Happening, kind?: "bought" | "leased"): Pick<Scene, "open" | "sign"> {
    const { business: id, seat } = event as { business: string; seat: number };
    const bare = { ...open, bought: without(open.bought, id), leased: without(open.leased, id) };
    return { open: kind ? { ...bare, [kind]: changed(bare[kind], seat, (all) => [...all, id]) } : bare, sign: id };
}
