// Notes and coins rain for a moment. Purely for joy: hidden from screen readers, ended by a button, by
// Escape or by itself, and never started for who wants less motion.

import { useEffect, useState } from "preact/hooks";
import { lessMotion } from "../../app/preferences";
import { t } from "../../texts";
import { Button } from "../../ui";

const kPieces = 28;
const kLasts = 4200;
const celebrated = new Set<string>(); // tables; coming back to a result is no second party

// Spread without chance: the golden angle never falls into rows.
const piece = (n: number) => ({
    "--at": `${(n * 61.8) % 100}%`,
    "--turn": `${(n * 137) % 360}deg`,
    "--wait": `${(n * 89) % 1200}ms`,
    "--fall": `${2200 + ((n * 313) % 900)}ms`,
});

export function Confetti(props: { table: string }) {
    const [falls, setFalls] = useState(() => !celebrated.has(props.table) && !lessMotion());
    useEffect(() => {
        celebrated.add(props.table);
        if (!falls) return;
        const end = (): void => setFalls(false);
        const timer = setTimeout(end, kLasts);
        const key = (event: KeyboardEvent): void => {
            if (event.key === "Escape") end();
        };
        addEventListener("keydown", key);
        return () => {
            clearTimeout(timer);
            removeEventListener("keydown", key);
        };
    }, [falls]);
    if (!falls) return null;
    return (
        <div class="after-confetti">
            <div aria-hidden="true">
                {Array.from({ length: kPieces }, (_, n) => (
                    <i key={n} class={`after-piece after-piece-${n % 4}`} style={piece(n)} />
                ))}
            </div>
            <Button kind="plain" size="small" class="after-skip" onClick={() => setFalls(false)}>
                {t("after.skip")}
            </Button>
        </div>
    );
}
