// The report that a study or a solution leaves behind: a page of its own, with all of it inside (src/app/study_report.cpp).

import { render } from "preact";
import { useState } from "preact/hooks";
import tokens from "../styles/tokens.css?inline";
import { chosen, languages } from "../texts/languages";
import { SolutionView } from "./SolutionView";
import { readSolution } from "./solution";
import { readStudy } from "./study";
import own from "./study.css?inline";
import { StudyView } from "./StudyView";
import type { Words } from "./words";

const files = import.meta.glob<Record<string, string>>("../../../data/texts/*/*/names.json", {
    eager: true,
    import: "default",
});
const kPage = "body{margin:0;padding:20px;background:var(--paper);color:var(--ink);font:16px/1.4 var(--text)}";

const wordsIn = (tag: string): Words => ({
    tag,
    find: (book, key) => {
        const inBook = (of: string): string | undefined => files[`../../../data/texts/${of}/${book}/names.json`]?.[key];
        return inBook(tag) ?? inBook(languages[0]!.tag) ?? null;
    },
});

function Report({ text }: { text: string }) {
    const [tag, setTag] = useState(chosen(languages, navigator.languages).tag);
    const study = readStudy(text);
    const solution = readSolution(text);
    document.documentElement.lang = tag;
    return (
        <main>
            <p class="study-languages">
                {languages.map((each) => (
                    <button
                        type="button"
                        key={each.tag}
                        aria-pressed={each.tag === tag}
                        onClick={() => setTag(each.tag)}
                    >
                        {each.name}
                    </button>
                ))}
            </p>
            {study && <StudyView key={tag} study={study} words={wordsIn(tag)} />}
            {solution && <SolutionView key={tag} solution={solution} words={wordsIn(tag)} />}
        </main>
    );
}

const style = document.createElement("style");
style.textContent = tokens + own + kPage;
document.head.append(style);
const place = document.createElement("div");
document.body.append(place);
render(<Report text={document.getElementById("study")?.textContent ?? ""} />, place);
