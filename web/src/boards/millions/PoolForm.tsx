import { useState } from "preact/hooks";
import type { BoardProps } from "../face";
import { t } from "../../texts";
import { Button, Form, Stepper } from "../../ui";
import { pooled, type Option } from "./moves";
import { priceOf } from "./price";
import { ownerOf } from "./view";
import type { View } from "./wire";
import { seatName } from "../shell/words";
import { money } from "./words";
import "./PoolForm.css";

export interface PoolFormProps extends BoardProps {
    view: View;
    offer: Option; // for one's own part
}

// Several pay together for one to leave: one's own part, and what others are asked to add.
export function PoolForm({ table, game, me, view, busy, offer, ask }: PoolFormProps) {
    const usual = priceOf(offer.choice, game)?.start ?? 1;
    const [sums, setSums] = useState<Readonly<Record<number, number>>>({});
    if (me === null) return null;
    const leaver = ownerOf(view, offer.move.character ?? 0);
    const active = new Set(view.open.in.map((each) => ownerOf(view, each)));
    const others = table.chairs
        .map((chair) => chair.seat)
        .filter((seat) => seat !== me && seat !== leaver && active.has(seat));
    const most = (seat: number): number =>
        seat === me ? (offer.choice.amount?.most ?? 1) : (view.open.purse[seat] ?? 0);
    const sumOf = (seat: number): number => sums[seat] ?? Math.min(usual, most(seat));
    const payers = [me, ...others].filter((seat) => sumOf(seat) > 0);
    const total = payers.reduce((sum, seat) => sum + sumOf(seat), 0);
    return (
        <Form
            class="mil-pool-form"
            onSubmit={() => ask(pooled(offer.choice, new Map(payers.map((seat) => [seat, sumOf(seat)]))))}
        >
            {[me, ...others].map((seat) => (
                <Stepper
                    key={seat}
                    label={t("millions.pool.pays", { who: seatName(table, seat) })}
                    value={sumOf(seat)}
                    least={seat === me ? 1 : 0}
                    most={most(seat)}
                    show={money}
                    onChange={(value) => setSums({ ...sums, [seat]: value })}
                />
            ))}
            <p class="mil-offering-left">{priceOf(offer.choice, game)?.says(sumOf(me))}</p>
            <Button kind="primary" type="submit" wide busy={busy} disabled={payers.length < 2}>
                {t("millions.pool.send", { amount: money(total) })}
            </Button>
        </Form>
    );
}
