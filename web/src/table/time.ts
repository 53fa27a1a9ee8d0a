// Clocks as people read them.

// 75_000 -> "1:15"; from an hour on "2 h", as nobody counts the minutes of a relaxed clock.
export function remaining(milliseconds: number): string {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h`;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

// How much of a window is left, from 1 down to 0.
export function left(at: number, now: number, window: number): number {
    if (window <= 0) return at > now ? 1 : 0;
    return Math.min(1, Math.max(0, (at - now) / window));
}
