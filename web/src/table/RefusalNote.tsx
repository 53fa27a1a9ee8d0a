import { useEffect } from "preact/hooks";
import { t } from "../texts";
import { Icon } from "../ui";
import { ClauseLink } from "./ClauseLink";
import type { Desk } from "./desk";
import "./RefusalNote.css";

const kStays = 9000;

// Why something was not done, over the panel where it was tried, with the rule behind it.
export function RefusalNote({ desk }: { desk: Desk }) {
    const nack = desk.refusal.value;
    useEffect(() => {
        if (!nack) return;
        const timer = setTimeout(() => (desk.refusal.value = null), kStays);
        return () => clearTimeout(timer);
    }, [nack]);
    return (
        <div class="tbl-refusal-place" role="alert">
            {nack && (
                <div class="tbl-refusal">
                    <Icon name="warn" />
                    <span class="tbl-refusal-text">
                        {nack.reason === "unreadable"
                            ? t("frame.unreadable", { text: nack.text })
                            : nack.text || nack.reason}{" "}
                        {nack.refusal?.clause && (
                            <ClauseLink game={desk.state.table.game} clause={nack.refusal.clause} />
                        )}
                    </span>
                    <button type="button" aria-label={t("ui.close")} onClick={() => (desk.refusal.value = null)}>
                        <Icon name="close" size={16} />
                    </button>
                </div>
            )}
        </div>
    );
}
