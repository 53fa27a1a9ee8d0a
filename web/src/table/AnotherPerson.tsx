import { useState } from "preact/hooks";
import { api } from "../app/house";
import { useTask } from "../screens/useTask";
import { t } from "../texts";
import { Button, Field, Form } from "../ui";
import type { Device } from "./useDevice";

// Somebody else at this device: it will be handed round, and a curtain hides what is not theirs.
export function AnotherPerson({ table, device }: { table: string; device: Device }) {
    const [open, setOpen] = useState(false);
    const [who, setWho] = useState("");
    const sitting = useTask();
    const sit = async (): Promise<void> => {
        if (who.trim() === "") return;
        const seated = await api.joinApart(table, { name: who.trim() });
        if (seated.seat !== undefined && seated.token !== undefined) device.add(seated.seat, seated.token);
        setWho("");
        setOpen(false);
    };
    if (!open) {
        return (
            <Button icon="people" wide onClick={() => setOpen(true)}>
                {t("frame.device.add")}
            </Button>
        );
    }
    return (
        <Form class="tbl-join" onSubmit={() => sitting.run(sit)}>
            <Field
                label={t("frame.device.name")}
                hint={t("frame.device.hint")}
                value={who}
                onInput={setWho}
                error={sitting.error}
                maxLength={24}
                focus
            />
            <Button kind="accent" type="submit" icon="person" wide busy={sitting.busy}>
                {t("frame.sit")}
            </Button>
        </Form>
    );
}
