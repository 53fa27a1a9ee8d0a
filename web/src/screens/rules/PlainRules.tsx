import { useEffect, useState } from "preact/hooks";
import { lang } from "../../app/preferences";
import { games } from "../../boards";
import type { RulesSection } from "../../net/api";
import { open, t } from "../../texts";
import { Field } from "../../ui";
import { searchWords } from "../rulebook";
import { useAsk } from "../useAsk";
import { matching, outlineOf, partsOf, textsOf } from "./plain";
import { PlainPart } from "./PlainPart";

export interface PlainRulesProps {
    game: string;
    overview: string;
    sections: readonly RulesSection[];
}

// How it is played, for people.
export function PlainRules({ game, overview, sections }: PlainRulesProps) {
    const [query, setQuery] = useState("");
    const outline = useAsk(async () => {
        const book = games[game]?.book;
        if (book !== undefined) await open(`${book}/plain`);
        return { game, parts: await outlineOf(game) };
    }, [game, lang.value]);
    useEffect(() => setQuery(""), [game]);
    if (outline.value?.game !== game) return null; // that of the game before
    const found = matching(partsOf(game, overview, outline.value.parts), searchWords(query));
    const clauses = textsOf(sections);
    return (
        <>
            <div class="rules-search" role="search">
                <Field label={t("rules.search.plain")} type="search" value={query} onInput={setQuery} />
                <p role="status" class="rules-count">
                    {query !== "" && found.length === 0 && t("rules.none", { word: query })}
                </p>
            </div>
            {found.map((part) => (
                <PlainPart key={part.title} game={game} part={part} clauses={clauses} />
            ))}
        </>
    );
}
