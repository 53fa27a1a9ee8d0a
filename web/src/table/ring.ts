// Where seats stand round the board: on the edge of a rectangle, the reader in the middle of the
// lower edge and the others clockwise. Positions run from -1 to 1 in both directions.

export interface Spot {
    x: number;
    y: number;
}

export function spot(place: number, seats: number): Spot {
    const angle = Math.PI / 2 + (place / seats) * 2 * Math.PI;
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    const reach = Math.max(Math.abs(x), Math.abs(y)); // from the circle out to the square
    const tidy = (value: number): number => Math.round((value / reach) * 1000) / 1000 + 0;
    return { x: tidy(x), y: tidy(y) };
}

// Seats in the order in which they sit, beginning with the reader's.
export function round(seats: number, me: number | null): number[] {
    return Array.from({ length: seats }, (_, i) => ((me ?? 0) + i) % seats);
}
