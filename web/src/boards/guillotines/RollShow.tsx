import { useEffect, useState } from "preact/hooks";
import { lessMotion } from "../../app/preferences";
import { t } from "../../texts";
import { Die } from "./art/Die";
import { MarketSign } from "./art/MarketSign";
import { CardFace } from "./CardFace";
import type { RollScene } from "./staging";
import { figures } from "./figures";
import type { View } from "./view";

const kTurn = 90;
const kTurns = 7;

// A die that tumbles before it lies still. With Puppets its number is a Market's.
export function RollShow({ view, scene, puppets }: { view: View; scene: RollScene; puppets: boolean }) {
    const [turns, setTurns] = useState(lessMotion() ? kTurns : 0);
    useEffect(() => setTurns(lessMotion() ? kTurns : 0), [scene.seat, scene.die]);
    useEffect(() => {
        if (turns >= kTurns) return;
        const timer = setTimeout(() => setTurns(turns + 1), kTurn);
        return () => clearTimeout(timer);
    }, [turns]);
    const still = turns >= kTurns;
    const end = scene.result ?? scene.die;
    const market = puppets && still ? figures.markets[end - 1] : undefined;
    return (
        <div class="bg-poster">
            <h3>{t("bg.show.roll")}</h3>
            <div class="bg-poster-row">
                <Die value={still ? scene.die : ((scene.die + turns * 5) % 6) + 1} size={96} rolling={!still} />
                {scene.cards.map((kind, at) => (
                    <CardFace key={at} kind={kind} values={view.facts.values} />
                ))}
                {scene.result !== null && <Die value={scene.result} size={96} />}
                {market && (
                    <span class={`bg-roll-market bg-ground-${market}`}>
                        <MarketSign market={market} size={44} />
                    </span>
                )}
            </div>
            {scene.result !== null && <p class="bg-quiet">{t("bg.show.moved", { n: scene.result })}</p>}
        </div>
    );
}
