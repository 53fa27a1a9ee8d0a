// A game of this device is opened as a table at the house, where that can be reached.

import { useEffect } from "preact/hooks";
import { houseInReach, isAtHouse, openAtHouse, watchHouse } from "../pocket/atHouse";
import { t } from "../texts";
import { Button, Complaint } from "../ui";
import { useTask } from "./useTask";

export function OpenAtHouse({ table }: { table: string }) {
    const task = useTask();
    const open = async (): Promise<void> => {
        location.hash = await openAtHouse(table); // the page loads itself again there
    };
    return (
        <>
            <Button
                size="small"
                icon="people"
                disabled={houseInReach.value !== "yes"}
                busy={task.busy}
                onClick={() => void task.run(open)}
            >
                {t(isAtHouse(table) ? "pocket.import.again" : "pocket.import")}
            </Button>
            <Complaint text={task.error} />
        </>
    );
}

export function HouseNote() {
    useEffect(watchHouse, []);
    if (houseInReach.value === "unknown") return null;
    return (
        <p class="home-empty home-reach" role="status">
            {t(houseInReach.value === "yes" ? "pocket.import.hint" : "pocket.import.away")}
        </p>
    );
}
