import { t, type Key } from "../texts";
import type { Desk } from "./desk";

// What is said most, at one press. The pictures need no language.
const kPictures = ["👋", "😂", "🤔", "😇", "😱", "🤝", "💰", "🔥"];
const kPhrases: Key[] = [
    "frame.phrase.hello",
    "frame.phrase.trust",
    "frame.phrase.doubt",
    "frame.phrase.deal",
    "frame.phrase.more",
    "frame.phrase.hurry",
    "frame.phrase.moment",
    "frame.phrase.well",
    "frame.phrase.thanks",
    "frame.phrase.bye",
];

export function QuickWords({ desk, onSaid }: { desk: Desk; onSaid: () => void }) {
    const say = (words: string): void => void desk.ask({ kind: "say", words }).then((answer) => answer.ok && onSaid());
    return (
        <div class="tbl-quick" role="group" aria-label={t("frame.quick")}>
            {[...kPictures, ...kPhrases.map((key) => t(key))].map((words) => (
                <button key={words} type="button" class="tbl-quick-word" onClick={() => say(words)}>
                    {words}
                </button>
            ))}
        </div>
    );
}
