import { useEffect } from "preact/hooks";
import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Button, Icon } from "../../ui";
import { RoleSign } from "./art/RoleSign";
import { split } from "./RevealMiddle";
import type { Player, Stage } from "./staging";
import { theatre } from "./theatre";
import type { Phase } from "./wire";
import { listNames, seatName } from "../shell/words";
import { change, money, roleName } from "./words";
import "./Still.css";

const kVote = 6000; // a vote is read in this time where it does not move

// While these last, the picture of the heist before may lie on the board: what is asked stands beside it.
const quiet: readonly Phase[] = ["ChooseLeader", "TurnUpLoot", "Picking", "Naming", "Robbing", "Over"];

function close(): void {
    theatre.outcome.value = null;
}

const fates: Partial<Record<Player["fate"], () => string>> = {
    out: () => t("millions.out"),
    clashed: () => t("millions.show.clashed"),
    sold: () => t("millions.show.sold"),
    through: () => t("millions.through"),
};

function heading(table: Table, stage: Stage): string {
    if (stage.scene === "vote") return t("millions.vote.ask");
    if (stage.scene === "end") {
        const names = listNames(stage.winners.map((seat) => seatName(table, seat)));
        return t(stage.winners.length > 1 ? "millions.wins.many" : "millions.wins", { names });
    }
    return stage.scene === "split" && stage.pot ? `${t("millions.show")} · ${split(stage)}` : t("millions.show");
}

// How the last heist or vote came out, at once and in words, for who wants less motion. It lies on the
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
                <h3>{heading(table, stage)}</h3>
                <Button kind="quiet" icon="close" label={t("millions.close")} onClick={close} />
            </header>
            <ul class="mil-still-gang">
                {stage.scene === "vote" ? <Votes table={table} stage={stage} /> : <Gang table={table} stage={stage} />}
            </ul>
        </section>
    );
}

function Votes({ table, stage }: { table: Table; stage: Stage }) {
    return stage.purse.map((_, seat) => {
        const yes = stage.votes?.yes.includes(seat) ?? false;
        return (
            <li key={seat}>
                <Icon name={yes ? "check" : "close"} size={16} />
                <b>{seatName(table, seat)}</b>
                <span>{t(yes ? "millions.show.yes" : "millions.show.no")}</span>
            </li>
        );
    });
}

function Gang({ table, stage }: { table: Table; stage: Stage }) {
    return stage.gang.map((player) => {
        const gain = stage.gains.get(player.seat) ?? 0;
        const word = fates[player.fate]?.() ?? "";
        return (
            <li key={player.character} class={player.fate === "through" ? "mil-still-through" : ""}>
                {player.role ? (
                    <RoleSign role={player.role} size={16} />
                ) : (
                    <Icon name={player.fate === "out" ? "door" : "lock"} size={16} />
                )}
                <b>{seatName(table, player.seat)}</b>
                <span>{[player.role ? roleName(player.role) : "", word].filter(Boolean).join(" · ")}</span>
                {/* With two characters it is the player's money, told once. */}
                {player.slot < 2 && (
                    <span class="mil-still-money money">
                        {gain === 0 ? money(stage.purse[player.seat] ?? 0) : change(gain)}
                    </span>
                )}
            </li>
        );
    });
}
