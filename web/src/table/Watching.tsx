import { useState } from "preact/hooks";
import { t } from "../texts";
import { Button, Sheet } from "../ui";
import { type Desk } from "./desk";
import { JoinForm } from "./JoinForm";
import "./Watching.css";

// For those who only look on: the way to a seat, where the table lets them have one.
export function Watching({ desk }: { desk: Desk }) {
    const { table } = desk.state;
    const [joining, setJoining] = useState(false);
    const free = table.chairs.filter((chair) =>
        table.status === "open" ? chair.kind === "open" : chair.kind === "bot",
    );
    const may = free.length > 0 && (table.status === "open" || (table.status === "running" && table.drop_in));
    return (
        <div class="tbl-watching">
            <p class="tbl-quiet">{t("frame.watching.hint")}</p>
            {may && (
                <Button kind="accent" icon="person" wide onClick={() => setJoining(true)}>
                    {t("frame.take-seat")}
                </Button>
            )}
            <Sheet open={joining} title={t("frame.take-seat")} onClose={() => setJoining(false)}>
                <JoinForm table={table.id} chairs={free} onSeated={desk.comeAgain} />
            </Sheet>
        </div>
    );
}
