import { useState } from "preact/hooks";
import { api } from "../app/house";
import { t } from "../texts";
import { Button, Field, Form, toast } from "../ui";
import { useTask } from "./useTask";

// Behind a button: few come here for it.
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
    const [open, setOpen] = useState(false);
    const [old, setOld] = useState("");
    const [now, setNow] = useState("");
    const { busy, error, run } = useTask();
    const change = async (): Promise<void> => {
        await api.changePassword(old, now);
        toast(t("settings.changed"), "good");
        setOpen(false);
        setOld("");
        setNow("");
        onChanged();
    };
    if (!open) return <Button onClick={() => setOpen(true)}>{t("settings.change")}</Button>;
    return (
        <Form class="settings-fields" onSubmit={() => run(change)}>
            <Field
                label={t("settings.change.old")}
                type="password"
                value={old}
                onInput={setOld}
                autoComplete="current-password"
            />
            <Field
                label={t("settings.change.new")}
                type="password"
                value={now}
                onInput={setNow}
                autoComplete="new-password"
                hint={t("problem.password")}
                error={error}
            />
            <div>
                <Button type="submit" kind="accent" busy={busy} disabled={old === "" || now === ""}>
                    {t("settings.change")}
                </Button>
            </div>
        </Form>
    );
}
