import { t } from "../../texts";
import { Button } from "../../ui";
import type { Player } from "./usePlayer";

export function Scrubber(props: { player: Player; last: number; told: string }) {
    const { player, last } = props;
    const where = t("replay.step", { n: player.at, all: last });
    return (
        <div class="replay-scrubber">
            <input
                type="range"
                class="replay-slider"
                min={0}
                max={last}
                step={1}
                value={player.at}
                aria-label={t("replay.scrub")}
                aria-valuetext={`${where}. ${props.told}`}
                title={t("replay.keys")}
                onInput={(event) => player.to(Number(event.currentTarget.value))}
            />
            <div class="replay-buttons">
                <Button
                    kind="quiet"
                    icon="back"
                    label={t("replay.before")}
                    disabled={player.at <= 0}
                    onClick={() => player.to(player.at - 1)}
                />
                <Button
                    kind="primary"
                    icon={player.playing ? "close" : "play"}
                    onClick={player.toggle}
                    class="replay-play"
                >
                    {t(player.playing ? "replay.pause" : "replay.play")}
                </Button>
                <Button
                    kind="quiet"
                    icon="forward"
                    label={t("replay.next")}
                    disabled={player.at >= last}
                    onClick={() => player.to(player.at + 1)}
                />
                <span class="replay-where money">
                    <span class="unseen">{where}</span>
                    <span aria-hidden="true">
                        {player.at} / {last}
                    </span>
                </span>
            </div>
        </div>
    );
}
