import { t } from "../texts";
import { Toggle } from "../ui";
import type { Desk } from "./desk";

// Whether there are hints at this table. Alone with bots there are; with other people once all have agreed.
export function HintsField({ desk }: { desk: Desk }) {
    const { table } = desk.state;
    const people = table.chairs.filter((chair) => chair.kind === "person").length;
    const vote = table.votes.find((each) => each.measure === "agree-hints");
    if (people < 2) return <p class="tbl-quiet">{t("frame.hints.alone")}</p>;
    const agreed = table.hints === true || (desk.me !== null && (vote?.seats.includes(desk.me) ?? false));
    return (
        <Toggle
            label={t("frame.hints")}
            hint={
                table.hints === true
                    ? t("frame.hints.on")
                    : t("frame.hints.off", { n: vote?.seats.length ?? 0, needed: people })
            }
            value={agreed}
            onChange={(yes) => void desk.ask({ kind: "agree-hints", yes })}
        />
    );
}
