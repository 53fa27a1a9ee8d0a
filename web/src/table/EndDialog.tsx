import { t } from "../texts";
import { Button, Dialog } from "../ui";
import type { Desk } from "./desk";

// Ends a running game for all, or votes for it, after asking.
export function EndDialog({ desk, open, onClose }: { desk: Desk; open: boolean; onClose: () => void }) {
    const title = t(desk.host ? "frame.end" : "frame.end.vote");
    const end = (): void => {
        onClose();
        void desk.ask({ kind: "close" });
    };
    return (
        <Dialog
            open={open}
            title={title}
            onClose={onClose}
            actions={
                <>
                    <Button onClick={onClose}>{t("frame.stay")}</Button>
                    <Button kind="danger" icon="close" onClick={end}>
                        {title}
                    </Button>
                </>
            }
        >
            <p>{t("frame.end.sure")}</p>
        </Dialog>
    );
}
