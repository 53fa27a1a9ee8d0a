import type { Choice, Table } from "../../protocol";
import { t } from "../../texts";
import { Sign } from "./art/Sign";
import type { Option } from "./moves";
import { Narrow } from "./Narrow";
import { Panel } from "./Panel";
import type { Person, View } from "./view";
import { roleName } from "./words";

export interface RoleSheetProps {
    table: Table;
    view: View;
    person: Person;
    options: readonly Option[]; // reveals
    busy: boolean;
    ask: (choice: Choice) => void;
    onClose: () => void;
}

// One's own Role: what it does, and the ways to use it now.
export function RoleSheet({ table, view, person, options, busy, ask, onClose }: RoleSheetProps) {
    const { role } = person;
    return (
        <Panel title={role ? roleName(role) : t("bg.role")} onClose={onClose} focus>
            {role ? (
                <p class="bg-role-line">
                    <Sign of={role} size={40} /> {t(`bg.role.does.${role}`)}
                </p>
            ) : (
                <p class="bg-quiet">{t("bg.role.none")}</p>
            )}
            {options.length > 0 && <Narrow table={table} view={view} options={options} busy={busy} ask={ask} />}
        </Panel>
    );
}
