import { useEffect, useState } from "preact/hooks";
import { deviceSeats, keepDeviceSeats, type DeviceSeat } from "../app/preferences";
import type { TableState } from "../net/model";
import { passTo } from "./hotseat";

const kLook = 1500; // time to see what one's own move did, before the curtain falls

export interface Device {
    seats: readonly number[]; // that play at this device; one or none: it is not handed round
    add: (seat: number, token: string) => void;
    forget: (token: string) => boolean;
    pass: (seat: number) => void; // lets the curtain fall for somebody
    take: (seat: number) => void; // they have it
    curtain: readonly number[] | null; // who may lift it
}

// Several people at one device. The seats' tokens are kept here; "" is the seat the cookie speaks for.
export function useDevice(
    table: string,
    state: TableState | null,
    token: string | null,
    setToken: (token: string | null) => void,
): Device {
    const [kept, setKept] = useState<readonly DeviceSeat[]>(() => deviceSeats(table));
    const [held, setHeld] = useState(kept.length < 2); // after a reload nobody knows who holds it
    const [next, setNext] = useState<number | null>(null);
    const me = state?.you.seat ?? null;
    const seats = kept.map((each) => each.seat);
    const running = state?.table.status === "running";
    const game = state?.game;
    const due = running && game && held ? passTo(game.awaited, seats, me) : null;

    useEffect(() => {
        if (due === null) return;
        const timer = setTimeout(() => setNext(due), kLook);
        return () => clearTimeout(timer);
    }, [due]);
    // The new holder's own table is here: up with the curtain.
    useEffect(() => {
        if (next !== null && next === me) setNext(null);
    }, [next, me]);

    const keep = (list: readonly DeviceSeat[]): void => {
        setKept(list);
        keepDeviceSeats(table, list);
    };
    return {
        seats,
        add: (seat, key) => {
            const mine = kept.length === 0 && me !== null ? [{ seat: me, token: token ?? "" }] : kept;
            keep([...mine.filter((each) => each.seat !== seat), { seat, token: key }]);
        },
        forget: (key) => {
            if (!kept.some((each) => each.token === key)) return false;
            keep(kept.filter((each) => each.token !== key));
            return true;
        },
        pass: setNext,
        take: (seat) => {
            const taken = kept.find((each) => each.seat === seat);
            if (!taken) return;
            setHeld(true);
            setNext(seat === me ? null : seat);
            setToken(taken.token === "" ? null : taken.token);
        },
        curtain: !running || kept.length < 2 ? null : !held ? seats : next !== null ? [next] : null,
    };
}
