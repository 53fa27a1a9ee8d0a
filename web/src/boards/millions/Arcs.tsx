import { useLayoutEffect, useState } from "preact/hooks";
import { charactersOf, type Terms } from "./view";
import type { View } from "./wire";
import "./Arcs.css";

interface Arc {
    key: string;
    path: string;
}

// Lines from whoever would pay to whoever would leave, over the gang. Only a picture: the deal's card
// says the same in words.
export function Arcs(props: { room: { current: HTMLElement | null }; deals: readonly Terms[]; view: View }) {
    const [arcs, setArcs] = useState<readonly Arc[]>([]);
    const wanted = JSON.stringify(props.deals.map((deal) => [deal.character, deal.pays]));
    useLayoutEffect(() => {
        const floor = props.room.current?.querySelector(".mil-floor");
        if (!floor || props.deals.length === 0) return setArcs([]);
        const draw = (): void => {
            const frame = floor.getBoundingClientRect();
            const middle = (character: number) => {
                const box = floor
                    .querySelector(`[data-character="${character}"] .mil-suspect-card`)
                    ?.getBoundingClientRect();
                return box && { x: box.left + box.width / 2 - frame.left, y: box.bottom - 8 - frame.top };
            };
            setArcs(
                props.deals.flatMap((deal) =>
                    deal.pays.flatMap((pay) => {
                        const from = middle(charactersOf(props.view, pay.seat)[0]!);
                        const to = middle(deal.character);
                        if (!from || !to) return [];
                        const sag = 30 + Math.min(40, Math.abs(to.x - from.x) / 6);
                        const path = `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.max(from.y, to.y) + sag} ${to.x} ${to.y}`;
                        return [{ key: `${deal.proposer} ${deal.character} ${pay.seat}`, path }];
                    }),
                ),
            );
        };
        draw();
        const watch = new ResizeObserver(draw);
        watch.observe(floor);
        return () => watch.disconnect();
    }, [wanted]);
    if (arcs.length === 0) return null;
    return (
        <svg class="mil-arcs" aria-hidden="true">
            <defs>
                <marker
                    id="mil-arrow"
                    viewBox="0 0 10 10"
                    refX="7"
                    refY="5"
                    markerWidth="5"
                    markerHeight="5"
                    orient="auto"
                >
                    <path d="M0 0l10 5-10 5z" />
                </marker>
            </defs>
            {arcs.map((arc) => (
                <path key={arc.key} class="mil-arc" d={arc.path} marker-end="url(#mil-arrow)" />
            ))}
        </svg>
    );
}
