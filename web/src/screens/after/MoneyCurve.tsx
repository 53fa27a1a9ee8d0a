import { t } from "../../texts";
import { Card } from "../../ui";
import type { Report } from "../report";
import { Curve } from "./Curve";
import type { Scene } from "./scene";

export function MoneyCurve({ scene, report }: { scene: Scene; report: Report }) {
    return (
        <Card title={t("after.curve")} tone="teal">
            <p class="ui-hint after-hint">{t("after.curve.hint")}</p>
            <Curve
                scene={scene}
                label={t("after.curve.picture")}
                curve={report.curve}
                rows={report.curve}
                steps={report.steps}
                write={scene.money}
            />
        </Card>
    );
}
