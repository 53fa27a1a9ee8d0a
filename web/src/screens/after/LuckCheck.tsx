import { useState } from "preact/hooks";
import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Button } from "../../ui";
import { useTask } from "../useTask";

// Does the digest from the start belong to the seed of the end? The reader's own browser says so.
export function LuckCheck({ table }: { table: Table }) {
    const [fits, setFits] = useState<boolean | null>(null);
    const { busy, error, run } = useTask();
    const seed = table.seed;
    if (seed === undefined) return null;
    const check = async (): Promise<void> => {
        const { commitment } = await import("./commitment");
        const { begun } = table; // what was played elsewhere had a number of its own
        setFits(
            commitment(seed, table.id) === table.digest &&
                (begun?.seed === undefined || commitment(begun.seed, begun.table) === begun.digest),
        );
    };
    return (
        <p class="after-check">
            <Button icon="check" busy={busy} onClick={() => void run(check)}>
                {t("after.luck.check")}
            </Button>
            <span role="status">{fits !== null && t(fits ? "after.luck.fits" : "after.luck.differs")}</span>
            {error !== null && <span role="alert">{error}</span>}
        </p>
    );
}
