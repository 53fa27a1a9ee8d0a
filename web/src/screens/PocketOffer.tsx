// Where the house does not answer: the way into the one inside the page, or why there is none.

import { kPocketHome, mayLoad } from "../app/pocket";
import { t } from "../texts";
import { Button } from "../ui";
import { useAsk } from "./useAsk";

export function PocketOffer() {
    const { value } = useAsk(mayLoad, []);
    if (value === null) return null;
    if (!value) return <span>{t("home.pocket.unkept")}</span>;
    return (
        <>
            <span>{t("home.pocket.away")}</span>
            <Button kind="accent" icon="person" href={kPocketHome}>
                {t("home.pocket")}
            </Button>
        </>
    );
}
