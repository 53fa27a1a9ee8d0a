import { inPocket, kHome } from "../app/pocket";
import type { Nack } from "../protocol";
import { saveLog } from "../screens/after/save";
import { t } from "../texts";
import { Button, Card, TopBar } from "../ui";
import { JoinForm } from "./JoinForm";

export interface RefusedNoteProps {
    table: string;
    nack: Nack | null; // null: the table is closed
    join: string | null; // a table that lets in only those who sit down
    onSeated: () => void;
}

// A damaged game of this device, after which nobody else looks.
const isLeft = (nack: Nack | null): boolean => inPocket && nack?.reason === "damaged";

// Before it has let somebody in, the house speaks English; the usual reasons have words here.
function refusedWords(nack: Nack): string {
    if (isLeft(nack)) return t("pocket.damaged");
    switch (nack.reason) {
        case "no-such-table":
        case "no-spectators":
            return t(`frame.${nack.reason}`);
        default:
            return nack.text || nack.reason;
    }
}

// The house does not let us in: why, and what else there is.
export function RefusedNote({ table, nack, join, onSeated }: RefusedNoteProps) {
    return (
        <div class="tbl-wait">
            <TopBar back={kHome} />
            <main class="tbl-wait-middle">
                <Card title={t("frame.refused")} tone="tomato">
                    <p>{nack ? refusedWords(nack) : t("frame.closed")}</p>
                    {join !== null && <JoinForm table={join} chairs={[]} onSeated={onSeated} />}
                    {isLeft(nack) && (
                        <p>
                            <Button icon="log" onClick={() => void saveLog(table)}>
                                {t("after.export")}
                            </Button>
                        </p>
                    )}
                    <p>
                        <Button href={kHome} icon="back">
                            {t("frame.home")}
                        </Button>
                    </p>
                </Card>
            </main>
        </div>
    );
}
