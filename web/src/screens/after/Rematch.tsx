import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../../app/house";
import { address, go } from "../../app/router";
import { t } from "../../texts";
import { Button } from "../../ui";
import type { Scene } from "./scene";
import { useAsk } from "../useAsk";

export interface RematchProps {
    scene: Scene;
    rematch: () => unknown; // asks the house; a promise lasts until it has answered
}

// Another game with the same people: who asks goes ahead, the others are told.
export function Rematch({ scene, rematch }: RematchProps) {
    const next = scene.table.rematch;
    const [asking, setAsking] = useState(false);
    const wanted = useRef(false);
    useEffect(() => {
        if (next !== undefined && wanted.current) go({ at: "table", table: next });
    }, [next]);
    const ask = (): void => {
        wanted.current = true;
        setAsking(true);
        void Promise.resolve(rematch()).finally(() => setAsking(false));
    };
    if (next !== undefined) return <NextTable table={next} />;
    if (scene.me === null) return null;
    return (
        <Button kind="primary" size="big" icon="play" busy={asking} onClick={ask}>
            {t("after.rematch")}
        </Button>
    );
}

function NextTable(props: { table: string }) {
    const asked = useAsk(() => api.table(props.table), [props.table]);
    const host = asked.value?.table.chairs.find((chair) => chair.host)?.name;
    return (
        <div class="after-next" role="status">
            <p>{host ? t("after.rematch.wants", { who: host }) : t("after.rematch.open")}</p>
            <Button kind="primary" size="big" icon="play" href={address({ at: "table", table: props.table })}>
                {t("after.rematch.join")}
            </Button>
        </div>
    );
}
