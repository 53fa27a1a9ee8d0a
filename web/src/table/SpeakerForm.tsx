import { useState } from "preact/hooks";
import { api } from "../app/house";
import { name } from "../app/preferences";
import { useTask } from "../screens/useTask";
import { t } from "../texts";
import { Button, Form } from "../ui";

// Where others talk: what do you want to be called?
export function SpeakerForm({ onNamed }: { onNamed: () => void }) {
    const [who, setWho] = useState(name.value);
    const naming = useTask();
    const tell = async (): Promise<void> => {
        const wish = who.trim();
        await api.rename(wish);
        name.value = wish;
        onNamed();
    };
    return (
        <Form class="tbl-chat" onSubmit={() => (who.trim() === "" ? undefined : naming.run(tell))}>
            <input
                class="ui-input"
                aria-label={t("frame.say.name")}
                placeholder={t("frame.say.name")}
                value={who}
                maxLength={24}
                autoComplete="nickname"
                aria-invalid={naming.error !== null}
                onInput={(event) => setWho(event.currentTarget.value)}
            />
            <Button kind="accent" type="submit" icon="talk" disabled={who.trim() === ""} busy={naming.busy}>
                {t("frame.say.join")}
            </Button>
            {naming.error && (
                <p class="tbl-chat-error" role="alert">
                    {naming.error}
                </p>
            )}
        </Form>
    );
}
