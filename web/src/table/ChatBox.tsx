import { useState } from "preact/hooks";
import { t } from "../texts";
import { Button, Form } from "../ui";
import type { Desk } from "./desk";
import "./ChatBox.css";

// Words for all. In a running game the rules may say that one is silent just now.
export function ChatBox({ desk }: { desk: Desk }) {
    const { state, me } = desk;
    const [words, setWords] = useState("");
    const [busy, setBusy] = useState(false);
    const silent = me !== null && state.table.status === "running" && state.game?.may_say === false;
    const closed = state.table.status === "closed";
    const say = async (): Promise<void> => {
        const text = words.trim();
        if (text === "" || busy || silent) return;
        setBusy(true);
        const answer = await desk.ask({ kind: "say", words: text });
        setBusy(false);
        if (answer.ok) setWords("");
    };
    if (closed) return null;
    return (
        <Form class="tbl-chat" onSubmit={say}>
            <input
                class="ui-input"
                aria-label={t("frame.say")}
                placeholder={silent ? t("frame.say.silent") : me === null ? t("frame.say.watching") : t("frame.say")}
                value={words}
                disabled={silent}
                maxLength={160}
                autoComplete="off"
                onInput={(event) => setWords(event.currentTarget.value)}
            />
            <Button kind="accent" type="submit" icon="talk" label={t("frame.say.send")} disabled={silent} busy={busy} />
        </Form>
    );
}
