import { useState } from "preact/hooks";
import type { Choice, Table } from "../../protocol";
import { t } from "../../texts";
import { Button, Segmented, Stepper } from "../../ui";
import { payersOf, type Option } from "./moves";
import { seatName } from "../shell/words";
import { money } from "./words";
import "./CounterForm.css";

export interface CounterFormProps {
    table: Table;
    counters: readonly Option[]; // one for each payer it may be asked of
    start: number; // the sum that is being answered
    busy: boolean;
    onBack: () => void;
    ask: (choice: Choice, amount?: number) => void;
}

// Other terms for the same leaving.
export function CounterForm(props: CounterFormProps) {
    const [payer, setPayer] = useState("0");
    const [wish, setWish] = useState(props.start);
    const option = props.counters[Number(payer)] ?? props.counters[0]!;
    const range = option.choice.amount ?? { least: 1, most: 1 };
    const amount = Math.min(range.most, Math.max(range.least, wish));
    return (
        <form
            class="mil-counter"
            onSubmit={(event) => {
                event.preventDefault();
                props.ask(option.choice, amount);
            }}
        >
            {props.counters.length > 1 && (
                <Segmented
                    label={t("millions.counter.amount")}
                    value={payer}
                    options={props.counters.map(({ move }, at) => ({
                        value: String(at),
                        label: t("millions.counter.from", { who: seatName(props.table, payersOf(move)[0] ?? 0) }),
                    }))}
                    onChange={setPayer}
                />
            )}
            <div class="mil-counter-row">
                <Button kind="quiet" icon="back" label={t("millions.close")} onClick={props.onBack} />
                <Stepper
                    label={t("millions.counter.amount")}
                    hideLabel
                    value={amount}
                    least={range.least}
                    most={range.most}
                    show={money}
                    onChange={setWish}
                />
                <Button kind="primary" size="small" type="submit" busy={props.busy}>
                    {t("millions.counter.send", { amount: money(amount) })}
                </Button>
            </div>
        </form>
    );
}
