import type { ComponentChildren } from "preact";
import type { Table } from "../../protocol";
import { t } from "../../texts";
import { AssetIcon } from "./art/AssetIcon";
import { MarketSign } from "./art/MarketSign";
import { Portrait } from "./art/Portrait";
import { Sign } from "./art/Sign";
import { SuitSign } from "./art/SuitSign";
import { CardFace } from "./CardFace";
import { Die } from "./art/Die";
import { figures, marketOf } from "./figures";
import { more } from "./later";
import type { Act, Move } from "./wire";
import type { Facet } from "./narrow";
import { lacks, ownerOf, personOf, type View } from "./view";
import { listNames, seatName } from "../shell/words";
import {
    assetName,
    cardName,
    crisisName,
    groupOf,
    label,
    marketName,
    needsOf,
    ownerName,
    policyName,
    roleName,
    shifted,
    whoName,
} from "./words";
import type { Choice } from "../../protocol";

export interface TileFaceProps {
    table: Table;
    view: View;
    facet: Facet;
    move: Move; // of the first option under it
    choice: Choice;
    count: number; // options under it
}

const ambiguous: readonly Act[] = ["PayAsset", "OfferSwap", "OfferAdd", "OfferSacrifice"];

interface Face {
    picture: ComponentChildren;
    words: string;
    small?: string | undefined;
}

const plainSigns = {
    Yes: "✓",
    No: "✕",
    MakeOffer: "✓",
    Hide: "–",
    Stop: "■",
    Pass: "–",
    KeepOld: "✓",
    ReturnOld: "↩",
    Draw: "+",
    Decline: "–",
    GoOn: "▶",
    CallVote: "!",
    ReturnIt: "↩",
    Swap: "⇄",
    Exempt: "–",
} as const;

function faceOf({ table, view, facet, move, choice, count }: TileFaceProps): Face {
    const words = label(choice, table);
    switch (facet.of) {
        case "act":
            return { picture: <b class="bg-tile-mark">{count}</b>, words: groupOf(facet.act) };
        case "who": {
            const { needs, suit } = figures.billionaires[facet.who];
            return {
                picture: (
                    <>
                        <Portrait of={facet.who} />
                        <span class="bg-tile-needs">
                            {needs.map((type, at) => (
                                <MarketSign key={at} market={type} size={13} />
                            ))}
                            <SuitSign suit={suit} size={15} />
                        </span>
                    </>
                ),
                words: whoName(facet.who),
                small: needsOf(facet.who),
            };
        }
        case "role":
            if (facet.role === null)
                return {
                    picture: <b class="bg-tile-mark">–</b>,
                    words: move.act === "KeepRole" ? words : t("bg.do.Hide"),
                };
            return {
                picture: <Sign of={facet.role} size={34} />,
                words: roleName(facet.role),
                small: t(`bg.role.does.${facet.role}`),
            };
        case "policy":
            if (facet.policy === null) return { picture: <b class="bg-tile-mark">–</b>, words };
            return {
                picture: <Sign of={facet.policy} size={28} />,
                words: policyName(facet.policy),
                small: t(`bg.policy.does.${facet.policy}`),
            };
        case "asset": {
            if (facet.asset === null) return { picture: <b class="bg-tile-mark">–</b>, words };
            const owner = ownerOf(view, facet.asset);
            const needed = lacks(view, marketOf(facet.asset)) > 0;
            const small = owner === null ? marketName(marketOf(facet.asset)) : ownerName(table, facet.asset);
            return {
                picture: <AssetIcon asset={facet.asset} size={44} class={needed ? "bg-asset-needed" : ""} />,
                words: assetName(facet.asset),
                small,
            };
        }
        case "cards": {
            const cards = facet.cards.map((kind, at) => (
                <span key={at} class="bg-tile-card">
                    <CardFace kind={kind} values={view.facts.values} />
                    {move.act === "Shift" && <i>{(facet.ups >> at) & 1 ? "▲" : "▼"}</i>}
                </span>
            ));
            if (move.act === "Shift") {
                const to = shifted(view.open.die, move, view.facts.values);
                return {
                    picture: (
                        <>
                            {cards} <Die value={to} size={38} />
                        </>
                    ),
                    words,
                };
            }
            return { picture: cards, words: move.act === "Take" ? listNames(facet.cards.map(cardName)) : words };
        }
        case "market":
            return { picture: <MarketSign market={facet.market} size={30} />, words: marketName(facet.market) };
        case "seat": {
            const who = personOf(view, facet.seat)?.who;
            return { picture: who ? <Portrait of={who} /> : null, words: seatName(table, facet.seat) };
        }
        case "crisis": {
            const CrisisIcon = more.value?.CrisisIcon;
            const rebels = view.open.rebels[facet.crisis] ?? 0;
            return {
                picture: (
                    <span class="bg-tile-crisis">{CrisisIcon && <CrisisIcon crisis={facet.crisis} size={34} />}</span>
                ),
                words: crisisName(facet.crisis),
                small: "♟".repeat(rebels),
            };
        }
        case "plain":
            if (move.act === "Reveal" && move.role) return { picture: <Sign of={move.role} size={34} />, words };
            return {
                picture: <b class="bg-tile-mark">{plainSigns[move.act as keyof typeof plainSigns] ?? "✓"}</b>,
                words,
            };
    }
}

// What a tile shows: a picture, words, and what is good to know.
export function TileFace(props: TileFaceProps) {
    const { picture, words, small } = faceOf(props);
    const { move, facet } = props;
    // The same thing may stand for several acts: then the tile says which.
    const verb = facet.of === "asset" && ambiguous.includes(move.act) ? groupOf(move.act) : undefined;
    const below = [verb, small].filter((each) => each !== undefined && each !== "").join(" · ");
    return (
        <>
            <span class="bg-tile-picture">{picture}</span>
            <span class="bg-tile-words">{words}</span>
            {below !== "" && <span class="bg-tile-small">{below}</span>}
        </>
    );
}
