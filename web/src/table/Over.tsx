import { kHome } from "../app/pocket";
import { t } from "../texts";
import { Button } from "../ui";
import { later } from "../ui/later";
import type { Desk } from "./desk";
import { RefusalNote } from "./RefusalNote";
import { Standings } from "./Standings";
import "./Over.css";

const AfterPanel = later(() => import("../screens/AfterPanel").then((module) => module.AfterPanel), "page/more");

// After the game: how it came out, and what next.
export function Over({ desk, onBoard }: { desk: Desk; onBoard: () => void }) {
    const { state } = desk;
    const { table } = state;
    const rematch = (): Promise<unknown> => desk.ask({ kind: "rematch" });
    return (
        <div class="tbl-over">
            {table.status === "over" ? (
                <AfterPanel state={state} rematch={rematch} />
            ) : (
                <>
                    <p class="tbl-quiet">{t("frame.closed")}</p>
                    <Standings state={state} face={desk.face} />
                </>
            )}
            <footer class="tbl-over-acts">
                <RefusalNote desk={desk} />
                <Button kind="quiet" icon="eye" onClick={onBoard}>
                    {t("frame.see-table")}
                </Button>
                <Button kind="quiet" icon="door" href={kHome}>
                    {t("frame.home")}
                </Button>
            </footer>
        </div>
    );
}
