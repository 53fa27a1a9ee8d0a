// One of many: the browser's own list, in our clothes.
//   <Select label="Window" value="60" options={[{ value: "60", label: "1 minute" }]} onChange={…} />

import { useId } from "preact/hooks";
import type { Option } from "./Segmented";
import "./ui.css";

export interface SelectProps<T extends string> {
    label: string;
    value: T;
    options: readonly Option<T>[];
    onChange: (value: T) => void;
    hint?: string | undefined;
    hideLabel?: boolean | undefined;
}

export function Select<T extends string>(props: SelectProps<T>) {
    const id = useId();
    return (
        <div class="ui-field">
            <label for={id} class={props.hideLabel ? "unseen" : "ui-label"}>
                {props.label}
            </label>
            <span class="ui-select">
                <select
                    id={id}
                    class="ui-input"
                    value={props.value}
                    aria-describedby={props.hint ? `${id}-hint` : undefined}
                    onChange={(event) => {
                        const chosen = props.options.find((option) => option.value === event.currentTarget.value);
                        if (chosen) props.onChange(chosen.value);
                    }}
                >
                    {props.options.map((option) => (
                        <option key={option.value} value={option.value}>
                            {option.label}
                        </option>
                    ))}
                </select>
            </span>
            {props.hint && (
                <p id={`${id}-hint`} class="ui-hint">
                    {props.hint}
                </p>
            )}
        </div>
    );
}
