// The figures behind a picture, for who wants to read them.

import type { ComponentChildren } from "preact";
import { say, type Words } from "./words";

// A column is named by the key of its text; `rows` are those of a table's body.
export function Figures({ words, columns, rows }: { words: Words; columns: string[]; rows: ComponentChildren }) {
    return (
        <details>
            <summary>{say(words, "page.figures")}</summary>
            <div class="study-table">
                <table>
                    <thead>
                        <tr>
                            {columns.map((each) => (
                                <th key={each}>{say(words, each)}</th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </details>
    );
}
