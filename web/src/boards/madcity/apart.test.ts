import { describe, expect, test } from "vitest";
import { apart } from "./apart";

const room = { w: 340, h: 340 };
const overlap = (boxes: readonly { x: number; y: number; w: number; h: number }[]): number => {
    let most = 0;
    boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1)) {
            const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
            const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
            most = Math.max(most, Math.min(wide, high));
        }
    });
    return most;
};
const moved = (boxes: readonly { x: number; y: number; w: number; h: number }[]) => {
    const by = apart(boxes, room);
    return boxes.map((box, n) => ({ ...box, x: box.x + by[n]!.x, y: box.y + by[n]!.y }));
};

describe("labels on the map", () => {
    test("stay where they are while they have room", () => {
        expect(
            apart(
                [
                    { x: 0, y: 0, w: 50, h: 20 },
                    { x: 60, y: 0, w: 50, h: 20 },
                ],
                room,
            ),
        ).toEqual([
            { x: 0, y: 0 },
            { x: 0, y: 0 },
        ]);
    });
    test("give way to each other, by as little as may be", () => {
        const two = moved([
            { x: 100, y: 100, w: 70, h: 20 },
            { x: 160, y: 104, w: 70, h: 30 },
        ]);
        expect(overlap(two)).toBeLessThanOrEqual(0);
        expect(two[0]).toMatchObject({ x: 94, y: 100 });
        expect(two[1]).toMatchObject({ x: 166, y: 104 });
    });
    test("give way in a crowd and at the edge, and stay on the map", () => {
        const crowd = moved([
            { x: 290, y: 320, w: 80, h: 20 },
            { x: 270, y: 318, w: 80, h: 20 },
            { x: 250, y: 316, w: 80, h: 20 },
            { x: 290, y: 300, w: 80, h: 20 },
        ]);
        expect(overlap(crowd)).toBeLessThanOrEqual(0);
        for (const { x, y, w, h } of crowd) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x + w).toBeLessThanOrEqual(room.w);
            expect(y + h).toBeLessThanOrEqual(room.h);
        }
    });
});
