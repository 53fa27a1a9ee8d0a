import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../texts";
import { Button } from "../../ui";

export interface PanelProps {
    title: string;
    onClose?: (() => void) | undefined; // left out: it stays until it is answered
    onBack?: (() => void) | undefined;
    focus?: boolean; // it was opened by the reader: keys go on in it
    children: ComponentChildren;
    class?: string;
}

// A sheet of paper over the Markets; the hand below stays in sight.
export function Panel(props: PanelProps) {
    const box = useRef<HTMLElement>(null);
    useEffect(() => {
        if (!props.focus) return;
        const body = box.current?.querySelector<HTMLElement>(".bg-panel-body");
        (body?.querySelector<HTMLElement>("button") ?? body)?.focus({ preventScroll: true });
    }, [props.title]);
    return (
        <section
            ref={box}
            class={`bg-panel ${props.class ?? ""}`}
            aria-label={props.title}
            onKeyDown={(event) => {
                if (event.key !== "Escape") return;
                const leave = props.onBack ?? props.onClose;
                if (leave) {
                    event.stopPropagation();
                    leave();
                }
            }}
        >
            <header class="bg-panel-head">
                {props.onBack && <Button kind="quiet" icon="back" label={t("bg.back")} onClick={props.onBack} />}
                <h2>{props.title}</h2>
                {props.onClose && <Button kind="quiet" icon="close" label={t("bg.close")} onClick={props.onClose} />}
            </header>
            <div class="bg-panel-body" tabIndex={0}>
                {props.children}
            </div>
        </section>
    );
}
