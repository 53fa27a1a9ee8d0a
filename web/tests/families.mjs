// What the tests must know of single games, and which rulesets stand for their family where one of each is enough.
// A game without a line here is played as it is.

import { readdirSync } from "node:fs";

const kOwn = {
    "mad-millionaire": {
        short: { options: { target: 200 } }, // who knows no rules takes long to a million
        open: true, // nothing to keep from anybody
    },
    guillotines: {
        next: /^On to Level 2/, // what is offered after a game with the options as they stand
        full: { level: 4 }, // where most is on the table, and most is hidden
        // What the fewest players and the options as they stand do not show.
        more: [
            { named: "level 4", size: "desktop", table: { options: { level: 4 } } },
            { named: "level 4", size: "phone", table: { options: { level: 4 }, players: 4 } },
            { named: "level 4 with Puppets", size: "phone", table: { options: { level: 4 }, players: 2 } },
        ],
    },
};

// What the page writes beside a player's name, by family.
const kPurses = {
    millions: ({ view: { open } }, seat) => (open.purse[seat] === 0 ? "$0" : `$${open.purse[seat]}M`),
    mad: ({ view }, seat) => inNotes(view.open.cash[seat]),
    guillotines: ({ view: { facts, open } }, seat) =>
        open.who[seat] ? `${5 - facts.billionaires[open.who[seat]].missing}/5` : "",
};
const inNotes = (notes) => {
    if (notes === 0) return "$0";
    return notes < 100 ? `$${notes * 10}k` : `$${notes / 100}M`;
};
export const purse = (game, now, seat) => (kPurses[family(game)] ?? inPoints)(now, seat);
const inPoints = ({ standing }, seat) => String(standing.score[seat]);

export const short = (game) => kOwn[game.id]?.short ?? {};
export const next = (game) => kOwn[game.id]?.next ?? null;
export const isOpen = (game) => kOwn[game.id]?.open ?? false;
export const full = (game) => kOwn[game.id]?.full ?? {};
export const more = (game) => kOwn[game.id]?.more ?? [];

// Games with a lesson: the server holds a script for each.
const scripts = readdirSync(new URL("../../data/lessons", import.meta.url));
export const isTaught = (game) => scripts.includes(`${game.id}.json`);

export const oneOfEach = (catalogue) =>
    [...catalogue.entries()].filter(
        ([at, game]) => catalogue.findIndex((each) => family(each) === family(game)) === at,
    );

const family = (game) => game.id.split("-")[0];
