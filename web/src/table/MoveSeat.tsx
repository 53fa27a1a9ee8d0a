import { useState } from "preact/hooks";
import { api } from "../app/house";
import { copyLink } from "../screens/after/copy";
import { problem } from "../screens/problem";
import { t } from "../texts";
import { Button, toast } from "../ui";

// A link that carries this seat to another device. Whoever has it sits here, so it is made only when
// asked for, and the one made before is worth nothing any more. With a `token` it is the seat of somebody else who
// plays at this device, which lets go of it with the link.
export function MoveSeat(props: { table: string; token?: string | undefined; onGiven?: () => void }) {
    const { table } = props;
    const [link, setLink] = useState<string | null>(null);
    const make = async (): Promise<void> => {
        try {
            const token = props.token ?? (await api.key(table)).token;
            setLink(`${location.origin}/#/table/${encodeURIComponent(table)}/seat/${encodeURIComponent(token)}`);
        } catch (error) {
            toast(problem(error), "bad");
        }
    };
    if (link === null) {
        return (
            <Button icon="link" wide onClick={() => void make()}>
                {t(props.token === undefined ? "frame.move-seat" : "frame.give-seat")}
            </Button>
        );
    }
    return (
        <div class="tbl-move-seat">
            <label>
                <span class="ui-label">{t("frame.move-seat.link")}</span>
                <input class="ui-input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <Button kind="accent" icon="link" wide onClick={() => void copyLink(link).then(props.onGiven)}>
                {t("frame.copy")}
            </Button>
            <span class="ui-hint">
                {t(props.token === undefined ? "frame.move-seat.hint" : "frame.give-seat.hint")}
            </span>
        </div>
    );
}
