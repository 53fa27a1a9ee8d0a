import { useEffect, useRef } from "preact/hooks";
import { t } from "../texts";

// Nobody is told of what they look at.
async function tell(table: string, title: string, text: string): Promise<void> {
    if (!document.hidden) return;
    const alerts = await import("../app/alerts").catch(() => null); // without a line nothing happens anyway
    alerts?.tell(table, title, text);
}

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
        if (asked && !before.current.asked) void tell(table, title, t("frame.alerts.turn"));
        if (rematch && !before.current.rematch) void tell(table, title, t("frame.alerts.rematch"));
        before.current = { asked, rematch };
    }, [asked, rematch]);
}
