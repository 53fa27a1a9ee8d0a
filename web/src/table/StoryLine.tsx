import { useState } from "preact/hooks";
import { address } from "../app/router";
import type { Line } from "../protocol";
import { t } from "../texts";
import { Icon } from "../ui";
import { later } from "../ui/later";
import { ClauseLink } from "./ClauseLink";
import { chairOf, type Desk } from "./desk";
import { LineIcon } from "./LineIcon";
import { iconOf, isPrivate, stepOf } from "./story";
import "./StoryLine.css";

const Moment = later(() => import("./Moment").then((module) => module.Moment), "page/more");

// One thing that happened. A press goes to that moment of the replay when the game is over; before, it
// tells what lies behind it. The keys come by way of the story (useLineKeys), not one by one.
export function StoryLine(props: { desk: Desk; line: Line; before: string | null }) {
    const { desk, line, before } = props;
    const { state } = desk;
    const [open, setOpen] = useState(false);
    const secret = state.table.status === "running" && isPrivate(line);
    // A bot's hand on a person's seat: it minds it.
    const stood = line.hand === "clock" || (line.hand === "bot" && chairOf(state, line.seat)?.kind === "person");
    const step = state.table.status === "over" ? stepOf(line) : null;
    const look = [
        "tbl-line",
        `tbl-line-${line.what}`,
        secret ? "tbl-line-secret" : "",
        line.seat === desk.me && desk.me !== null ? "tbl-line-mine" : "",
    ];
    return (
        <li class={look.filter(Boolean).join(" ")}>
            <LineIcon name={iconOf(line)} />
            <span class="tbl-line-text">
                {step === null ? (
                    <button
                        type="button"
                        class="tbl-line-go"
                        data-line={line.number}
                        tabIndex={-1}
                        aria-expanded={open}
                        onClick={() => setOpen(!open)}
                    >
                        {line.text}
                    </button>
                ) : (
                    <a
                        class="tbl-line-go"
                        data-line={line.number}
                        tabIndex={-1}
                        href={address({ at: "replay", table: state.table.id, step })}
                    >
                        {line.text}
                    </a>
                )}
                {secret && (
                    <span class="tbl-line-mark" title={t("frame.private")}>
                        <Icon name="eye" size={14} label={t("frame.private")} />
                    </span>
                )}
                {stood && (
                    <span class="tbl-line-mark" title={t(line.hand === "clock" ? "frame.by-clock" : "frame.by-bot")}>
                        <Icon
                            name={line.hand === "clock" ? "clock" : "bot"}
                            size={14}
                            label={t(line.hand === "clock" ? "frame.by-clock" : "frame.by-bot")}
                        />
                    </span>
                )}
                {before !== null && (
                    <span class="tbl-contradiction">
                        <Icon name="warn" size={13} /> {t("frame.said-before", { what: before })}
                    </span>
                )}
                {open && <Moment game={state.table.game} line={line} />}
            </span>
            {line.clause && <ClauseLink game={state.table.game} clause={line.clause} apart />}
        </li>
    );
}
