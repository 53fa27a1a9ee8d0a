import { useEffect } from "preact/hooks";
import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Button } from "../../ui";
import { RevealGang } from "./RevealGang";
import { split } from "./RevealMiddle";
import { RevealVote } from "./RevealVote";
import type { Stage } from "./staging";
import { theatre } from "./theatre";
import type { Phase } from "./wire";
import { listNames, seatName } from "../shell/words";
import "./Still.css";

const kVote = 6000; // a vote is read in this time where it does not move

// While these last, the picture of the heist before may lie on the board: what is asked stands beside it.
const quiet: readonly Phase[] = ["ChooseLeader", "TurnUpLoot", "Picking", "Naming", "Robbing", "Over"];

function close(): void {
    theatre.outcome.value = null;
}

function heading(table: Table, stage: Stage): string {
    if (stage.scene === "end") {
        const names = listNames(stage.winners.map((seat) => seatName(table, seat)));
        return t(stage.winners.length > 1 ? "millions.wins.many" : "millions.wins", { names });
    }
    return stage.scene === "split" && stage.pot ? `${t("millions.show")} · ${split(stage)}` : t("millions.show");
}

// How the last heist or vote came out, at once and in one picture, for who wants less motion. It lies on the
// board alone: nobody has to close it to go on.
export function Still({ table, phase, busy }: { table: Table; phase: Phase; busy: boolean }) {
    const stage = theatre.outcome.value;
    // It gives way to whatever comes after it, and to the reader's own move.
    const gone = busy || (stage?.scene !== "vote" && !quiet.includes(phase));
    useEffect(() => {
        if (gone) close();
    }, [gone]);
    useEffect(() => {
        if (stage?.scene !== "vote") return;
        const timer = setTimeout(close, kVote);
        return () => clearTimeout(timer);
    }, [stage]);
    if (!stage) return null;
    return (
        <section class="mil-still" aria-label={t("millions.show")}>
            <header class="mil-still-head">
                {stage.scene !== "vote" && <h3>{heading(table, stage)}</h3>}
                <Button kind="quiet" icon="close" label={t("millions.close")} onClick={close} />
            </header>
            {stage.scene === "vote" ? (
                <RevealVote table={table} votes={stage.votes} />
            ) : (
                <RevealGang table={table} stage={{ ...stage, lit: [], flash: stage.gains }} />
            )}
        </section>
    );
}
