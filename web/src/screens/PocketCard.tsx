// Playing offline: whether this page can, and the way into the house inside it and back.

import { hasPocket, inPocket, isAlone, kHouseHome, kPocketHome } from "../app/pocket";
import { install, mayInstall, pageKept } from "../pocket/keepPage";
import { t } from "../texts";
import { Button, Card } from "../ui";

export function PocketCard() {
    return (
        <Card title={t("pocket.title")} tone="mustard">
            <p class="settings-words">{t(hasPocket ? "pocket.hint" : "pocket.none")}</p>
            {inPocket && pageKept.value !== "coming" && (
                <p class="settings-words" role="status">
                    {t(pageKept.value === "kept" ? "pocket.kept" : "pocket.unkept")}
                </p>
            )}
            <div>
                {hasPocket && !isAlone && (
                    <Button icon={inPocket ? "people" : "person"} href={inPocket ? kHouseHome : kPocketHome}>
                        {t(inPocket ? "home.pocket.house" : "home.pocket")}
                    </Button>
                )}
                {mayInstall.value && <Button onClick={() => void install()}>{t("pocket.install")}</Button>}
            </div>
        </Card>
    );
}
