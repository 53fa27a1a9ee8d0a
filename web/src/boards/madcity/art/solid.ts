// A lot made into a solid: seen from slightly above and from the left, the depth running up to the right.

import type { Box, Business, Point } from "../city";

export interface Solid {
    left: number; // of the front wall
    right: number;
    foot: number;
    wall: number; // how high
    over: number; // what depth adds to the right …
    up: number; // … and upwards
}

const kGround = 6;
const kFloor = 9.3;

export function solidOf(lot: Box, height: number): Solid {
    const wall = kGround + kFloor * height;
    const small = lot.w < 50;
    const over = small ? 8 : 12;
    // Low houses are deep, so that every lot is filled.
    const up = Math.min(lot.h * 0.62, Math.max(small ? 12 : 22, lot.h - 10 - wall));
    return { left: lot.x + 3, right: lot.x + lot.w - 3 - over, foot: lot.y + lot.h - 3, wall, over, up };
}

const path = (...points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
const round = (value: number): number => Math.round(value * 10) / 10;

export const frontOf = ({ left, right, foot, wall }: Solid): string =>
    path([left, foot], [right, foot], [right, foot - wall], [left, foot - wall]);
export const sideOf = ({ right, foot, wall, over, up }: Solid): string =>
    path([right, foot], [right + over, foot - up], [right + over, foot - up - wall], [right, foot - wall]);
export const topOf = ({ left, right, foot, wall, over, up }: Solid): string =>
    path([left, foot - wall], [right, foot - wall], [right + over, foot - up - wall], [left + over, foot - up - wall]);

// A pitched roof, gable to the front: the gable, the slope on the left and the slope on the right.
export function gableOf({ left, right, foot, wall, over, up }: Solid, rise: number): readonly [string, string, string] {
    const eaves = foot - wall;
    const middle = (left + right) / 2;
    const ridge = eaves - rise;
    return [
        path([left, eaves], [right, eaves], [middle, ridge]),
        path([left - 2, eaves + 1], [middle, ridge], [middle + over, ridge - up], [left - 2 + over, eaves + 1 - up]),
        path([right + 2, eaves + 1], [middle, ridge], [middle + over, ridge - up], [right + 2 + over, eaves + 1 - up]),
    ];
}

// Chance that is always the same: which window is lit does not change while one looks.
export function chance(...of: readonly number[]): number {
    let seed = 2166136261;
    for (const each of of) seed = Math.imul(seed ^ (each | 0), 16777619) >>> 0;
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) >>> 0;
    return ((seed ^ (seed >>> 13)) >>> 0) / 4294967296;
}

// Windows in rows, floor by floor above the shop: those that are dark at night, and those that are lit.
export function windowsOf(solid: Solid, floors: number): { dark: string; lit: string } {
    const wide = solid.right - solid.left;
    const columns = Math.max(2, Math.floor((wide - 4) / 10));
    const pitch = (wide - 4) / columns;
    let [dark, lit] = ["", ""];
    for (let floor = 1; floor < floors; ++floor) {
        for (let column = 0; column < columns; ++column) {
            const x = round(solid.left + 2 + pitch * (column + 0.5) - 2.6);
            const y = round(solid.foot - kGround - kFloor * (floor + 1) + 2.8);
            const pane = `M${x} ${y}h5.2v5h-5.2z`;
            if (chance(solid.left, solid.foot, floor, column) < 0.55) lit += pane;
            else dark += pane;
        }
    }
    return { dark, lit };
}

// The middle of a business's roof, where its sign stands.
export function roofOf(business: Business): Point {
    const solid = solidOf(business.lot, business.height);
    return { x: (solid.left + solid.right + solid.over) / 2, y: solid.foot - solid.wall - solid.up / 2 };
}
