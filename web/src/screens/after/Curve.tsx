// A line for each seat from the first step to the last, and the same in figures for who cannot see it.

import { useRef } from "preact/hooks";
import { shapePath } from "../../table/seatShapes";
import { t } from "../../texts";
import type { CurvePoint } from "../report";
import { draw, type Box } from "./curve";
import type { Scene } from "./scene";
import { useWidth } from "./useWidth";

const kGap = 18; // between two names

export interface CurveProps {
    scene: Scene;
    label: string; // what the picture shows
    curve: readonly CurvePoint[];
    rows: readonly CurvePoint[]; // those that are told in figures
    steps: number;
    write: (amount: number) => string;
}

export function Curve({ scene, label, curve, rows, steps, write }: CurveProps) {
    const place = useRef<HTMLDivElement>(null);
    const width = useWidth(place, 320);
    const longest = Math.max(...scene.score.map((_, seat) => shorten(scene.name(seat)).length));
    const box: Box = { width, height: width < 480 ? 250 : 320, left: 46, right: 26 + longest * 9, top: 12, bottom: 12 };
    const drawing = draw(curve, steps, box, kGap);
    return (
        <>
            <div ref={place} class="after-curve">
                <svg
                    viewBox={`0 0 ${width} ${box.height}`}
                    width={width}
                    height={box.height}
                    role="img"
                    aria-label={label}
                >
                    {drawing.ticks.map((tick) => (
                        <g key={tick.amount}>
                            <path class="after-grid" d={`M${box.left} ${tick.y}H${width - box.right}`} />
                            <text
                                class="after-tick"
                                x={box.left - 8}
                                y={tick.y}
                                text-anchor="end"
                                dominant-baseline="central"
                            >
                                {write(tick.amount)}
                            </text>
                        </g>
                    ))}
                    {drawing.tracks.map((track) => (
                        <g key={track.seat} class={`after-track after-tint-${track.seat % 8}`}>
                            <polyline
                                points={track.line.map((spot) => `${spot.x.toFixed(1)},${spot.y.toFixed(1)}`).join(" ")}
                            />
                            {track.marks.map((spot, n) => (
                                <path
                                    key={n}
                                    transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${n < 6 ? 0.75 : 1})`}
                                    d={shapePath(track.seat)}
                                />
                            ))}
                            <path
                                class="after-lead"
                                d={`M${width - box.right + 6} ${endOf(track.line)}L${width - box.right + 16} ${track.label}`}
                            />
                            <text x={width - box.right + 20} y={track.label} dominant-baseline="central">
                                {shorten(scene.name(track.seat))}
                            </text>
                        </g>
                    ))}
                </svg>
            </div>
            <details class="after-more">
                <summary>{t("after.curve.figures")}</summary>
                <div class="after-scroll" tabIndex={0} role="group" aria-label={t("after.curve.figures")}>
                    <table class="after-figures">
                        <thead>
                            <tr>
                                <th scope="col">{t("after.curve.step")}</th>
                                {scene.score.map((_, seat) => (
                                    <th key={seat} scope="col">
                                        {scene.name(seat)}
                                    </th>
                                ))}
                            </tr>
                        </thead>
                        <tbody>
                            {rows.map((row) => (
                                <tr key={row.step}>
                                    <th scope="row">{row.step}</th>
                                    {row.score.map((amount, seat) => (
                                        <td key={seat} class="money">
                                            {write(amount)}
                                        </td>
                                    ))}
                                </tr>
                            ))}
                        </tbody>
                    </table>
                </div>
            </details>
        </>
    );
}

const endOf = (line: readonly { y: number }[]): number => line[line.length - 1]?.y ?? 0;
// A long name would leave no room for the money.
const shorten = (name: string): string => (name.length > 10 ? `${name.slice(0, 9)}…` : name);
