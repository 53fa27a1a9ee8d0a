import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../texts";
import { Button, Form } from "../ui";
import { saidOf } from "./choices";
import type { Desk } from "./desk";
import "./ChatBox.css";

// A move in words, as the rules write it: everything that can be done can be typed.
export function TypedMove(props: { desk: Desk; busy: boolean; onDone: () => void }) {
    const [text, setText] = useState("");
    const [asking, setAsking] = useState(false);
    const box = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => box.current?.focus(), []);
    const ask = async (): Promise<void> => {
        if (text.trim() === "" || asking || props.busy) return;
        setAsking(true);
        const answer = await props.desk.ask({ kind: "move", text: text.trim() });
        setAsking(false);
        if (!answer.ok) return;
        setText("");
        props.onDone();
    };
    const first = props.desk.state.game?.choices.find(({ amount }) => !amount);
    const example = first ? saidOf(first) : "";
    return (
        <Form class="tbl-typed" onSubmit={ask}>
            <input
                ref={box}
                class="ui-input"
                aria-label={t("frame.typed")}
                placeholder={example === "" ? t("frame.typed") : t("frame.typed.example", { move: example })}
                value={text}
                autoComplete="off"
                autoCapitalize="off"
                spellcheck={false}
                maxLength={200}
                onInput={(event) => setText(event.currentTarget.value)}
                onKeyDown={(event) => {
                    if (event.key === "Escape") props.onDone();
                }}
            />
            <Button kind="accent" type="submit" icon="play" label={t("frame.typed.play")} busy={asking} />
        </Form>
    );
}
