// What a driver should know of a place before driving there, from what the server tells: prices, owner, chain, what a
// stunt pays.

import type { Choice, Game, Table } from "../../protocol";
import { t } from "../../texts";
import { seatName } from "../shell/words";
import { city } from "./city";
import { signsOf } from "./signs";
import type { Move, View } from "./wire";
import { dollars } from "../../texts/money";
import { money } from "./words";

export function placeFacts(place: string, view: View, table: Table): string[] {
    const { open, facts } = view;
    const space = city.spaces.get(place);
    switch (space?.kind) {
        case "business":
            return businessFacts(space.business ?? "", view, table);
        case "stunt": {
            const up = open.face_up.some((id) => id !== null && city.cards.get(id)?.location === space.location);
            const pays = t("madcity.stunt.here", { amount: money(facts.income[view.me ?? -1] ?? 0) });
            return [up ? `★ ${pays}` : t("madcity.about.no-stunt")];
        }
        case "realestate":
            return [t("madcity.about.estate")];
        case "finish":
            return [t("madcity.goal", { amount: money(facts.target) })];
        default:
            return [t("madcity.about.road")];
    }
}

function businessFacts(id: string, view: View, table: Table): string[] {
    const business = city.businesses.get(id);
    if (!business) return [];
    const sign = signsOf(view.open).get(id);
    const chain = view.facts.groups.find(({ businesses }) => businesses.includes(id));
    const who = sign ? seatName(table, sign.seat) : "";
    return [
        t("madcity.price.buy", { amount: dollars(business.buy) }),
        business.lease === null
            ? t("madcity.price.no-lease")
            : t("madcity.price.lease", { amount: dollars(business.lease) }),
        sign ? t(sign.bought ? "madcity.owner.sold" : "madcity.owner.leased", { who }) : t("madcity.free"),
        ...(chain
            ? [
                  t(chain.businesses.length > 1 ? "madcity.chain" : "madcity.chain.one", {
                      n: chain.businesses.length,
                      amount: money(chain.income),
                  }),
              ]
            : []),
    ];
}

// Beside a choice in the frame's list.
export function about(choice: Choice, game: Game, table: Table): string | null {
    const move = choice.move as Move;
    return move.act === "Go" ? placeFacts(move.place, game.view as View, table).join(" · ") : null;
}
