import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../protocol";
import { Button, Form, Icon } from "../ui";
import { t } from "../texts";
import { labelOf } from "./choices";
import type { Desk } from "./desk";
import "./AmountForm.css";

export interface AmountFormProps {
    desk: Desk;
    choice: Choice;
    busy: boolean;
    ask: (choice: Choice, amount: number) => void;
}

// How much: by slider, by step or by arrow keys; Enter does it.
export function AmountForm({ desk, choice, busy, ask }: AmountFormProps) {
    const least = choice.amount?.least ?? 0;
    const most = choice.amount?.most ?? 0;
    const price = (desk.state.game && desk.face.price?.(choice, desk.state.game)) ?? null;
    const [wish, setWish] = useState(price?.start ?? least);
    const amount = Math.min(most, Math.max(least, wish));
    const slider = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => slider.current?.focus(), []);
    const show = desk.face.money ?? String;
    return (
        <Form class="tbl-amount" onSubmit={() => !busy && ask(choice, amount)}>
            <div class="tbl-amount-row">
                <button
                    type="button"
                    class="ui-stepper-button"
                    disabled={amount <= least}
                    aria-label={t("ui.less")}
                    onClick={() => setWish(amount - 1)}
                >
                    <Icon name="minus" />
                </button>
                <input
                    ref={slider}
                    type="range"
                    class="tbl-slider"
                    min={least}
                    max={most}
                    step={1}
                    value={amount}
                    aria-label={t("frame.amount")}
                    aria-valuetext={show(amount)}
                    onInput={(event) => setWish(Number(event.currentTarget.value))}
                    onKeyDown={(event) => {
                        if (event.key === "Enter") event.currentTarget.form?.requestSubmit();
                    }}
                />
                <button
                    type="button"
                    class="ui-stepper-button"
                    disabled={amount >= most}
                    aria-label={t("ui.more")}
                    onClick={() => setWish(amount + 1)}
                >
                    <Icon name="plus" />
                </button>
                <output class="tbl-amount-sum money">{show(amount)}</output>
            </div>
            {price && <p class="tbl-amount-means">{price.says(amount)}</p>}
            <Button kind="primary" type="submit" wide busy={busy}>
                {labelOf(choice, desk.state.table, desk.face, amount)}
            </Button>
        </Form>
    );
}
