import { useState } from "preact/hooks";
import { api } from "../app/house";
import { problem as whyNot } from "../screens/problem";
import { t } from "../texts";
import { Button, Field } from "../ui";
import type { Device } from "./useDevice";

// Somebody else at this device: it will be handed round, and a curtain hides what is not theirs.
export function AnotherPerson({ table, device }: { table: string; device: Device }) {
    const [open, setOpen] = useState(false);
    const [who, setWho] = useState("");
    const [problem, setProblem] = useState<string | null>(null);
    const [busy, setBusy] = useState(false);
    const sit = async (): Promise<void> => {
        if (busy || who.trim() === "") return;
        setBusy(true);
        setProblem(null);
        try {
            const seated = await api.joinApart(table, { name: who.trim() });
            if (seated.seat !== undefined && seated.token !== undefined) device.add(seated.seat, seated.token);
            setWho("");
            setOpen(false);
        } catch (error) {
            setProblem(whyNot(error));
        }
        setBusy(false);
    };
    if (!open) {
        return (
            <Button icon="people" wide onClick={() => setOpen(true)}>
                {t("frame.device.add")}
            </Button>
        );
    }
    return (
        <form
            class="tbl-join"
            onSubmit={(event) => {
                event.preventDefault();
                void sit();
            }}
        >
            <Field
                label={t("frame.device.name")}
                hint={t("frame.device.hint")}
                value={who}
                onInput={setWho}
                error={problem}
                maxLength={24}
                focus
            />
            <Button kind="accent" type="submit" icon="person" wide busy={busy}>
                {t("frame.sit")}
            </Button>
        </form>
    );
}
