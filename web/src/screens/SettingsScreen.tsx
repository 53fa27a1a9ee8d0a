import { useState } from "preact/hooks";
import { inPocket, kHome } from "../app/pocket";
import { api } from "../app/house";
import { address } from "../app/router";
import { houseKey, motion, name, sound } from "../app/preferences";
import { t } from "../texts";
import { Button, Card, Field, Form, Screen, toast, Toggle } from "../ui";
import { AccountCard } from "./AccountCard";
import { LookFields } from "./LookFields";
import { SpeedField } from "./SpeedField";
import { kLongestName } from "./NameForm";
import { PocketCard } from "./PocketCard";
import { ProfileCard } from "./ProfileCard";
import { Refused } from "../net/api";
import { useTask } from "./useTask";
import "./SettingsScreen.css";

export function SettingsScreen() {
    return (
        <Screen title={t("settings.title")} back={kHome} class="settings">
            <NameCard />
            <Card title={t("settings.look")} tone="mustard">
                <div class="settings-fields">
                    <LookFields />
                    <SpeedField />
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
            <ProfileCard />
            {!inPocket && <AccountCard />}
            <PocketCard />
            <Card title={t("settings.study")} tone="mustard">
                <p class="settings-words">{t("settings.study.hint")}</p>
                <div>
                    <Button icon="log" href={address({ at: "study" })}>
                        {t("settings.study.open")}
                    </Button>
                </div>
            </Card>
            {!inPocket && (
                <Card title={t("settings.house")} tone="plum">
                    <Field
                        label={t("settings.house.field")}
                        hint={t("settings.house.hint")}
                        value={houseKey.value}
                        onInput={(value) => (houseKey.value = value.trim())}
                    />
                </Card>
            )}
            <p class="settings-words">{t("settings.version", { version: import.meta.env["VITE_VERSION"] })}</p>
        </Screen>
    );
}

function NameCard() {
    const [called, setCalled] = useState(name.value);
    const saving = useTask();
    const save = async (): Promise<void> => {
        await api.rename(called.trim()).catch((failed: unknown) => {
            // Nobody here yet: the name is kept in this browser and said with the first table.
            if (!(failed instanceof Refused && failed.reason === "no-cookie")) throw failed;
        });
        name.value = called.trim();
        toast(t("settings.name.saved", { name: name.value }), "good");
    };
    return (
        <Card title={t("settings.you")} tone="tomato">
            <Form class="settings-fields" onSubmit={() => saving.run(save)}>
                <Field
                    label={t("settings.name")}
                    value={called}
                    onInput={setCalled}
                    maxLength={kLongestName}
                    autoComplete="nickname"
                    hint={t("home.name.hint")}
                    error={saving.error}
                />
                <div>
                    <Button
                        type="submit"
                        kind="accent"
                        busy={saving.busy}
                        disabled={called.trim() === "" || called.trim() === name.value}
                    >
                        {t("settings.name.save")}
                    </Button>
                </div>
            </Form>
        </Card>
    );
}
