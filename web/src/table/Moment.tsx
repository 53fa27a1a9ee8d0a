import { api } from "../app/house";
import { lang } from "../app/preferences";
import { address } from "../app/router";
import type { Rules } from "../net/api";
import type { Line } from "../protocol";
import { RuleText } from "../screens/RuleText";
import { clausesOf } from "../screens/rulebook";
import { useAsk } from "../screens/useAsk";
import { t } from "../texts";
import { languages } from "../texts/languages";
import "./Moment.css";

const books = new Map<string, Promise<Rules>>(); // rules do not change while one plays

function bookOf(game: string, tag: string): Promise<Rules> {
    const book = `${game} ${tag}`;
    const known = books.get(book);
    if (known !== undefined) return known;
    const asked = api.rules(game);
    books.set(book, asked);
    asked.catch(() => books.delete(book)); // the next one asks again
    return asked;
}

// What lies behind a line of the story: when it was, and the rule in its own words.
export function Moment({ game, line }: { game: string; line: Line }) {
    const { value: rules } = useAsk(
        async () => (line.clause ? bookOf(game, lang.value) : null),
        [game, line.clause, lang.value],
    );
    const passage = rules?.sections.flatMap((section) => section.passages).find((each) => each.id === line.clause);
    const language = languages.find((each) => each.tag === lang.value)!;
    const when = new Date(line.at).toLocaleTimeString(language.locale);
    return (
        <span class="tbl-moment">
            <time>{when}</time>
            {line.clause && (
                <a href={address({ at: "rules", game, clause: line.clause })} target="_blank" rel="noopener">
                    {t("frame.rule", { clause: line.clause })}
                </a>
            )}
            {rules && passage?.cells[0] && (
                <span class="tbl-moment-rule" lang={rules.lang}>
                    <RuleText
                        text={passage.cells[0].text.trim()}
                        game={game}
                        clauses={clausesOf(rules.sections)}
                        words={[]}
                    />
                </span>
            )}
            {rules && passage && rules.lang !== lang.value && <span class="tbl-quiet">{t("frame.rule.english")}</span>}
        </span>
    );
}
