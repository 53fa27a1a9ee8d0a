import type { Choice, Game, Table } from "../../protocol";
import { t } from "../../texts";
import { Button } from "../../ui";
import type { Option } from "./moves";
import { Offering } from "./Offering";
import "./CounterForm.css";

export interface CounterFormProps {
    table: Table;
    game: Game;
    counters: readonly Option[]; // one for each payer it may be asked of
    start: number; // the sum that is being answered
    busy: boolean;
    onBack: () => void;
    ask: (choice: Choice, amount?: number) => void;
}

// Other terms for the same leaving.
export function CounterForm(props: CounterFormProps) {
    return (
        <div class="mil-counter">
            <Button kind="quiet" icon="back" label={t("millions.close")} onClick={props.onBack} />
            <Offering {...props} options={props.counters} />
        </div>
    );
}
