// How good bots are, by a slider from 1 on. A level that has a name stands where it belongs, and keeps its name until
// the slider is moved.

import { useId } from "preact/hooks";
import type { GameInfo } from "../net/api";
import { t, type Key } from "../texts";
import { levelName } from "./levels";
import { place } from "./place";
import { strengthOf } from "./strength";
import "./StrengthSlider.css";

export interface StrengthSliderProps {
    game: GameInfo;
    level: string | null; // null: they are not all alike
    onChange: (level: string) => void;
}

export function StrengthSlider({ game, level, onChange }: StrengthSliderProps) {
    const id = useId();
    const at = place(game, level ?? game.house_bot);
    const named = level === null || strengthOf(level) === null;
    const says =
        level === null
            ? t("strength.mixed")
            : named
              ? levelName(level)
              : t("strength.value", { n: at, what: t(`strength.${at}` as Key) });
    return (
        <div class="ui-field strength">
            <label for={id} class="ui-label">
                {t("strength.label")}
            </label>
            <div class="strength-row">
                <span aria-hidden="true">1</span>
                <input
                    id={id}
                    type="range"
                    class={named ? "strength-slider strength-named" : "strength-slider"}
                    min={1}
                    max={game.strengths}
                    step={1}
                    value={at}
                    aria-valuetext={says}
                    onInput={(event) => onChange(event.currentTarget.value)}
                />
                <span aria-hidden="true">{game.strengths}</span>
            </div>
            <p class="strength-says" aria-hidden="true">
                {says}
            </p>
        </div>
    );
}
