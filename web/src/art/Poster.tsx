// The picture of a game, for cards and headers: fills its place, cut at the edges where it must be.
//   <Poster game="millions-1e" />
import { games } from "../boards";
import { Unknown } from "./Unknown";
import "./art.css";

export function Poster(props: { game: string; class?: string }) {
    const Drawn = games[props.game]?.poster;
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
