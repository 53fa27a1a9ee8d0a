import { named, t, type Name } from "../texts";
import type { Desk } from "./desk";

// What is said most, at one press. The pictures need no language.
const kPictures = ["👋", "😂", "🤔", "😇", "😱", "🤝", "💰", "🔥"];
// Words that each reader hears in their own language (data/texts/<tag>/talk).
const kPhrases: Name<"talk">[] = [
    "hello",
    "trust",
    "doubt",
    "deal",
    "more",
    "hurry",
    "moment",
    "well",
    "thanks",
    "bye",
];

export function QuickWords({ desk, onSaid }: { desk: Desk; onSaid: () => void }) {
    const say = (words: string): void => void desk.ask({ kind: "say", words }).then((answer) => answer.ok && onSaid());
    return (
        <div class="tbl-quick" role="group" aria-label={t("frame.quick")}>
            {[...kPictures, ...kPhrases.map((key) => named("talk", key))].map((words) => (
                <button key={words} type="button" class="tbl-quick-word" onClick={() => say(words)}>
                    {words}
                </button>
            ))}
        </div>
    );
}
