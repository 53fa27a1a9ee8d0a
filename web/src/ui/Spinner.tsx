// Something is on its way. Beside words that say what: silent. Alone: give it a `label`.
//   <Spinner />   <Spinner label="Loading the rules" />

import "./ui.css";

export function Spinner(props: { label?: string | undefined }) {
    return (
        <span class="ui-spinner" {...(props.label === undefined ? { "aria-hidden": "true" } : { role: "status" })}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <circle
                    cx="12"
                    cy="12"
                    r="9"
                    fill="none"
                    stroke="currentColor"
                    stroke-width="4"
                    stroke-dasharray="34 23"
                />
            </svg>
            {props.label !== undefined && <span>{props.label}</span>}
        </span>
    );
}
