// One of a few, all in sight: a row of radio buttons. For more than about five, take Select.
//   <Segmented label="Clock" value={kind} options={[{ value: "none", label: "No clock" }, …]} onChange={setKind} />

import { useId } from "preact/hooks";
import { Icon, type IconName } from "./Icon";
import "./ui.css";

export interface Option<T extends string> {
    value: T;
    label: string;
    icon?: IconName | undefined;
}

export interface SegmentedProps<T extends string> {
    label: string;
    value: T;
    options: readonly Option<T>[];
    onChange: (value: T) => void;
    hint?: string | undefined;
    hideLabel?: boolean | undefined;
}

export function Segmented<T extends string>(props: SegmentedProps<T>) {
    const id = useId();
    return (
        <fieldset class="ui-field ui-fieldset" aria-describedby={props.hint ? `${id}-hint` : undefined}>
            <legend class={props.hideLabel ? "unseen" : "ui-label"}>{props.label}</legend>
            <div class="ui-segments">
                {props.options.map((option) => (
                    <label key={option.value} class="ui-segment">
                        <input
                            type="radio"
                            name={id}
                            value={option.value}
                            checked={option.value === props.value}
                            onChange={() => props.onChange(option.value)}
                        />
                        <span class="ui-segment-face">
                            {option.icon && <Icon name={option.icon} size={18} />}
                            {option.label}
                        </span>
                    </label>
                ))}
            </div>
            {props.hint && (
                <p id={`${id}-hint`} class="ui-hint">
                    {props.hint}
                </p>
            )}
        </fieldset>
    );
}
