// How fast a board shows what happens: the same field wherever it is offered.

import { speed, speeds } from "../app/preferences";
import { t } from "../texts";
import { Segmented } from "../ui";

export function SpeedField({ hideLabel }: { hideLabel?: boolean }) {
    return (
        <Segmented
            label={t("speed")}
            hideLabel={hideLabel}
            value={speed.value}
            options={speeds.map((value) => ({ value, label: t(`speed.${value}`) }))}
            onChange={(value) => (speed.value = value)}
        />
    );
}
