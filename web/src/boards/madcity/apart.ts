import type { Box, Point } from "./city";

const kGap = 2; // pixels between two labels
const kRounds = 24; // one pair's way out may be into another

// How far each label must move so that none lies on another, each by as little as may be, and all stay within `room`.
export function apart(labels: readonly Box[], room: { w: number; h: number }): Point[] {
    const at = labels.map(({ x, y }) => ({ x, y }));
    const keep = (which: number): void => {
        const [label, place] = [labels[which]!, at[which]!];
        place.x = Math.max(0, Math.min(place.x, room.w - label.w));
        place.y = Math.max(0, Math.min(place.y, room.h - label.h));
    };
    labels.forEach((_, which) => keep(which));
    for (let round = 0, moved = true; moved && round < kRounds; ++round) {
        moved = false;
        for (let a = 0; a < labels.length; ++a) {
            for (let b = a + 1; b < labels.length; ++b) {
                const [first, second] = [labels[a]!, labels[b]!];
                const across = at[b]!.x + second.w / 2 - (at[a]!.x + first.w / 2);
                const down = at[b]!.y + second.h / 2 - (at[a]!.y + first.h / 2);
                const wide = (first.w + second.w) / 2 + kGap - Math.abs(across);
                const high = (first.h + second.h) / 2 + kGap - Math.abs(down);
                if (wide <= 0.5 || high <= 0.5) continue;
                moved = true;
                const [axis, by] =
                    wide < high
                        ? (["x", (across < 0 ? -wide : wide) / 2] as const)
                        : (["y", (down < 0 ? -high : high) / 2] as const);
                at[a]![axis] -= by;
                at[b]![axis] += by;
                keep(a);
                keep(b);
            }
        }
    }
    return labels.map(({ x, y }, which) => ({ x: at[which]!.x - x, y: at[which]!.y - y }));
}
