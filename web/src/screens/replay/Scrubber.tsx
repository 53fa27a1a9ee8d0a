import { t } from "../../texts";
import { Button, Segmented, Select } from "../../ui";
import { chapterAt, type Chapter } from "./chapters";
import { speeds, type Player, type Speed } from "./usePlayer";

export interface ScrubberProps {
    player: Player;
    last: number;
    told: string;
    chapters: readonly Chapter[];
    lies: readonly number[]; // the steps at which somebody lied
}

export function Scrubber(props: ScrubberProps) {
    const { player, last, chapters, lies } = props;
    const here = chapterAt(chapters, player.at);
    const lie = lies.find((step) => step > player.at);
    const where = t("replay.step", { n: player.at, all: last });
    return (
        <div class="replay-scrubber">
            <div class="replay-thumb">
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
                        onClick={() => player.step(-1)}
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
                        onClick={() => player.step(1)}
                    />
                    <span class="replay-where money">
                        <span class="unseen">{where}</span>
                        <span aria-hidden="true">
                            {player.at} / {last}
                        </span>
                    </span>
                </div>
            </div>
            <div class="replay-ways">
                {chapters.length > 0 && (
                    <Select
                        label={t("replay.chapter")}
                        value={here ? String(here.step) : ""}
                        options={[
                            ...(here ? [] : [{ value: "", label: t("replay.setup") }]),
                            ...chapters.map(({ step, title }) => ({ value: String(step), label: title })),
                        ]}
                        onChange={(value) => player.to(Number(value))}
                    />
                )}
                <Segmented
                    label={t("replay.speed")}
                    value={String(player.speed)}
                    options={speeds.map((each) => ({ value: String(each), label: `${each}×` }))}
                    onChange={(value) => player.hurry(Number(value) as Speed)}
                />
                {lies.length > 0 && (
                    <Button icon="eye" disabled={lie === undefined} onClick={() => player.to(lie ?? player.at)}>
                        {t("replay.lie")}
                    </Button>
                )}
            </div>
        </div>
    );
}
