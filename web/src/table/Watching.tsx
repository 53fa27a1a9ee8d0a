import { useState } from "preact/hooks";
import { t } from "../texts";
import { Button, Complaint, Sheet } from "../ui";
import { type Desk } from "./desk";
import { JoinForm } from "./JoinForm";
import { useKnock } from "./useKnock";
import "./Watching.css";

// For those who only look on: the way to a seat, where the table lets them have one.
export function Watching({ desk }: { desk: Desk }) {
    const { table } = desk.state;
    const [joining, setJoining] = useState(false);
    const free = table.chairs.filter((chair) =>
        table.status === "open" ? chair.kind === "open" : chair.kind === "bot",
    );
    const running = table.status === "running";
    const waiting = useKnock(table.id, desk.comeAgain);
    const may = free.length > 0 && (table.status === "open" || (running && table.drop_in));
    return (
        <div class="tbl-watching">
            <p class="tbl-quiet" role="status">
                {t(waiting.wish ? "frame.knock.waits" : "frame.watching.hint")}
            </p>
            <Complaint text={waiting.refusal} />
            {waiting.wish && (
                <Button wide onClick={waiting.withdraw}>
                    {t("frame.knock.withdraw")}
                </Button>
            )}
            {may && !waiting.wish && waiting.mayKnock && (
                <Button kind="accent" icon="person" wide onClick={() => setJoining(true)}>
                    {t(running ? "frame.knock" : "frame.take-seat")}
                </Button>
            )}
            <Sheet open={joining} title={t("frame.take-seat")} onClose={() => setJoining(false)}>
                <JoinForm
                    table={table.id}
                    chairs={free}
                    onSeated={desk.comeAgain}
                    onKnocked={
                        running
                            ? (wish) => {
                                  setJoining(false);
                                  waiting.knock(wish);
                              }
                            : undefined
                    }
                />
            </Sheet>
        </div>
    );
}
