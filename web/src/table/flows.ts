// Which money went where, guessed from purses before and after: whoever has less has paid whoever has
// more, and what does not come out even came from or went to the middle of the table (null).

export interface Flow {
    from: number | null;
    to: number | null;
    amount: number;
}

export function flows(before: readonly (number | null)[], after: readonly (number | null)[]): Flow[] {
    const change = after.map((now, seat) => {
        const then = before[seat];
        return now === null || then === null || then === undefined ? 0 : now - then;
    });
    const gave = change.map((by, seat) => ({ seat, left: Math.max(0, -by) })).filter((each) => each.left > 0);
    const got = change.map((by, seat) => ({ seat, left: Math.max(0, by) })).filter((each) => each.left > 0);
    const list: Flow[] = [];
    const move = (from: { seat: number; left: number }, to: { seat: number; left: number }): void => {
        const amount = Math.min(from.left, to.left);
        if (amount === 0) return;
        list.push({ from: from.seat, to: to.seat, amount });
        from.left -= amount;
        to.left -= amount;
    };
    // Equal sums first: they belong together.
    for (const from of gave) {
        const to = got.find((each) => each.left === from.left);
        if (to) move(from, to);
    }
    for (const from of gave) for (const to of got) move(from, to);
    for (const each of gave) if (each.left > 0) list.push({ from: each.seat, to: null, amount: each.left });
    for (const each of got) if (each.left > 0) list.push({ from: null, to: each.seat, amount: each.left });
    return list;
}
