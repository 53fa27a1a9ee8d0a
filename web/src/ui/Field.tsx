// One line to write in, with its name, a hint and what was wrong with it.
//   <Field label="Your name" value={name} onInput={setName} error={problem} />

import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Complaint } from "./Complaint";
import "./ui.css";

export interface FieldProps {
    label: string;
    value: string;
    onInput: (value: string) => void;
    type?: "text" | "password" | "search" | undefined;
    hint?: string | undefined;
    error?: string | null | undefined;
    placeholder?: string | undefined;
    autoComplete?: string | undefined;
    maxLength?: number | undefined;
    focus?: boolean | undefined; // takes the cursor when this becomes true
    hideLabel?: boolean | undefined; // the label is spoken only
}

export function Field(props: FieldProps) {
    const id = useId();
    const input = useRef<HTMLInputElement>(null);
    // Before anybody sees it: who types at once types into it.
    useLayoutEffect(() => {
        if (props.focus) input.current?.focus();
    }, [props.focus]);
    const about = [props.hint ? `${id}-hint` : "", props.error ? `${id}-error` : ""].filter(Boolean).join(" ");
    return (
        <div class="ui-field">
            <label for={id} class={props.hideLabel ? "unseen" : "ui-label"}>
                {props.label}
            </label>
            <input
                id={id}
                class="ui-input"
                type={props.type ?? "text"}
                value={props.value}
                placeholder={props.placeholder}
                autoComplete={props.autoComplete ?? "off"}
                maxLength={props.maxLength}
                spellcheck={false}
                ref={input}
                aria-invalid={props.error ? "true" : undefined}
                aria-describedby={about || undefined}
                onInput={(event) => props.onInput(event.currentTarget.value)}
            />
            {props.hint && (
                <p id={`${id}-hint`} class="ui-hint">
                    {props.hint}
                </p>
            )}
            <Complaint id={`${id}-error`} text={props.error} />
        </div>
    );
}
