// What the city shows while something happens: the table as it stood, changed by one event after another.

import type { Beat as AnyBeat } from "../shell/theatre";
import type { Happening } from "./events";
import { routeOf } from "./routes";
import { city } from "./city";
import type { View } from "./view";

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
    view: View;
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

export const still = (view: View): Scene => ({
    view,
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

const changed = <T>(list: readonly T[], at: number, to: (before: T) => T): readonly T[] =>
    list.map((each, index) => (index === at ? to(each) : each));
const gain = (view: View, seat: number, notes: number): View => ({
    ...view,
    cash: changed(view.cash, seat, (cash) => cash + notes),
});
const without = (all: readonly (readonly string[])[], id: string): readonly (readonly string[])[] =>
    all.map((each) => each.filter((one) => one !== id));
const withSign = (view: View, seat: number, id: string, kind: "bought" | "leased"): View => {
    const bare = { ...view, bought: without(view.bought, id), leased: without(view.leased, id) };
    return { ...bare, [kind]: changed(bare[kind], seat, (all) => [...all, id]) };
};
const withoutSign = (view: View, id: string): View => ({
    ...view,
    bought: without(view.bought, id),
    leased: without(view.leased, id),
});

function drive(scene: Scene, event: Happening, carried: boolean): Scene {
    const from = event.from || scene.view.car[event.seat] || city.depot.id;
    const route = carried ? null : routeOf(city, from, event.place);
    const view = { ...scene.view, car: changed(scene.view.car, event.seat, () => event.place || city.depot.id) };
    return {
        ...scene,
        view,
        drive: { seat: event.seat, path: route ?? [from, event.place || city.depot.id], carried: route === null },
    };
}

export function advance(before: Scene, event: Happening): Scene {
    const scene: Scene = { ...before, drive: null, turned: null, sign: null };
    const { view } = scene;
    switch (event.what) {
        case "CardLaid":
        case "CardTurnedUp":
            return {
                ...scene,
                view: { ...view, faceUp: changed(view.faceUp, event.slot, () => event.card) },
                turned: event.slot,
            };
        case "TurnBegins":
            return { ...scene, view: { ...view, active: event.seat }, thrown: null, paid: [], burst: null };
        case "StartRolled":
        case "Rolled":
            return {
                ...scene,
                view: { ...view, active: event.seat },
                thrown: { seat: event.seat, face: event.number, business: null, amount: 0 },
                paid: [],
                burst: null,
            };
        case "Drove":
            return drive(scene, event, false);
        case "CarReturned":
            return drive({ ...scene, burst: null }, event, true);
        case "GroupPaid":
            return { ...scene, paid: [...scene.paid, { businesses: event.businesses, amount: event.amount }] };
        case "StuntDone":
            return {
                ...scene,
                view: gain(view, event.seat, event.amount),
                burst: { place: event.place, seat: event.seat, amount: event.amount },
            };
        case "SixBonus":
            return { ...scene, view: gain(view, event.seat, event.amount) };
        case "SixMiss":
            return { ...scene, view: { ...view, waiting: [...view.waiting, event.other] } };
        case "TurnMissed":
            return { ...scene, view: { ...view, waiting: view.waiting.filter((seat) => seat !== event.seat) } };
        case "SmallTaken":
            return { ...scene, view: withSign(view, event.seat, event.business, "bought"), sign: event.business };
        case "Bought":
        case "Upgraded":
            return {
                ...scene,
                view: gain(withSign(view, event.seat, event.business, "bought"), event.seat, -event.amount),
                sign: event.business,
            };
        case "Leased":
            return {
                ...scene,
                view: gain(withSign(view, event.seat, event.business, "leased"), event.seat, -event.amount),
                sign: event.business,
            };
        case "BoughtOut":
        case "LeaseEnded":
            return {
                ...scene,
                view: gain(withoutSign(view, event.business), event.seat, event.amount),
                sign: event.business,
            };
        case "SignLifted":
            return { ...scene, view: withoutSign(view, event.business), sign: event.business };
        case "Sold":
            return {
                ...scene,
                view: gain(withoutSign(view, event.business), event.seat, event.amount),
                thrown: { seat: event.seat, face: event.number, business: event.business, amount: event.amount },
                sign: event.business,
            };
        case "Won":
            return {
                ...scene,
                view: {
                    ...view,
                    phase: "Over",
                    winners: [event.seat],
                    cash: changed(view.cash, event.seat, () => event.amount),
                },
                thrown: null,
                paid: [],
                burst: { place: city.finish, seat: event.seat, amount: event.amount },
            };
        default:
            return scene;
    }
}
