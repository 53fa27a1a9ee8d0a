import { useState } from "preact/hooks";
import { api } from "../app/house";
import { keepDeviceSeats, keepSeatToken } from "../app/preferences";
import { problem } from "../screens/problem";
import { t } from "../texts";
import { Button, Dialog, toast } from "../ui";
import type { Desk } from "./desk";

// Gives the seat up, after asking.
export function LeaveDialog(props: { desk: Desk; open: boolean; onClose: () => void; onLeft: () => void }) {
    const { desk } = props;
    const [busy, setBusy] = useState(false);
    const table = desk.state.table.id;
    const leave = async (): Promise<void> => {
        setBusy(true);
        try {
            await api.leave(table, desk.token);
            keepSeatToken(table, null);
            keepDeviceSeats(table, []);
            props.onLeft();
        } catch (error) {
            toast(problem(error), "bad");
            setBusy(false);
        }
    };
    return (
        <Dialog
            open={props.open}
            title={t("frame.leave.title")}
            onClose={props.onClose}
            actions={
                <>
                    <Button onClick={props.onClose}>{t("frame.stay")}</Button>
                    <Button kind="danger" icon="door" busy={busy} onClick={() => void leave()}>
                        {t("frame.leave")}
                    </Button>
                </>
            }
        >
            <p>{t(desk.state.table.status === "running" ? "frame.leave.running" : "frame.leave.open")}</p>
        </Dialog>
    );
}
