// Something over the table: slides up from the bottom on phones, in from the side on wide screens. It is
// modal: Escape, the cross and a press beside it close it, and the focus goes back to where it was.
//   <Sheet open={open} title="Log" onClose={() => setOpen(false)}>…</Sheet>

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../texts";
import { Button } from "./Button";
import { useModal } from "./useModal";
import "./ui.css";

export interface SheetProps {
    open: boolean;
    title: string;
    onClose: () => void;
    children: ComponentChildren;
    footer?: ComponentChildren | undefined; // stays in sight below what scrolls
    tall?: boolean | undefined; // nearly the whole height on phones, whatever is inside
}

export function Sheet(props: SheetProps) {
    const id = useId();
    const box = useModal(props.open, props.onClose);
    return (
        <dialog ref={box} class={props.tall ? "ui-sheet ui-sheet-tall" : "ui-sheet"} aria-labelledby={id}>
            {props.open && (
                <div class="ui-sheet-inside">
                    <header class="ui-sheet-head">
                        <h2 id={id}>{props.title}</h2>
                        <Button kind="quiet" icon="close" label={t("ui.close")} onClick={props.onClose} />
                    </header>
                    <div class="ui-sheet-body">{props.children}</div>
                    {props.footer && <footer class="ui-sheet-foot">{props.footer}</footer>}
                </div>
            )}
        </dialog>
    );
}
