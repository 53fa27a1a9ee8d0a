import { useState } from "preact/hooks";
import { t } from "../texts";
import { Button, Field, Form, toast } from "../ui";
import { chairOf, isHere, nameOf, type Desk } from "./desk";

// What the host may do about a person, what others may vote for in a running game, and whoever sits here may tell the house of one.
export function KeepOrder({ desk, seat, onDone }: { desk: Desk; seat: number; onDone: () => void }) {
    const { state, me, host } = desk;
    const chair = chairOf(state, seat);
    const [asking, setAsking] = useState<"remove" | "complain" | null>(null);
    const [words, setWords] = useState("");
    const { status } = state.table;
    const outside = me === null && !host;
    if (!chair || chair.kind !== "person" || outside || seat === me || status === "closed") return null;
    const who = { who: nameOf(state, seat) };
    const act = async (command: Parameters<Desk["ask"]>[0], said?: string): Promise<void> => {
        const answer = await desk.ask(command);
        if (answer.ok && said !== undefined) toast(said);
        onDone();
    };
    if (asking === "remove") {
        return (
            <div class="tbl-order" role="group" aria-label={t("frame.order")}>
                <p>{t(host ? "frame.order.remove.sure" : "frame.order.vote.remove.sure", who)}</p>
                <Button kind="danger" icon="door" wide onClick={() => void act({ kind: "remove", seat })}>
                    {t(host ? "frame.order.remove" : "frame.order.vote.remove", who)}
                </Button>
                <Button wide onClick={() => setAsking(null)}>
                    {t("frame.stay")}
                </Button>
            </div>
        );
    }
    if (asking === "complain") {
        const send = (): void =>
            void act({ kind: "complain", about: seat, words: words.trim() }, t("frame.order.complained"));
        return (
            <Form class="tbl-order" onSubmit={() => (words.trim() === "" ? undefined : send())}>
                <Field
                    label={t("frame.order.complain.what", who)}
                    hint={t("frame.order.complain.hint")}
                    value={words}
                    onInput={setWords}
                    maxLength={160}
                    focus
                />
                <Button kind="primary" type="submit" icon="warn" wide disabled={words.trim() === ""}>
                    {t("frame.order.complain.send")}
                </Button>
            </Form>
        );
    }
    const running = status === "running";
    return (
        <div class="tbl-order" role="group" aria-label={t("frame.order")}>
            {running && !chair.minded && !isHere(desk, seat) && (
                <Button icon="bot" wide onClick={() => void act({ kind: "stand-in", seat })}>
                    {t(host ? "frame.order.stand-in" : "frame.order.vote.stand-in")}
                </Button>
            )}
            {host && (
                <Button icon="talk" wide onClick={() => void act({ kind: "mute", seat, muted: !chair.muted })}>
                    {t(chair.muted ? "frame.order.unmute" : "frame.order.mute", who)}
                </Button>
            )}
            {(running || (host && status === "open")) && (
                <Button kind="danger" icon="door" wide onClick={() => setAsking("remove")}>
                    {t(host ? "frame.order.remove" : "frame.order.vote.remove", who)}
                </Button>
            )}
            {me !== null && (
                <Button kind="quiet" icon="warn" onClick={() => setAsking("complain")}>
                    {t("frame.order.complain")}
                </Button>
            )}
        </div>
    );
}
