// What went wrong, said aloud; nothing as long as nothing has.

import { Icon } from "./Icon";
import "./ui.css";

export function Complaint(props: { text: string | null | undefined; id?: string }) {
    if (!props.text) return null;
    return (
        <p id={props.id} class="ui-error" role="alert">
            <Icon name="warn" size={18} /> {props.text}
        </p>
    );
}
