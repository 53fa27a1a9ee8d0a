import { CardBack } from "./art/props";
import { Portrait } from "./art/Portrait";
import type { Role } from "./wire";
import "./Card.css";

// A role card: its poster, or its back. It turns when the role becomes known.
export function Card(props: { role: Role | null; class?: string }) {
    return (
        <span class={`mil-card ${props.role ? "mil-card-open" : ""} ${props.class ?? ""}`}>
            <span key={props.role ?? "back"} class="mil-card-side">
                {props.role ? <Portrait role={props.role} /> : <CardBack />}
            </span>
        </span>
    );
}
