import { useState } from "preact/hooks";
import { api } from "../app/house";
import { houseKey, motion, name, sound } from "../app/preferences";
import { t } from "../texts";
import { Button, Card, Field, Screen, toast, Toggle } from "../ui";
import { AccountCard } from "./AccountCard";
import { LookFields } from "./LookFields";
import { kLongestName } from "./NameForm";
import { problem } from "./problem";
import { Refused } from "../net/api";
import "./SettingsScreen.css";

export function SettingsScreen() {
    return (
        <Screen title={t("settings.title")} back="#/" class="settings">
            <NameCard />
            <Card title={t("settings.look")} tone="mustard">
                <div class="settings-fields">
                    <LookFields />
                    <Toggle
                        label={t("settings.sound")}
                        hint={t("settings.sound.hint")}
                        value={sound.value === "on"}
                        onChange={(on) => (sound.value = on ? "on" : "off")}
                    />
                    <Toggle
                        label={t("settings.motion")}
                        hint={t("settings.motion.hint")}
                        value={motion.value === "less"}
                        onChange={(less) => (motion.value = less ? "less" : "auto")}
                    />
                </div>
            </Card>
            <AccountCard />
            <Card title={t("settings.house")} tone="plum">
                <Field
                    label={t("settings.house.field")}
                    hint={t("settings.house.hint")}
                    value={houseKey.value}
                    onInput={(value) => (houseKey.value = value.trim())}
                />
            </Card>
        </Screen>
    );
}

function NameCard() {
    const [called, setCalled] = useState(name.value);
    const [error, setError] = useState<string | null>(null);
    const [busy, setBusy] = useState(false);
    const save = async (): Promise<void> => {
        setBusy(true);
        setError(null);
        try {
            await api.rename(called.trim());
        } catch (failed) {
            // Nobody here yet: the name is kept in this browser and said with the first table.
            if (!(failed instanceof Refused && failed.reason === "no-cookie")) {
                setError(problem(failed));
                setBusy(false);
                return;
            }
        }
        name.value = called.trim();
        setBusy(false);
        toast(t("settings.name.saved", { name: name.value }), "good");
    };
    return (
        <Card title={t("settings.you")} tone="tomato">
            <form
                class="settings-fields"
                onSubmit={(event) => {
                    event.preventDefault();
                    void save();
                }}
            >
                <Field
                    label={t("settings.name")}
                    value={called}
                    onInput={setCalled}
                    maxLength={kLongestName}
                    autoComplete="nickname"
                    hint={t("home.name.hint")}
                    error={error}
                />
                <div>
                    <Button
                        type="submit"
                        kind="accent"
                        busy={busy}
                        disabled={called.trim() === "" || called.trim() === name.value}
                    >
                        {t("settings.name.save")}
                    </Button>
                </div>
            </form>
        </Card>
    );
}
