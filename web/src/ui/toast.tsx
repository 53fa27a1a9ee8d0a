// A short word in passing. It is spoken too, goes after a few seconds, and can be sent away.
//   toast("Link copied.");   toast(problem.message, "bad");

import { signal } from "@preact/signals";
import { render } from "preact";
import { t } from "../texts";
import { Icon } from "./Icon";
import "./ui.css";

export type Tone = "good" | "bad" | "plain";
interface Word {
    id: number;
    text: string;
    tone: Tone;
}

const kSeconds = 5;
const kMost = 3;
const words = signal<readonly Word[]>([]);
let serial = 0;

const drop = (id: number): void => {
    words.value = words.value.filter((word) => word.id !== id);
};

function Toasts() {
    return (
        <>
            {words.value.map((word) => (
                <div key={word.id} class={`ui-toast ui-toast-${word.tone}`}>
                    <Icon name={word.tone === "bad" ? "warn" : word.tone === "good" ? "check" : "info"} />
                    <span>{word.text}</span>
                    <button type="button" aria-label={t("ui.close")} onClick={() => drop(word.id)}>
                        <Icon name="close" size={16} />
                    </button>
                </div>
            ))}
        </>
    );
}

// The place must stand before the first word: screen readers speak changes, not beginnings.
const place = document.createElement("div");
place.className = "ui-toasts";
place.setAttribute("role", "status");
document.body.append(place);
render(<Toasts />, place);

export function toast(text: string, tone: Tone = "plain"): void {
    const id = ++serial;
    words.value = [...words.value, { id, text, tone }].slice(-kMost);
    setTimeout(() => drop(id), (kSeconds + text.length / 20) * 1000);
}
