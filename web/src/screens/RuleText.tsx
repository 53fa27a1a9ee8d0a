// A text of the rulebook, with its clauses as links and what was searched for marked.

import { address } from "../app/router";
import { marked, pieces } from "./rulebook";

export interface RuleTextProps {
    text: string;
    game: string;
    clauses: ReadonlySet<string>;
    words: readonly string[]; // to be marked
}

function Plain(props: { text: string; words: readonly string[] }) {
    return (
        <>
            {marked(props.text, props.words).map((part, at) =>
                part.hit ? <mark key={at}>{part.text}</mark> : part.text,
            )}
        </>
    );
}

export function RuleText(props: RuleTextProps) {
    return (
        <>
            {pieces(props.text, props.clauses).map((piece, at) => {
                const inside = <Plain text={piece.text} words={props.words} />;
                switch (piece.kind) {
                    case "text":
                        return <span key={at}>{inside}</span>;
                    case "code":
                        return <code key={at}>{inside}</code>;
                    case "strong":
                        return <strong key={at}>{inside}</strong>;
                    case "clause":
                        return (
                            <a key={at} href={address({ at: "rules", game: props.game, clause: piece.id })}>
                                {inside}
                            </a>
                        );
                }
            })}
        </>
    );
}
