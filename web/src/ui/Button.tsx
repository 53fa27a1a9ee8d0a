// A thing to press. With `href` it is a link that looks the same.
//   <Button kind="primary" icon="play" onClick={…}>Play now</Button>
//   <Button kind="quiet" icon="close" label="Close" onClick={…} />      icon alone: `label` is what it is called
// kinds: primary (one on a screen, tomato), accent (teal), plain (outlined), quiet (no frame), danger.

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./Icon";
import { Spinner } from "./Spinner";
import "./ui.css";

export interface ButtonProps {
    children?: ComponentChildren | undefined;
    kind?: "primary" | "accent" | "plain" | "quiet" | "danger" | undefined;
    size?: "normal" | "big" | "small" | undefined;
    icon?: IconName | undefined;
    after?: IconName | undefined; // an icon behind the words
    label?: string | undefined; // spoken instead of the words; needed when there are none
    href?: string | undefined;
    type?: "button" | "submit" | undefined;
    busy?: boolean | undefined; // on its way: it turns, and cannot be pressed again
    disabled?: boolean | undefined;
    pressed?: boolean | undefined; // a button that stays down
    expanded?: boolean | undefined; // it opens something
    wide?: boolean | undefined; // as wide as its place
    class?: string | undefined;
    onClick?: ((event: MouseEvent) => void) | undefined;
}

export function Button(props: ButtonProps) {
    const bare = props.children === undefined;
    const look = [
        "ui-button",
        `ui-button-${props.kind ?? "plain"}`,
        props.size && props.size !== "normal" ? `ui-button-${props.size}` : "",
        bare ? "ui-button-bare" : "",
        props.wide ? "ui-button-wide" : "",
        props.class ?? "",
    ]
        .filter(Boolean)
        .join(" ");
    const inside = (
        <>
            {props.busy ? <Spinner /> : props.icon && <Icon name={props.icon} />}
            {!bare && <span>{props.children}</span>}
            {props.after && <Icon name={props.after} />}
        </>
    );
    if (props.href !== undefined) {
        return (
            <a
                class={look}
                href={props.href}
                aria-label={props.label}
                title={bare ? props.label : undefined}
                onClick={props.onClick}
            >
                {inside}
            </a>
        );
    }
    return (
        <button
            class={look}
            type={props.type ?? "button"}
            disabled={props.disabled}
            aria-busy={props.busy}
            aria-disabled={props.busy || undefined}
            aria-label={props.label}
            aria-pressed={props.pressed}
            aria-expanded={props.expanded}
            title={bare ? props.label : undefined}
            onClick={(event) => {
                if (props.busy)
                    event.preventDefault(); // a second press of a form's button counts for nothing, too
                else props.onClick?.(event);
            }}
        >
            {inside}
        </button>
    );
}
