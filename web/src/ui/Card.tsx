// A sheet of paper on the table. `tone` tints the band on its edge; `as` names its element.
//   <Card title="Clock" tone="teal">…</Card>

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./ui.css";

export interface CardProps {
    children: ComponentChildren;
    title?: ComponentChildren | undefined;
    level?: 2 | 3 | undefined; // of the title
    tone?: "tomato" | "mustard" | "teal" | "plum" | undefined;
    class?: string | undefined;
}

export function Card(props: CardProps) {
    const id = useId();
    const Title = props.level === 3 ? "h3" : "h2";
    const look = ["ui-card", props.tone ? `ui-card-${props.tone}` : "", props.class ?? ""].filter(Boolean).join(" ");
    return (
        <section class={look} {...(props.title === undefined ? {} : { "aria-labelledby": id })}>
            {props.title !== undefined && (
                <Title id={id} class="ui-card-title">
                    {props.title}
                </Title>
            )}
            {props.children}
        </section>
    );
}
