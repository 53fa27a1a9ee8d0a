import { useEffect, useRef } from "preact/hooks";
import { isSeen, type Chapter } from "./chapters";
import { linesFor, type Eyes } from "./steps";
import type { Steps } from "./useSteps";

export interface StepListProps {
    steps: Steps;
    at: number;
    eyes: Eyes;
    chapters: readonly Chapter[];
    to: (step: number) => void;
}

// Every step that has come in, under the headings of its rounds.
export function StepList({ steps, at, eyes, chapters, to }: StepListProps) {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
        const list = box.current;
        const row = list?.querySelector<HTMLElement>("[aria-current]");
        // The list moves, the page stays.
        if (list && row) list.scrollTop = row.offsetTop - list.clientHeight / 2;
    }, [at, steps.known.size]);
    return (
        <div ref={box} class="replay-steps">
            <ol>
                {[...steps.known]
                    .filter(([, step]) => isSeen(step, eyes))
                    .sort(([a], [b]) => a - b)
                    .map(([n, step]) => {
                        const heading = chapters.find((each) => each.step === n)?.title ?? null;
                        return (
                            <li key={n}>
                                {heading !== null && <strong class="replay-round">{heading}</strong>}
                                <button
                                    type="button"
                                    aria-current={n === at ? "step" : undefined}
                                    onClick={() => to(n)}
                                >
                                    <span class="replay-number">{n}</span>
                                    <span>{linesFor(step, eyes)[0]?.text ?? step.text}</span>
                                </button>
                            </li>
                        );
                    })}
            </ol>
        </div>
    );
}
