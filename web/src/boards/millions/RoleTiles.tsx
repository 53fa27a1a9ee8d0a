import { useEffect, useState } from "preact/hooks";
import type { Choice } from "../../protocol";
import { t } from "../../texts";
import { Button } from "../../ui";
import { RoleSign } from "./art/RoleSign";
import { Card } from "./Card";
import type { Option } from "./moves";
import type { Role } from "./wire";
import { roleName } from "./words";
import "./RoleTiles.css";

export interface RoleTilesProps {
    options: readonly Option[]; // each has a role, or a role and a second
    question: string | null; // what is asked, if the phase does not say it; with two, for the first
    askSecond: (first: string) => string;
    hint: (role: Role) => string; // what stands under the name
    mark?: readonly (Role | null)[]; // the reader's own roles, by slot
    busy: boolean;
    ask: (choice: Choice) => void;
}

const unique = (list: readonly (Role | null)[]): (Role | null)[] =>
    list.filter((role, at) => list.indexOf(role) === at);

// Roles as posters to press; with two characters one after the other.
export function RoleTiles(props: RoleTilesProps) {
    const { options } = props;
    const [first, setFirst] = useState<Role | null | undefined>(undefined);
    const two = options.some(({ move }) => move.second);
    const signature = options.map(({ choice }) => choice.text).join();
    useEffect(() => setFirst(undefined), [signature]);
    const onSecond = two && first !== undefined;
    const list = onSecond
        ? options.filter(({ move }) => move.role === first).map(({ move }) => move.second ?? null)
        : unique(options.map(({ move }) => move.role ?? null));
    const press = (role: Role | null): void => {
        if (props.busy) return;
        if (two && !onSecond) return setFirst(role);
        const found = options.find(({ move }) =>
            onSecond ? move.role === first && (move.second ?? null) === role : move.role === role,
        );
        if (found) props.ask(found.choice);
    };
    const own = props.mark?.[onSecond ? 1 : 0] ?? null;
    return (
        <section class="mil-tiles">
            {(onSecond || props.question !== null) && (
                <h3 class="mil-ask">
                    {onSecond && (
                        <Button
                            kind="quiet"
                            size="small"
                            icon="back"
                            label={t("millions.pick.again")}
                            onClick={() => setFirst(undefined)}
                        />
                    )}
                    {onSecond ? props.askSecond(roleName(first)) : props.question}
                </h3>
            )}
            <div class="mil-tiles-row" data-count={list.length}>
                {list.map((role) => (
                    <button
                        key={`${onSecond ? 2 : 1} ${role}`}
                        type="button"
                        class={role === null ? "mil-tile mil-tile-nothing" : "mil-tile"}
                        aria-disabled={props.busy || undefined}
                        onClick={() => press(role)}
                    >
                        {role === null ? <span class="mil-dots mil-dots-big" /> : <Card role={role} />}
                        {role !== null && own === role && <span class="mil-true">{t("millions.truth")}</span>}
                        <span class="mil-tile-name">
                            {role !== null && <RoleSign role={role} size={16} />}
                            {roleName(role)}
                        </span>
                        {role !== null && <span class="mil-tile-hint">{props.hint(role)}</span>}
                    </button>
                ))}
            </div>
        </section>
    );
}
