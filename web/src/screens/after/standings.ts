// Who came in where. Winners stand first whatever they hold: a game may be won by other things than
// money. Who holds the same shares a place.

export interface Placed {
    seat: number;
    place: number;
    score: number;
    won: boolean;
}

export function placed(score: readonly number[], winners: readonly number[]): Placed[] {
    const all = score.map((each, seat) => ({ seat, place: 0, score: each, won: winners.includes(seat) }));
    all.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
    all.forEach((each, at) => {
        const before = all[at - 1];
        const level = before && before.won === each.won && (each.won || before.score === each.score);
        each.place = level ? before.place : at + 1;
    });
    return all;
}
