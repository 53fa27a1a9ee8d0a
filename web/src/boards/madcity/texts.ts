// The keys of this game's texts.

import type lesson from "first-language/mad-millionaire/lesson.json";
import type names from "first-language/mad-millionaire/names.json";
import type page from "first-language/mad-millionaire/page.json";

declare module "../../texts" {
    interface Books {
        "mad-millionaire": { words: typeof page & typeof lesson; names: typeof names };
    }
}
