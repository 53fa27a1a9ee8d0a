import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Icon } from "../../ui";
import { shapeLetter } from "../../table/seatShapes";
import { city } from "./city";
import type { Sign } from "./signs";
import type { Group } from "./wire";
import { seatName } from "../shell/words";
import { dollars } from "../../texts/money";
import { businessName, money, setName } from "./words";

export interface DirectoryProps {
    table: Table;
    signs: ReadonlyMap<string, Sign>;
    groups: readonly Group[];
    onPick: (business: string) => void;
    onClose: () => void;
}

// Every business in words: what the map shows, for those who would rather read.
export function Directory({ table, signs, groups, onPick, onClose }: DirectoryProps) {
    const large = [...city.sets.values()].filter((set) => !set.small);
    const small = [...city.sets.values()].filter((set) => set.small).flatMap((set) => set.businesses);
    const quarters = [
        ...large.map((set) => ({ id: set.id, businesses: set.businesses })),
        { id: "S", businesses: small },
    ];
    return (
        <section
            class="mad-directory"
            aria-label={t("madcity.directory.title")}
            onKeyDown={(event) => {
                if (event.key !== "Escape") return;
                event.stopPropagation();
                onClose();
            }}
        >
            <header class="mad-directory-head">
                <h3>{t("madcity.directory.title")}</h3>
                <button type="button" class="mad-card-close" aria-label={t("madcity.close")} onClick={onClose}>
                    <Icon name="close" size={18} />
                </button>
            </header>
            <div class="mad-directory-body">
                <div class="mad-directory-columns">
                    {quarters.map(({ id, businesses }) => (
                        <section key={id} class={`mad-set-${id}`}>
                            <h4 class="mad-directory-set">
                                {id === "S" ? t("madcity.stalls") : setName(city.businesses.get(businesses[0]!)!)}
                            </h4>
                            <ul>
                                {businesses.map((each) => {
                                    const business = city.businesses.get(each)!;
                                    const sign = signs.get(each);
                                    const group = groups.find((one) => one.businesses.includes(each));
                                    return (
                                        <li key={each}>
                                            <button
                                                type="button"
                                                class={`mad-directory-row ${sign ? `mad-seat-${sign.seat}` : ""}`}
                                                onClick={() => onPick(each)}
                                            >
                                                <span class="mad-directory-name">{businessName(each)}</span>
                                                <span class="money">
                                                    {dollars(business.buy)} /{" "}
                                                    {business.lease === null ? "–" : dollars(business.lease)}
                                                </span>
                                                <span class="mad-directory-owner">
                                                    {sign ? (
                                                        <>
                                                            <i>{shapeLetter(sign.seat)}</i>{" "}
                                                            {t(
                                                                sign.bought
                                                                    ? "madcity.owner.sold"
                                                                    : "madcity.owner.leased",
                                                                { who: seatName(table, sign.seat) },
                                                            )}
                                                            {group &&
                                                                group.businesses.length > 1 &&
                                                                ` · ${t("madcity.chain", { n: group.businesses.length, amount: money(group.income) })}`}
                                                        </>
                                                    ) : (
                                                        t("madcity.free")
                                                    )}
                                                </span>
                                            </button>
                                        </li>
                                    );
                                })}
                            </ul>
                        </section>
                    ))}
                </div>
            </div>
        </section>
    );
}
