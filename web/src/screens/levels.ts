// What bots are called: by a name or a number. A level that nobody wrote a word for goes by its id.

import { maybe as ours, t } from "../texts";
import { plainName } from "./names";
import { strengthOf } from "./strength";

export const levelName = (level: string): string =>
    ours(`bot.${level}`) ?? (strengthOf(level) === null ? plainName(level) : t("bot.strength", { n: level }));
export const levelHint = (level: string): string | null => ours(`bot.${level}.hint`);
