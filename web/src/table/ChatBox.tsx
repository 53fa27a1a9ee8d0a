import { useEffect, useState } from "preact/hooks";
import { api } from "../app/house";
import { t } from "../texts";
import { Button, Form } from "../ui";
import { later } from "../ui/later";
import type { Desk } from "./desk";
import "./ChatBox.css";

const QuickWords = later(() => import("./QuickWords").then((module) => module.QuickWords), "talk/names");
const SpeakerForm = later(() => import("./SpeakerForm").then((module) => module.SpeakerForm), "page/more");

// Words for all. In a running game the rules may say that one is silent just now.
export function ChatBox({ desk }: { desk: Desk }) {
    const { state, me } = desk;
    const [words, setWords] = useState("");
    const [busy, setBusy] = useState(false);
    const [quick, setQuick] = useState(false);
    const muted = me === null ? state.table.watchers_muted : (state.table.chairs[me]?.muted ?? false);
    const silent = muted || (me !== null && state.table.status === "running" && state.game?.may_say === false);
    const closed = state.table.status === "closed";
    const say = async (): Promise<void> => {
        const text = words.trim();
        if (text === "" || busy || silent) return;
        setBusy(true);
        const answer = await desk.ask({ kind: "say", words: text });
        setBusy(false);
        if (answer.ok) setWords("");
    };
    // Whoever watches talks under a name, too; until the house has answered they may try.
    const [nameless, setNameless] = useState(false);
    useEffect(() => {
        if (me === null)
            void api.me().then(
                (known) => setNameless(!known?.name),
                () => {},
            );
    }, [me]);
    if (closed) return null;
    if (me === null && nameless) return <SpeakerForm onNamed={desk.comeAgain} />;
    return (
        <Form class="tbl-chat" onSubmit={say}>
            <input
                class="ui-input"
                aria-label={t("frame.say")}
                placeholder={
                    muted
                        ? t("frame.say.muted")
                        : silent
                          ? t("frame.say.silent")
                          : me === null
                            ? t("frame.say.watching")
                            : t("frame.say")
                }
                value={words}
                disabled={silent}
                maxLength={160}
                autoComplete="off"
                onInput={(event) => setWords(event.currentTarget.value)}
            />
            <Button
                icon="more"
                label={t("frame.quick")}
                expanded={quick}
                disabled={silent}
                onClick={() => setQuick(!quick)}
            />
            <Button kind="accent" type="submit" icon="talk" label={t("frame.say.send")} disabled={silent} busy={busy} />
            {quick && !silent && <QuickWords desk={desk} onSaid={() => setQuick(false)} />}
        </Form>
    );
}
