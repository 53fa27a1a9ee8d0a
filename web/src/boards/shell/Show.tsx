import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../texts";
import { Button } from "../../ui";

export interface ShowProps {
    theatre: { next: () => void; skip: () => void; last: ReadonlySignal<boolean> };
    class: string;
    label: string;
    scene: string;
    says: readonly string[];
    children: ComponentChildren;
}

// What is being told, over the board: the picture and the words. A press or Space goes on, Escape to the end.
export function Show({ theatre, class: name, label, scene, says, children }: ShowProps) {
    const last = theatre.last.value;
    useEffect(() => {
        const press = (event: KeyboardEvent): void => {
            const target = event.target;
            if (
                target instanceof HTMLElement &&
                target.closest("button, a, input, select, textarea, summary, dialog[open]")
            )
                return;
            if (event.key === " ") {
                event.preventDefault();
                theatre.next();
            }
            if (event.key === "Escape") theatre.skip();
        };
        addEventListener("keydown", press);
        return () => removeEventListener("keydown", press);
    }, [theatre]);
    return (
        <section class={`show ${name}`} data-scene={scene} aria-label={label} onClick={() => theatre.next()}>
            {children}
            <div class="show-says">
                {says.map((text, at) => (
                    <p key={`${at} ${text}`}>{text}</p>
                ))}
            </div>
            <div class="show-foot">
                <span class="show-hint">{last ? "" : t("frame.show.next")}</span>
                <span onClick={(event) => event.stopPropagation()}>
                    <Button kind="quiet" size="small" after="forward" onClick={() => theatre.skip()}>
                        {t(last ? "frame.show.go-on" : "frame.show.skip")}
                    </Button>
                </span>
            </div>
        </section>
    );
}
