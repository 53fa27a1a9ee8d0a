import { address } from "../app/router";
import type { ListedTable } from "../net/api";
import { t } from "../texts";
import { Button, Complaint } from "../ui";
import { listing } from "./listing";
import { NameForm } from "./NameForm";
import { fullName } from "./names";
import { joinTable } from "./seat";
import { TableRow } from "./TableRow";
import { useSeating } from "./useSeating";

export function PublicTable(props: { table: ListedTable }) {
    const { table } = props;
    const facts = listing(table);
    const seating = useSeating(() => joinTable(table.id));
    const about = {
        names: facts.names.join(t("ui.list")) || t("home.nobody"),
        game: fullName(table.game),
    };
    return (
        <TableRow table={table}>
            {seating.asking ? (
                <NameForm
                    onNamed={seating.named}
                    onCancel={seating.cancel}
                    go={t(facts.join === "bot" ? "home.knock" : "home.join")}
                    busy={seating.busy}
                    error={seating.error}
                />
            ) : (
                <>
                    {facts.join !== null && (
                        <Button
                            kind="accent"
                            size="small"
                            busy={seating.busy}
                            label={t(facts.join === "bot" ? "home.knock.label" : "home.join.label", about)}
                            onClick={seating.start}
                        >
                            {t(facts.join === "bot" ? "home.knock" : "home.join")}
                        </Button>
                    )}
                    {facts.watch && (
                        <Button
                            size="small"
                            icon="eye"
                            href={address({ at: "table", table: table.id })}
                            label={t("home.watch.label", about)}
                        >
                            {t("home.watch")}
                        </Button>
                    )}
                    <Complaint text={seating.error} />
                </>
            )}
        </TableRow>
    );
}
