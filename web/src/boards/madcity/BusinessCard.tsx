import { useEffect, useRef } from "preact/hooks";
import type { Choice, Table } from "../../protocol";
import { t } from "../../texts";
import { Icon } from "../../ui";
import { shapeLetter } from "../../table/seatShapes";
import { roofOf } from "./art/solid";
import { city } from "./city";
import type { BusinessOption } from "./moves";
import type { Sign } from "./signs";
import type { Group } from "./wire";
import { seatName } from "../shell/words";
import { dollars } from "../../texts/money";
import { businessName, money, setName, shortLabel } from "./words";

export interface BusinessCardProps {
    id: string;
    table: Table;
    sign: Sign | null;
    group: Group | null; // that it earns with
    sale: readonly number[]; // notes it would bring by the die
    options: readonly BusinessOption[];
    held: boolean; // opened to stay, not just passed over
    anchored: boolean; // stands beside its house, else at the foot of the window
    busy: boolean;
    ask: (choice: Choice) => void;
    onClose: () => void;
}

// One business: what it costs, whose it is, what it earns, and what the reader may do about it.
export function BusinessCard(props: BusinessCardProps) {
    const { id, table, sign, group, sale, options, held, busy } = props;
    const business = city.businesses.get(id);
    const box = useRef<HTMLElement>(null);
    // Whoever opens it finds the first thing to do there, and is back where they were when it closes.
    useEffect(() => {
        const it = box.current;
        if (!held || !it) return;
        const before = document.activeElement;
        (it.querySelector<HTMLElement>(".mad-act") ?? it.querySelector<HTMLElement>(".mad-card-close"))?.focus({
            preventScroll: true,
        });
        return () => {
            if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
        };
    }, [held, id]);
    if (!business) return null;
    const small = city.sets.get(business.set)?.small ?? false;
    const at = roofOf(business);
    const place = props.anchored
        ? {
              left: `${(at.x / city.size.x) * 100}%`,
              top: `${(at.y / city.size.y) * 100}%`,
              transform: `translate(${at.x > city.size.x / 2 ? "calc(-100% - 34px)" : "34px"}, ${at.y > city.size.y / 2 ? "-80%" : "-20%"})`,
          }
        : {};
    const selling = options.some(({ move }) => move.act === "Sell");
    return (
        <section
            ref={box}
            class={`mad-card mad-set-${small ? "S" : business.set} ${held ? "" : "mad-card-passing"} ${props.anchored ? "mad-card-anchored" : ""}`}
            style={place}
            aria-label={businessName(id)}
            onKeyDown={(event) => {
                if (event.key !== "Escape") return;
                event.stopPropagation();
                props.onClose();
            }}
        >
            <header class="mad-card-head">
                <span class="mad-card-swatch" />
                <h3>{businessName(id)}</h3>
                {held && (
                    <button
                        type="button"
                        class="mad-card-close"
                        aria-label={t("madcity.close")}
                        onClick={props.onClose}
                    >
                        <Icon name="close" size={16} />
                    </button>
                )}
            </header>
            {!small && <p class="mad-card-set">{setName(business)}</p>}
            <p class="mad-card-prices money">
                <span>{t("madcity.price.buy", { amount: dollars(business.buy) })}</span>
                <span>
                    {business.lease === null
                        ? t("madcity.price.no-lease")
                        : t("madcity.price.lease", { amount: dollars(business.lease) })}
                </span>
            </p>
            <p class={sign ? `mad-seat-${sign.seat}` : undefined}>
                {sign ? (
                    <>
                        <i>{shapeLetter(sign.seat)}</i>{" "}
                        {t(sign.bought ? "madcity.owner.sold" : "madcity.owner.leased", {
                            who: seatName(table, sign.seat),
                        })}
                    </>
                ) : (
                    t("madcity.free")
                )}
            </p>
            {group && (
                <p>
                    {t(group.businesses.length > 1 ? "madcity.chain" : "madcity.chain.one", {
                        n: group.businesses.length,
                        amount: money(group.income),
                    })}
                </p>
            )}
            {selling && (
                <p class="mad-card-sale">
                    {t("madcity.sale")}
                    <span class="money">
                        {[...new Set(sale)].map((amount) => {
                            const [from, to] = [sale.indexOf(amount) + 1, sale.lastIndexOf(amount) + 1];
                            const die = from === to ? from : `${from}–${to}`;
                            return <span key={die}>{t("madcity.sale.die", { die, amount: money(amount) })}</span>;
                        })}
                    </span>
                </p>
            )}
            {held && options.length > 0 && (
                <div class="mad-card-acts">
                    {options.map(({ choice, move }) => (
                        <button
                            key={move.act}
                            type="button"
                            class={`mad-act mad-act-${move.act}`}
                            data-act={move.act}
                            aria-disabled={busy || undefined}
                            onClick={() => !busy && props.ask(choice)}
                        >
                            {shortLabel(move)}
                        </button>
                    ))}
                </div>
            )}
        </section>
    );
}
