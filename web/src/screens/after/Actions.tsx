import { useState } from "preact/hooks";
import { inPocket } from "../../app/pocket";
import { address } from "../../app/router";
import { titleOf } from "../names";
import { t } from "../../texts";
import { Button, toast } from "../../ui";
import { copyLink } from "./copy";
import { linkTo } from "./links";
import { saveFile, saveLog } from "./save";
import type { Scene } from "./scene";
import { posterPng, type Poster } from "./sharePicture";
import { placed } from "./standings";

const kFile = "moneybags.png";

// What one may do with a game that is over, apart from playing another.
export function Actions({ scene }: { scene: Scene }) {
    const [busy, setBusy] = useState(false);
    const { table } = scene;
    const game = titleOf(table, true);
    const names = scene.winners.map(scene.name).join(t("ui.list"));
    const poster = (): Poster => ({
        game,
        headline: t(scene.winners.length > 1 ? "after.won.many" : "after.won", { who: names }),
        rows: placed(scene.score, scene.winners),
        name: scene.name,
        money: scene.money,
    });
    const link = linkTo({ at: "table", table: table.id });

    const share = async (): Promise<void> => {
        if (!("share" in navigator)) return copyLink(link);
        const words = { title: "Moneybags", text: t("after.shared", { who: names, game }), url: link };
        const picture = await posterPng(poster()).catch(() => null);
        const files = picture ? [new File([picture], kFile, { type: "image/png" })] : [];
        const whole = { ...words, files };
        try {
            await navigator.share(files.length > 0 && navigator.canShare?.(whole) ? whole : words);
        } catch (error) {
            // Sent away by the reader: nothing to say. Anything else: the link at least.
            if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink(link);
        }
    };
    const save = async (): Promise<void> => {
        try {
            saveFile(await posterPng(poster()), kFile);
        } catch {
            toast(t("after.picturefailed"), "bad");
        }
    };
    const during = (work: () => Promise<void>) => (): void => {
        setBusy(true);
        void work().finally(() => setBusy(false));
    };
    return (
        <nav class="after-actions" aria-label={t("after.actions")}>
            <Button kind="accent" icon="replay" href={address({ at: "replay", table: table.id, step: 0 })}>
                {t("after.replay")}
            </Button>
            {!inPocket && (
                <Button icon="link" disabled={busy} onClick={during(share)}>
                    {t("after.share")}
                </Button>
            )}
            <Button icon="star" disabled={busy} onClick={during(save)}>
                {t("after.picture")}
            </Button>
            <Button icon="log" disabled={busy} onClick={during(() => saveLog(table.id))}>
                {t("after.export")}
            </Button>
        </nav>
    );
}
