import { useEffect, useRef } from "preact/hooks";
import type { Vote } from "../protocol";
import { t } from "../texts";
import { Button } from "../ui";
import { nameOf, type Desk } from "./desk";
import "./Door.css";

export interface DoorProps {
    desk: Desk;
    aside: boolean;
    onAside: (aside: boolean) => void;
}

// Who knocks, and what those who sit here vote on: a card at the edge of the table, which can be put aside until it is
// wanted or there is something new. The host decides alone, others by their votes.
export function Door({ desk, aside, onAside }: DoorProps) {
    const { state, me, host } = desk;
    const { knocks, votes } = state.table;
    const known = useRef<readonly string[]>([]);
    const open = votes.filter(({ measure }) => measure !== "admit" && measure !== "turn-away");
    const keys = [...knocks.map((each) => `knock ${each.number}`), ...open.map(keyOf)];
    useEffect(() => {
        if (keys.some((key) => !known.current.includes(key))) onAside(false);
        known.current = keys;
    }, [keys.join()]);
    if (aside || keys.length === 0 || (me === null && !host)) return null;
    const voteOn = (measure: string, about: number): Vote | undefined =>
        votes.find((each) => each.measure === measure && each.about === about);
    const answer = (kind: "admit" | "turn-away", knock: number, said: string) => {
        const vote = voteOn(kind, knock);
        const mine = me !== null && (vote?.seats.includes(me) ?? false);
        return (
            <Button
                kind={kind === "admit" ? "accent" : "plain"}
                size="small"
                disabled={mine}
                onClick={() => void desk.ask({ kind, knock })}
            >
                {said} <Count vote={vote} />
            </Button>
        );
    };
    return (
        <section class="tbl-door" aria-label={t("frame.door")} aria-live="polite">
            {knocks.map((each) => (
                <article key={each.number}>
                    <p>{t("frame.door.knocks", { who: each.name, other: nameOf(state, each.seat) })}</p>
                    <p class="tbl-door-acts">
                        {answer("admit", each.number, t("frame.door.admit"))}
                        {answer("turn-away", each.number, t("frame.door.turn-away"))}
                    </p>
                </article>
            ))}
            {open.map((each) => (
                <article key={keyOf(each)}>
                    <p>
                        {said(desk, each)} <Count vote={each} />
                    </p>
                    {me !== null && me !== each.about && !each.seats.includes(me) && (
                        <p class="tbl-door-acts">
                            <Button kind="accent" size="small" onClick={() => support(desk, each)}>
                                {t("frame.door.vote")}
                            </Button>
                        </p>
                    )}
                </article>
            ))}
            <Button kind="quiet" icon="close" label={t("frame.door.aside")} onClick={() => onAside(true)} />
        </section>
    );
}

// What was put aside, in the bar above the table.
export function DoorBell({ desk, onRing }: { desk: Desk; onRing: () => void }) {
    const { knocks, votes } = desk.state.table;
    return (
        <span class="tbl-badged" data-count={knocks.length + votes.length}>
            <Button kind="quiet" icon="door" label={t("frame.door")} onClick={onRing} />
        </span>
    );
}

const keyOf = ({ measure, about }: Vote): string => `${measure} ${about ?? ""}`;

function Count({ vote }: { vote: Vote | undefined }) {
    if (!vote) return null;
    return <span class="tbl-count">{t("frame.door.count", { n: vote.seats.length, needed: vote.needed })}</span>;
}

function said({ state }: Desk, { measure, about }: Vote): string {
    const who = { who: nameOf(state, about ?? 0) };
    if (measure === "agree-hints") return t("frame.door.hints");
    if (measure === "stand-in") return t("frame.door.stand-in", who);
    return measure === "remove" ? t("frame.door.remove", who) : t("frame.door.close");
}

function support(desk: Desk, { measure, about }: Vote): void {
    if (measure === "agree-hints") void desk.ask({ kind: "agree-hints", yes: true });
    else if (measure === "close") void desk.ask({ kind: "close" });
    else if (measure === "remove" || measure === "stand-in") void desk.ask({ kind: measure, seat: about ?? 0 });
}
