import type { Line } from "../protocol";
import { LineIcon } from "./LineIcon";
import { iconOf } from "./story";
import "./Recent.css";

const kShown = 5;

// While one waits on a phone: the last few things that happened, where one looks anyway.
export function Recent({ lines }: { lines: readonly Line[] }) {
    const last = lines.filter((line) => line.text !== "" && line.what !== "react").slice(-kShown);
    return (
        <ol class="tbl-recent" aria-hidden="true">
            {/* Always as many places, and words that change in them: nothing moves on the screen. */}
            {Array.from({ length: kShown }, (_, place) => {
                const line = last[last.length - kShown + place];
                return (
                    <li key={place}>
                        {line && <LineIcon name={iconOf(line)} />}
                        <span>{line?.text}</span>
                    </li>
                );
            })}
        </ol>
    );
}
