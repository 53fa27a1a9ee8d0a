import { useState } from "preact/hooks";
import type { BoardProps } from "../face";
import { t } from "../../texts";
import { Button, Segmented } from "../../ui";
import { aboutOf, type About } from "./moves";
import { Offering } from "./Offering";
import { PoolForm } from "./PoolForm";
import { ownerOf } from "./view";
import type { View } from "./wire";
import { characterName, label } from "./words";
import "./Bargain.css";

export interface BargainProps extends BoardProps {
    view: View;
    character: number; // whose card was pressed, or whose seat
    onDone: () => void; // it is said
    onBack: (() => void) | null;
}

type Way = "offer" | "demand" | "pool";

// What can be said to one thief, where one has pressed them or their seat: the price is set, a press sends it.
export function Bargain(props: BargainProps) {
    const { game, table, view, character, ask, busy, onDone, onBack } = props;
    const about: About = aboutOf(game.choices, character, ownerOf(view, character));
    const ways: Way[] = [
        ...(about.offer ? (["offer", "pool"] as const) : []),
        ...(about.demands.length > 0 ? (["demand"] as const) : []),
    ];
    const [wish, setWish] = useState<Way>("offer");
    const way = ways.includes(wish) ? wish : ways[0];
    const say = (choice: Parameters<typeof ask>[0], amount?: number): void => {
        onDone();
        ask(choice, amount);
    };
    return (
        <section class="mil-bargain" aria-label={t("millions.bargain", { who: characterName(table, character) })}>
            <header class="mil-bargain-head">
                {onBack && <Button kind="quiet" icon="back" label={t("millions.close")} onClick={onBack} />}
                <h3>{characterName(table, character)}</h3>
                {ways.length > 1 && (
                    <Segmented
                        label={t("millions.bargain.how")}
                        value={way ?? ""}
                        options={ways.map((each) => ({ value: each, label: t(`millions.bargain.${each}`) }))}
                        onChange={(value) => setWish(value as Way)}
                    />
                )}
            </header>
            {way === "offer" && <Offering {...props} options={[about.offer!]} ask={say} />}
            {way === "demand" && <Offering {...props} options={about.demands} ask={say} />}
            {way === "pool" && <PoolForm {...props} offer={about.offer!} ask={say} />}
            {about.others.length > 0 && (
                <p class="mil-bargain-says">
                    {about.others.map(({ choice }) => (
                        <Button key={choice.text} size="small" disabled={busy} onClick={() => say(choice)}>
                            {label(choice, table, null)}
                        </Button>
                    ))}
                </p>
            )}
        </section>
    );
}
