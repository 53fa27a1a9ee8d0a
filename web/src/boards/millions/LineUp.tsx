import type { Table } from "../../protocol";
import { t } from "../../texts";
import type { Memory } from "./memory";
import { Suspect } from "./Suspect";
import type { View } from "./wire";
import "./LineUp.css";

export interface LineUpProps {
    table: Table;
    view: View;
    memory: Memory;
    me: number | null;
    onPress: ((character: number) => void) | null; // to speak with one of them
    canPress: (character: number) => boolean;
}

// The gang, as the police would like to see it: one card for each character, and what they say to be.
export function LineUp(props: LineUpProps) {
    const { view } = props;
    return (
        <ul class="mil-line-up" data-count={view.role.length} aria-label={t("millions.line-up")}>
            {view.role.map((_, character) => (
                <Suspect
                    key={character}
                    {...props}
                    character={character}
                    onPress={props.onPress && props.canPress(character) ? props.onPress : null}
                />
            ))}
        </ul>
    );
}
