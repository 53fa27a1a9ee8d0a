// Playing offline: whether this page can, and the way into the house inside it and back.

import { useEffect, useState } from "preact/hooks";
import { hasPocket, inPocket, isAlone, kHouseHome, kPocketHome } from "../app/pocket";
import { pageKept } from "../pocket/keepPage";
import { t } from "../texts";
import { Button, Card, toast } from "../ui";

// What browsers that can install a page hand out, once (no standard names it yet).
interface InstallOffer extends Event {
    prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

function useInstallOffer(): (() => void) | null {
    const [offer, setOffer] = useState<InstallOffer | null>(null);
    useEffect(() => {
        const take = (event: Event): void => {
            event.preventDefault();
            setOffer(event as InstallOffer);
        };
        addEventListener("beforeinstallprompt", take);
        return () => removeEventListener("beforeinstallprompt", take);
    }, []);
    if (!offer) return null;
    return () => {
        setOffer(null); // it can be used only once
        void offer.prompt().then(({ outcome }) => {
            if (outcome === "dismissed") toast(t("pocket.refused"));
        });
    };
}

export function PocketCard() {
    const install = useInstallOffer();
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
                {install && <Button onClick={install}>{t("pocket.install")}</Button>}
            </div>
        </Card>
    );
}
