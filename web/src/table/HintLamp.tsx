import { useEffect, useRef } from "preact/hooks";
import type { Advice } from "../protocol";
import { t } from "../texts";
import { Button } from "../ui";
import type { Desk } from "./desk";
import { useHint } from "./useHint";
import { writes } from "./usePickKeys";

// Asks for a hint, by a press or by the key "h".
export function HintLamp({ desk, onHint }: { desk: Desk; onHint: (hint: Advice | null) => void }) {
    const { may, asking, hint, ask } = useHint(desk);
    const held = useRef(ask);
    held.current = ask;
    useEffect(() => onHint(hint), [hint]);
    useEffect(() => {
        const press = (event: KeyboardEvent): void => {
            if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
            if (event.key === "h" && !document.querySelector("dialog[open]")) held.current();
        };
        addEventListener("keydown", press);
        return () => {
            removeEventListener("keydown", press);
            onHint(null);
        };
    }, []);
    return may ? <Button kind="quiet" icon="bulb" label={t("frame.hint")} busy={asking} onClick={ask} /> : null;
}
