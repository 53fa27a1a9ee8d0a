// One passage: a clause with its number, which is a link to itself, or a paragraph.

import { address } from "../app/router";
import type { Passage } from "../net/api";
import { t } from "../texts";
import { RuleText, type RuleTextProps } from "./RuleText";

export function Clause(props: { passage: Passage; lit: boolean } & Omit<RuleTextProps, "text">) {
    const { passage, lit, ...how } = props;
    const [main, ...more] = passage.cells;
    if (!main) return null;
    const words = <RuleText text={main.text.trim()} {...how} />;
    const text = passage.verbatim ? <p class="rules-verbatim">{words}</p> : <p>{words}</p>;
    if (passage.id === "")
        return passage.verbatim && /[|<>={}]/.test(main.text) ? (
            <pre class="rules-code" tabIndex={0}>
                {main.text}
            </pre>
        ) : (
            text
        );
    return (
        <div id={`rule-${passage.id}`} class={lit ? "rules-clause rules-lit" : "rules-clause"} tabIndex={-1}>
            <a
                class="rules-id"
                href={address({ at: "rules", game: props.game, clause: passage.id })}
                aria-label={t("rules.copy", { clause: passage.id })}
            >
                {passage.id}
            </a>
            <div class="rules-clause-words">
                {text}
                {more.map((cell) => (
                    <p key={cell.head} class="rules-more">
                        <span class="rules-head">{cell.head}</span> <RuleText text={cell.text} {...how} />
                    </p>
                ))}
            </div>
        </div>
    );
}
