// Which rulesets stand for their family where one of each is enough, and how they are kept short.

// Who knows no rules takes long to a million.
const kShort = { "mad-millionaire": { options: { target: 200 } } };
export const short = (game) => kShort[game.id] ?? {};

export const oneOfEach = (catalogue) =>
    [...catalogue.entries()].filter(
        ([at, game]) => catalogue.findIndex((each) => family(each) === family(game)) === at,
    );

const family = (game) => game.id.split("-")[0];
