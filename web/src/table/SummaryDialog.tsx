import { useEffect, useState } from "preact/hooks";
import type { Line } from "../protocol";
import { t } from "../texts";
import { Button, Dialog } from "../ui";

// What the bot did while one was away.
export function SummaryDialog({ fresh }: { fresh: readonly Line[] }) {
    const [text, setText] = useState<string | null>(null);
    useEffect(() => {
        const summary = fresh.find((line) => line.what === "summary" && line.text !== "");
        if (summary) setText(summary.text);
    }, [fresh]);
    const close = (): void => setText(null);
    return (
        <Dialog
            open={text !== null}
            title={t("frame.welcome-back")}
            onClose={close}
            actions={
                <Button kind="primary" onClick={close}>
                    {t("frame.go-on")}
                </Button>
            }
        >
            <p>{text}</p>
        </Dialog>
    );
}
