import { kHome } from "../app/pocket";
import type { Nack } from "../protocol";
import { t } from "../texts";
import { Button, Card, TopBar } from "../ui";
import { JoinForm } from "./JoinForm";

export interface RefusedNoteProps {
    nack: Nack | null; // null: the table is closed
    join: string | null; // a table that lets in only those who sit down
    onSeated: () => void;
}

// Before it has let somebody in, the house speaks English; the usual reasons have words here.
function refusedWords(nack: Nack): string {
    switch (nack.reason) {
        case "no-such-table":
        case "no-spectators":
            return t(`frame.${nack.reason}`);
        default:
            return nack.text || nack.reason;
    }
}

// The house does not let us in: why, and what else there is.
export function RefusedNote({ nack, join, onSeated }: RefusedNoteProps) {
    return (
        <div class="tbl-wait">
            <TopBar back={kHome} />
            <main class="tbl-wait-middle">
                <Card title={t("frame.refused")} tone="tomato">
                    <p>{nack ? refusedWords(nack) : t("frame.closed")}</p>
                    {join !== null && <JoinForm table={join} chairs={[]} onSeated={onSeated} />}
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
