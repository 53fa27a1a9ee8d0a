import { useEffect, useRef } from "preact/hooks";
import { tell } from "../app/alerts";
import { t } from "../texts";

// The title of the tab says that one is asked, always; and what one wanted to be told of is told.
export function useAlerts(table: string, title: string, asked: boolean, rematch: boolean): void {
    const named = title === "" ? "Moneybags" : `${title} · Moneybags`;
    useEffect(() => {
        document.title = `${asked || rematch ? "● " : ""}${named}`;
        return () => {
            document.title = "Moneybags";
        };
    }, [named, asked, rematch]);
    const before = useRef({ asked, rematch });
    useEffect(() => {
        if (asked && !before.current.asked) tell(table, title, t("frame.alerts.turn"));
        if (rematch && !before.current.rematch) tell(table, title, t("frame.alerts.rematch"));
        before.current = { asked, rematch };
    }, [asked, rematch]);
}
