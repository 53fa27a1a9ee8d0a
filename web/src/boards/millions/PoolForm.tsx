import { useState } from "preact/hooks";
import type { BoardProps } from "../face";
import { t } from "../../texts";
import { Button, Select, Stepper } from "../../ui";
import { optionsOf, pooled } from "./moves";
import { ownerOf } from "./view";
import type { View } from "./wire";
import { seatName } from "../shell/words";
import { characterName, money } from "./words";
import "./PoolForm.css";

// Several pay together for one to leave: one's own part, and what others are asked to add.
export function PoolForm(props: BoardProps & { view: View }) {
    const { game, table, me, view, ask, busy } = props;
    const offers = optionsOf(game.choices, "Offer");
    const [character, setCharacter] = useState<number | null>(null);
    const [sums, setSums] = useState<Readonly<Record<number, number>>>({});
    const offer = offers.find(({ move }) => move.character === character) ?? offers[0];
    if (me === null || !offer) return null;
    const leaver = ownerOf(view, offer.move.character);
    const active = new Set(view.open.in.map((each) => ownerOf(view, each)));
    const others = table.chairs
        .map((chair) => chair.seat)
        .filter((seat) => seat !== me && seat !== leaver && active.has(seat));
    if (others.length === 0) return null;
    const sumOf = (seat: number): number => sums[seat] ?? (seat === me ? 1 : 0);
    const payers = [me, ...others].filter((seat) => sumOf(seat) > 0);
    const total = payers.reduce((sum, seat) => sum + sumOf(seat), 0);
    return (
        <details class="mil-pool">
            <summary class="ui-button ui-button-plain">{t("millions.pool")}</summary>
            <form
                class="mil-pool-form"
                onSubmit={(event) => {
                    event.preventDefault();
                    event.currentTarget.closest("details")!.open = false;
                    setSums({});
                    ask(pooled(offer.choice, new Map(payers.map((seat) => [seat, sumOf(seat)]))));
                }}
            >
                <Select
                    label={t("millions.pool.who")}
                    value={String(offer.move.character)}
                    options={offers.map(({ move }) => ({
                        value: String(move.character),
                        label: characterName(table, move.character),
                    }))}
                    onChange={(value) => setCharacter(Number(value))}
                />
                {[me, ...others].map((seat) => (
                    <Stepper
                        key={seat}
                        label={t("millions.pool.pays", { who: seatName(table, seat) })}
                        value={sumOf(seat)}
                        least={seat === me ? 1 : 0}
                        most={seat === me ? (offer.choice.amount?.most ?? 1) : (view.open.purse[seat] ?? 0)}
                        show={money}
                        onChange={(value) => setSums({ ...sums, [seat]: value })}
                    />
                ))}
                <Button kind="primary" type="submit" wide busy={busy} disabled={payers.length < 2}>
                    {t("millions.pool.send", { amount: money(total) })}
                </Button>
            </form>
        </details>
    );
}
