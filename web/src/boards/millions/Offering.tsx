import { useState } from "preact/hooks";
import type { Choice } from "../../protocol";
import { t } from "../../texts";
import { Button, Form, Segmented } from "../../ui";
import { payersOf, type Option } from "./moves";
import { seatName } from "../shell/words";
import type { BargainProps } from "./Bargain";
import { priceOf } from "./price";
import { label, money } from "./words";

export interface OfferingProps extends Pick<BargainProps, "table" | "game" | "busy"> {
    options: readonly Option[]; // one for each payer it may be asked of
    start?: number | undefined; // where it begins, if not at the usual price
    ask: (choice: Choice, amount: number) => void;
}

// How much: it begins at the price that makes sense, and says what is left to whoever asks.
export function Offering({ options, start, table, game, busy, ask }: OfferingProps) {
    const [payer, setPayer] = useState("0");
    const option = options[Number(payer)] ?? options[0]!;
    const range = option.choice.amount ?? { least: 1, most: 1 };
    const price = priceOf(option.choice, game);
    const [wish, setWish] = useState<number | null>(null);
    const amount = Math.min(range.most, Math.max(range.least, wish ?? start ?? price?.start ?? range.least));
    return (
        <Form class="mil-offering" onSubmit={() => !busy && ask(option.choice, amount)}>
            {options.length > 1 && (
                <Segmented
                    label={t("millions.counter.amount")}
                    value={payer}
                    options={options.map(({ move }, at) => ({
                        value: String(at),
                        label: t("millions.counter.from", { who: seatName(table, payersOf(move)[0] ?? 0) }),
                    }))}
                    onChange={setPayer}
                />
            )}
            <div class="mil-offering-row">
                <input
                    type="range"
                    min={range.least}
                    max={range.most}
                    value={amount}
                    aria-label={t("millions.counter.amount")}
                    aria-valuetext={money(amount)}
                    onInput={(event) => setWish(Number(event.currentTarget.value))}
                />
                <Button kind="primary" type="submit" busy={busy}>
                    {label(option.choice, table, amount)}
                </Button>
            </div>
            {price && (
                <p class="mil-offering-left" aria-live="polite">
                    {price.says(amount)}
                </p>
            )}
        </Form>
    );
}
