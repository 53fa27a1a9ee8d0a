// On or off. The knob moves and shows a tick, so colour is not all that tells.
//   <Toggle label="Spectators" hint="Others may watch." value={on} onChange={setOn} />

import { useId } from "preact/hooks";
import { Icon } from "./Icon";
import "./ui.css";

export interface ToggleProps {
    label: string;
    value: boolean;
    onChange: (value: boolean) => void;
    hint?: string | undefined;
    disabled?: boolean | undefined;
}

export function Toggle(props: ToggleProps) {
    const id = useId();
    return (
        <div class="ui-toggle">
            <label class="ui-toggle-row">
                <span class="ui-toggle-words">
                    <span class="ui-toggle-label">{props.label}</span>
                    {props.hint && (
                        <span id={id} class="ui-hint">
                            {props.hint}
                        </span>
                    )}
                </span>
                <input
                    type="checkbox"
                    role="switch"
                    class="ui-toggle-input"
                    checked={props.value}
                    disabled={props.disabled}
                    aria-label={props.label}
                    aria-describedby={props.hint ? id : undefined}
                    onChange={(event) => props.onChange(event.currentTarget.checked)}
                />
                <span class="ui-toggle-track" aria-hidden="true">
                    <span class="ui-toggle-knob">{props.value && <Icon name="check" size={14} />}</span>
                </span>
            </label>
        </div>
    );
}
