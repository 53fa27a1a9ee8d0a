// The picture to show around: a poster of the result. It tells who won and what everybody ended with,
// and nothing of what was played on the way. Made as SVG, with attributes only, then drawn as PNG.

import { room } from "../sentences";
import { bag } from "./bag";
import { shapePath } from "../../table/seatShapes";
import type { Placed } from "./standings";

export const kWide = 1200;
export const kHigh = 630;
const ink = "#2a1f2d";
const cream = "#f6ead2";
const tomato = "#c8371f";
const mustard = "#e2a72e";
const teal = "#14696a";
const tints = [tomato, teal, "#a06c06", "#5a2a55", "#2c5f9e", "#5c7a1e", "#9c4a7d", "#59534e"];
const face =
    "Futura, 'Avenir Next', 'Century Gothic', 'URW Gothic', 'Segoe UI', 'Helvetica Neue', Arial, 'PingFang TC', 'Noto Sans CJK TC', 'Microsoft JhengHei', sans-serif";

export interface Poster {
    game: string;
    headline: string; // "Ann takes the bag"
    rows: readonly Placed[];
    name: (seat: number) => string;
    money: (amount: number) => string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
// What does not fit ends in dots.
export function fit(text: string, most: number): string {
    let used = 0;
    let kept = "";
    for (const sign of text) {
        used += room(sign);
        if (used > most) return `${kept.trimEnd()}…`;
        kept += sign;
    }
    return text;
}

export function posterSvg(poster: Poster): string {
    const high = Math.min(54, 360 / Math.max(1, poster.rows.length));
    const most = Math.max(1, ...poster.rows.map((row) => row.score));
    const rows = poster.rows.map((row, at) => {
        const y = 224 + at * high;
        const middle = y + high / 2;
        const bar = Math.max(0, (290 * row.score) / most);
        const tint = tints[row.seat % tints.length]!;
        return (
            `<text x="480" y="${middle}" font-size="${high * 0.5}" font-weight="700" text-anchor="end" dominant-baseline="central" fill="${ink}">${row.place}</text>` +
            `<path transform="translate(508 ${middle}) scale(${high / 26})" d="${shapePath(row.seat)}" fill="${tint}"/>` +
            `<text x="534" y="${middle}" font-size="${high * 0.5}" font-weight="${row.won ? 700 : 400}" dominant-baseline="central" fill="${ink}">${escaped(fit(poster.name(row.seat), 14))}</text>` +
            `<rect x="760" y="${y + high * 0.22}" width="${bar}" height="${high * 0.56}" fill="${tint}"/>` +
            `<text x="${772 + bar}" y="${middle}" font-size="${high * 0.46}" font-weight="700" dominant-baseline="central" fill="${ink}">${escaped(poster.money(row.score))}</text>`
        );
    });
    return (
        `<svg xmlns="http://www.w3.org/2000/svg" width="${kWide}" height="${kHigh}" viewBox="0 0 ${kWide} ${kHigh}" font-family="${face}">` +
        `<rect width="${kWide}" height="${kHigh}" fill="${cream}"/>` +
        `<path d="M0 0h400L250 630H0z" fill="${teal}"/>` +
        `<path d="M330 0h70L250 630h-70z" fill="${mustard}"/>` +
        `<path d="M0 430L215 630H0z" fill="${tomato}"/>` +
        `<g transform="translate(34 150) scale(2.2)"><path d="${bag.body}" fill="${cream}"/>` +
        `<path d="${bag.band}" fill="${tomato}"/><path d="${bag.sign}" fill="${ink}"/></g>` +
        `<text x="440" y="80" font-size="30" letter-spacing="4" font-weight="700" fill="${tomato}">MONEYBAGS</text>` +
        `<text x="440" y="146" font-size="52" font-weight="700" fill="${ink}">${escaped(fit(poster.headline, 26))}</text>` +
        `<text x="440" y="190" font-size="26" fill="${ink}">${escaped(fit(poster.game, 50))}</text>` +
        rows.join("") +
        "</svg>"
    );
}

export async function posterPng(poster: Poster): Promise<Blob> {
    const image = new Image(kWide, kHigh);
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(posterSvg(poster))}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = kWide;
    canvas.height = kHigh;
    canvas.getContext("2d")!.drawImage(image, 0, 0);
    return new Promise((tell, fail) =>
        canvas.toBlob((blob) => (blob ? tell(blob) : fail(new Error("no picture"))), "image/png"),
    );
}
