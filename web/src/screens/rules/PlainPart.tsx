import { address } from "../../app/router";
import { t } from "../../texts";
import { GuideLines } from "../GuideText";
import { Picture } from "./Picture";
import type { Part } from "./plain";

export interface PlainPartProps {
    game: string;
    part: Part;
    clauses: ReadonlyMap<string, string>; // what they say, by their ids
}

// One thing to know: a picture, plain words, an example, and for those who want them the clauses behind a §.
export function PlainPart({ game, part, clauses }: PlainPartProps) {
    const known = part.clauses.filter((id) => clauses.has(id));
    return (
        <section class="rules-part">
            {part.picture !== "" && <Picture name={part.picture} />}
            <div class="rules-part-words rules-guide">
                <h3>{part.title}</h3>
                <GuideLines lines={part.lines} />
                {part.example !== null && (
                    <p class="rules-example">
                        <strong>{t("rules.example")}</strong> {part.example}
                    </p>
                )}
                {known.length > 0 && (
                    <details class="rules-behind">
                        <summary aria-label={t("rules.behind", { title: part.title })}>{"§"}</summary>
                        <ul>
                            {known.map((id) => (
                                <li key={id}>
                                    <a href={address({ at: "rules", game, clause: id })}>{id}</a> {clauses.get(id)}
                                </li>
                            ))}
                        </ul>
                    </details>
                )}
            </div>
        </section>
    );
}
