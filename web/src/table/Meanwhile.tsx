import { SpeedField } from "../screens/SpeedField";
import { t } from "../texts";
import { Button } from "../ui";
import type { Desk } from "./desk";
import { Recent } from "./Recent";
import "./Meanwhile.css";

// While one is asked nothing: what has happened, how fast it is shown, and the way to one's next turn.
export function Meanwhile({ desk }: { desk: Desk }) {
    return (
        <div class="tbl-meanwhile">
            <Recent lines={desk.state.lines} />
            <div class="tbl-pace" data-meanwhile>
                <SpeedField hideLabel />
                <Button size="small" icon="forward" onClick={() => desk.face.theatre.haste()}>
                    {t("frame.haste")}
                </Button>
            </div>
        </div>
    );
}
