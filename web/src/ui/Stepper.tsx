// A small whole number: less, the number, more. Arrow keys, Home and End work on the number.
//   <Stepper label="Players" value={n} least={3} most={8} onChange={setN} />

import { useId } from "preact/hooks";
import { t } from "../texts";
import { Icon } from "./Icon";
import "./ui.css";

export interface StepperProps {
    label: string;
    value: number;
    least: number;
    most: number;
    onChange: (value: number) => void;
    hint?: string | undefined;
    show?: ((value: number) => string) | undefined; // "$3M"
    hideLabel?: boolean | undefined;
}

export function Stepper(props: StepperProps) {
    const id = useId();
    const set = (value: number): void => props.onChange(Math.min(props.most, Math.max(props.least, value)));
    const show = props.show ?? String;
    const keys: Record<string, number> = {
        ArrowUp: props.value + 1,
        ArrowRight: props.value + 1,
        ArrowDown: props.value - 1,
        ArrowLeft: props.value - 1,
        PageUp: props.value + 5,
        PageDown: props.value - 5,
        Home: props.least,
        End: props.most,
    };
    return (
        <div class="ui-field ui-stepper">
            <span id={id} class={props.hideLabel ? "unseen" : "ui-label"}>
                {props.label}
            </span>
            <div class="ui-stepper-row">
                <button
                    type="button"
                    class="ui-stepper-button"
                    disabled={props.value <= props.least}
                    aria-label={`${t("ui.less")}: ${props.label}`}
                    onClick={() => set(props.value - 1)}
                >
                    <Icon name="minus" />
                </button>
                <span
                    class="ui-stepper-number money"
                    role="spinbutton"
                    tabIndex={0}
                    aria-labelledby={id}
                    aria-valuenow={props.value}
                    aria-valuemin={props.least}
                    aria-valuemax={props.most}
                    aria-valuetext={show(props.value)}
                    aria-describedby={props.hint ? `${id}-hint` : undefined}
                    onKeyDown={(event) => {
                        const to = keys[event.key];
                        if (to === undefined) return;
                        event.preventDefault();
                        set(to);
                    }}
                >
                    {show(props.value)}
                </span>
                <button
                    type="button"
                    class="ui-stepper-button"
                    disabled={props.value >= props.most}
                    aria-label={`${t("ui.more")}: ${props.label}`}
                    onClick={() => set(props.value + 1)}
                >
                    <Icon name="plus" />
                </button>
            </div>
            {props.hint && (
                <p id={`${id}-hint`} class="ui-hint">
                    {props.hint}
                </p>
            )}
        </div>
    );
}
