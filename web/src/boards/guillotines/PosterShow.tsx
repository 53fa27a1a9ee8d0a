import type { Table } from "../../protocol";
import { t } from "../../texts";
import { AssetIcon } from "./art/AssetIcon";
import { CrisisIcon } from "./art/CrisisIcon";
import { Guillotine } from "./art/Guillotine";
import { MarketSign } from "./art/MarketSign";
import { Portrait } from "./art/Portrait";
import { Sign } from "./art/Sign";
import { CardFace } from "./CardFace";
import { figures } from "./figures";
import type { PosterScene } from "./staging";
import { personOf, type View } from "./view";
import { listNames, seatName } from "../shell/words";
import { crisisName, panicName, policyName, roleName } from "./words";

const headlines: Readonly<Record<string, Parameters<typeof t>[0]>> = {
    PanicDue: "bg.show.panic",
    PanicWon: "bg.show.saved",
    PanicFailed: "bg.show.failed",
    Revolution: "bg.show.revolution",
    OfferAccepted: "bg.show.accepted",
    OfferRefused: "bg.show.refused",
    RoundEnds: "bg.show.round",
};

// One big picture, and what it is about.
export function PosterShow({ table, view, scene }: { table: Table; view: View; scene: PosterScene }) {
    const { picture } = scene;
    const headline = headlines[scene.what];
    switch (picture.of) {
        case "crisis":
            return (
                <div class="bg-poster bg-poster-crisis">
                    <h3>
                        {picture.rebels > 0
                            ? t("bg.show.crisis")
                            : t(picture.rebels === -1 ? "bg.show.removed.one" : "bg.show.removed", {
                                  n: -picture.rebels,
                              })}
                    </h3>
                    <div class="bg-poster-row">
                        <span class="bg-poster-card">
                            <CrisisIcon crisis={picture.crisis} />
                            <b>{crisisName(picture.crisis)}</b>
                        </span>
                        <Guillotine rebels={picture.total} of={view.facts.rebels_in_all} />
                    </div>
                    {picture.rebels > 0 && (
                        <p class="bg-verdict">
                            {t(picture.rebels === 1 ? "bg.show.rebel" : "bg.show.rebels", { n: picture.rebels })}
                        </p>
                    )}
                </div>
            );
        case "role": {
            const who = personOf(view, picture.seat)?.who;
            return (
                <div class="bg-poster bg-poster-role">
                    <h3>{t("bg.show.reveals", { who: seatName(table, picture.seat) })}</h3>
                    <div class="bg-poster-row">
                        {who && <Portrait of={who} />}
                        <span class="bg-poster-card bg-turns">
                            <Sign of={picture.role} size={64} />
                            <b>{roleName(picture.role)}</b>
                        </span>
                    </div>
                    <p class="bg-quiet">{t(`bg.role.does.${picture.role}`)}</p>
                </div>
            );
        }
        case "policy":
            return (
                <div class="bg-poster bg-poster-policy">
                    <h3>{t("bg.show.policy")}</h3>
                    <span class="bg-poster-card bg-turns">
                        <Sign of={picture.policy} size={64} />
                        <b>{policyName(picture.policy)}</b>
                    </span>
                    <p class="bg-quiet">{t(`bg.policy.does.${picture.policy}`)}</p>
                </div>
            );
        case "panic":
            return (
                <div class="bg-poster bg-poster-crisis">
                    <h3>{t("bg.show.panic")}</h3>
                    <span class="bg-poster-card bg-turns">
                        <Sign of={picture.card} size={64} />
                        <b>{panicName(picture.card)}</b>
                        <span class="bg-poster-types">
                            {figures.sacrifice[picture.card].map((type) => (
                                <MarketSign key={type} market={type} size={26} />
                            ))}
                        </span>
                    </span>
                </div>
            );
        case "assets":
            return (
                <div class="bg-poster">
                    <div class="bg-poster-row">
                        {picture.assets.map((asset) => (
                            <AssetIcon key={asset} asset={asset} size={72} class="bg-lands" />
                        ))}
                    </div>
                </div>
            );
        case "cards":
            return (
                <div class="bg-poster">
                    <div class="bg-poster-row bg-poster-cards">
                        {picture.cards.map((kind, at) => (
                            <CardFace key={at} kind={kind} values={view.facts.values} class="bg-turns" />
                        ))}
                    </div>
                </div>
            );
        case "sign":
            return (
                <div class="bg-poster">
                    {headline && <h3>{t(headline)}</h3>}
                    <span class="bg-poster-sign bg-turns">
                        <Sign of={picture.sign} size={96} />
                    </span>
                </div>
            );
        case "guillotine":
            return (
                <div class={`bg-poster ${picture.fallen ? "bg-poster-end" : "bg-poster-crisis"}`}>
                    {headline && <h3>{t(headline)}</h3>}
                    <span class="bg-poster-guillotine">
                        <Guillotine rebels={picture.rebels} of={view.facts.rebels_in_all} fallen={picture.fallen} />
                    </span>
                </div>
            );
        case "end": {
            const names = listNames(picture.winners.map((seat) => seatName(table, seat)));
            return (
                <div class="bg-poster bg-poster-end">
                    <h3>
                        {picture.winners.length === 0
                            ? t("bg.show.nobody")
                            : t(picture.winners.length > 1 ? "bg.show.wins.many" : "bg.show.wins", { names })}
                    </h3>
                    <div class="bg-poster-row">
                        {picture.winners.length === 0 ? (
                            <Guillotine
                                rebels={view.facts.rebels}
                                of={view.facts.rebels_in_all}
                                fallen={picture.reason === "Revolution"}
                            />
                        ) : (
                            picture.winners.map((seat) => {
                                const who = personOf(view, seat)?.who;
                                return who ? <Portrait key={seat} of={who} class="bg-turns" /> : null;
                            })
                        )}
                    </div>
                </div>
            );
        }
    }
}
