// A question in the middle of the screen; it stops everything else. For things one reads or does beside the
// table, take Sheet.
//   <Dialog open={asking} title="Leave the table?" onClose={…} actions={<Button …>Leave</Button>}>…</Dialog>

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../texts";
import { Button } from "./Button";
import { useModal } from "./useModal";
import "./ui.css";

export interface DialogProps {
    open: boolean;
    title: string;
    onClose: () => void;
    children: ComponentChildren;
    actions?: ComponentChildren | undefined; // buttons at the bottom, the main one last
}

export function Dialog(props: DialogProps) {
    const id = useId();
    const box = useModal(props.open, props.onClose);
    return (
        <dialog ref={box} class="ui-dialog" aria-labelledby={id}>
            {props.open && (
                <div class="ui-dialog-inside">
                    <header class="ui-sheet-head">
                        <h2 id={id}>{props.title}</h2>
                        <Button kind="quiet" icon="close" label={t("ui.close")} onClick={props.onClose} />
                    </header>
                    <div class="ui-sheet-body">{props.children}</div>
                    {props.actions && <footer class="ui-dialog-actions">{props.actions}</footer>}
                </div>
            )}
        </dialog>
    );
}
