// An account is never needed; it carries one's games to other devices.

import { useState } from "preact/hooks";
import { api } from "../app/house";
import { name } from "../app/preferences";
import { t } from "../texts";
import { Button, Card, Complaint, Field, Form, Segmented, toast } from "../ui";
import { DeviceList } from "./DeviceList";
import { PasswordForm } from "./PasswordForm";
import { useAsk } from "./useAsk";
import { useTask } from "./useTask";

export function AccountCard() {
    const me = useAsk(api.me, []);
    const [mode, setMode] = useState<"create" | "enter">("create");
    const [login, setLogin] = useState("");
    const [password, setPassword] = useState("");
    const [changes, setChanges] = useState(0); // of the password: others are logged out
    const { busy, error, run: start } = useTask();
    const run = (what: () => Promise<string>): Promise<void> =>
        start(async () => {
            toast(await what(), "good");
            setPassword("");
            me.again();
        });
    const create = async (): Promise<string> => {
        // Whoever has not been called anything yet is called as they log in.
        if (me.value === null) await api.rename(name.value || login.trim().slice(0, 24)).catch(() => undefined);
        await api.account(login.trim(), password);
        return t("settings.created", { login: login.trim() });
    };
    const enter = async (): Promise<string> => {
        const found = await api.login(login.trim(), password);
        if (found.me.name !== "") name.value = found.me.name;
        return t("settings.entered", { name: found.me.name });
    };
    const leave = async (): Promise<string> => {
        await api.logout();
        return t("settings.left");
    };
    if (me.value?.login !== undefined) {
        return (
            <Card title={t("settings.account")} tone="teal">
                <p class="settings-words">{t("settings.account.as", { login: me.value.login })}</p>
                <DeviceList key={changes} />
                <PasswordForm onChanged={() => setChanges(changes + 1)} />
                <Button busy={busy} onClick={() => void run(leave)}>
                    {t("settings.leave")}
                </Button>
                <Complaint text={error} />
            </Card>
        );
    }
    return (
        <Card title={t("settings.account")} tone="teal">
            <p class="settings-words">{t("settings.account.why")}</p>
            <Form class="settings-fields" onSubmit={() => run(mode === "create" ? create : enter)}>
                <Segmented
                    label={t("settings.mode")}
                    hideLabel
                    value={mode}
                    options={[
                        { value: "create", label: t("settings.create") },
                        { value: "enter", label: t("settings.enter") },
                    ]}
                    onChange={setMode}
                />
                <Field
                    label={t("settings.login")}
                    value={login}
                    onInput={setLogin}
                    autoComplete="username"
                    hint={mode === "create" ? t("problem.login") : undefined}
                />
                <Field
                    label={t("settings.password")}
                    type="password"
                    value={password}
                    onInput={setPassword}
                    autoComplete={mode === "create" ? "new-password" : "current-password"}
                    hint={mode === "create" ? t("problem.password") : undefined}
                    error={error}
                />
                <div>
                    <Button type="submit" kind="accent" busy={busy} disabled={login.trim() === "" || password === ""}>
                        {t(mode === "create" ? "settings.create" : "settings.enter")}
                    </Button>
                </div>
            </Form>
        </Card>
    );
}
