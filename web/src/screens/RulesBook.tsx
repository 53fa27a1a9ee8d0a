// The clauses: a search field, the contents, and the sections.

import { useEffect, useMemo, useState } from "preact/hooks";
import { address } from "../app/router";
import type { RulesSection } from "../net/api";
import { t } from "../texts";
import { Complaint, Field } from "../ui";
import { Clause } from "./Clause";
import { anchor, blocks, clausesOf, find, searchWords } from "./rulebook";
import { RuleText } from "./RuleText";

// What an address points at, brought to the reader's eyes and to a screen reader's ears.
function show(clause: string): void {
    const found = document.getElementById(`rule-${clause}`);
    found?.scrollIntoView({ block: "center" }); // at once: the book is long, and nobody asked for the journey
    found?.focus({ preventScroll: true });
}

export interface RulesBookProps {
    game: string;
    clause: string;
    sections: RulesSection[];
    settled: boolean; // nothing above will push the clause away any more
}

export function RulesBook(props: RulesBookProps) {
    const { game, clause, sections } = props;
    const [query, setQuery] = useState("");
    const clauses = useMemo(() => clausesOf(sections), [sections]);
    const anchors = useMemo(() => new Set(sections.map(anchor)), [sections]);
    const found = useMemo(() => find(sections, query), [sections, query]);
    const words = searchWords(query);
    const count = found.reduce((sum, section) => sum + section.passages.length, 0);
    useEffect(() => {
        if (clause === "") return;
        setQuery("");
        requestAnimationFrame(() => show(clause));
    }, [clause, sections, props.settled]);
    const example = clauses.values().next().value ?? "";
    const how = { game, clauses, words };
    return (
        <div class="rules-book">
            <nav class="rules-contents" aria-label={t("rules.contents")}>
                <ul>
                    {sections.map((section) => (
                        <li key={anchor(section)} class={`rules-depth-${section.depth}`}>
                            <a href={address({ at: "rules", game, clause: anchor(section) })}>
                                {section.number} {section.title}
                            </a>
                        </li>
                    ))}
                </ul>
            </nav>
            <div class="rules-text">
                <div class="rules-search" role="search">
                    <Field
                        label={t("rules.search")}
                        type="search"
                        value={query}
                        onInput={setQuery}
                        hint={t("rules.search.hint", { clause: example })}
                    />
                    <p role="status" class="rules-count">
                        {query !== "" &&
                            (count > 0 ? t("rules.found", { n: count }) : t("rules.none", { word: query }))}
                    </p>
                </div>
                {clause !== "" && !clauses.has(clause) && !anchors.has(clause) && (
                    <Complaint text={t("rules.noclause", { clause })} />
                )}
                {found.map((section) => {
                    const Title = section.depth <= 2 ? "h3" : "h4";
                    return (
                        <section key={anchor(section)}>
                            <Title id={`rule-${anchor(section)}`} tabIndex={-1}>
                                {section.number} {section.title}
                            </Title>
                            {blocks(section.passages).map((block, at) =>
                                block.kind === "alone" ? (
                                    <Clause
                                        key={at}
                                        passage={block.passage}
                                        lit={block.passage.id === clause && clause !== ""}
                                        {...how}
                                    />
                                ) : (
                                    <div
                                        key={at}
                                        class="rules-table"
                                        role="group"
                                        tabIndex={0}
                                        aria-label={section.title}
                                    >
                                        <table>
                                            <thead>
                                                <tr>
                                                    {block.heads.map((head, each) => (
                                                        <th key={each} scope="col">
                                                            {head}
                                                        </th>
                                                    ))}
                                                </tr>
                                            </thead>
                                            <tbody>
                                                {block.rows.map((row, each) => (
                                                    <tr key={each}>
                                                        {row.cells.map((cell, nth) => (
                                                            <td key={nth}>
                                                                <RuleText text={cell.text} {...how} />
                                                            </td>
                                                        ))}
                                                    </tr>
                                                ))}
                                            </tbody>
                                        </table>
                                    </div>
                                ),
                            )}
                        </section>
                    );
                })}
            </div>
        </div>
    );
}
