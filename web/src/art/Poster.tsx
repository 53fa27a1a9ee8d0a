// The picture of a game, for cards and headers: fills its place, cut at the edges where it must be.
//   <Poster game="millions-1e" />
import type { ComponentType } from "preact";
import { Guillotines } from "./Guillotines";
import { MadMillionaire } from "./MadMillionaire";
import { MillionsFirst } from "./MillionsFirst";
import { MillionsSecond } from "./MillionsSecond";
import { Unknown } from "./Unknown";
import "./art.css";

const posters: Record<string, ComponentType> = {
    "millions-1e": MillionsFirst,
    "millions-2e": MillionsSecond,
    "mad-millionaire": MadMillionaire,
    guillotines: Guillotines,
};

export function Poster(props: { game: string; class?: string }) {
    const Drawn = posters[props.game];
    return (
        <svg
            class={props.class === undefined ? "art-poster" : `art-poster ${props.class}`}
            viewBox="0 0 400 260"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            focusable="false"
        >
            {Drawn ? <Drawn /> : <Unknown id={props.game} />}
        </svg>
    );
}
