// The keys of this game's texts.

import type lesson from "first-language/millions/lesson.json";
import type names from "first-language/millions/names.json";
import type page from "first-language/millions/page.json";

declare module "../../texts" {
    interface Books {
        millions: { words: typeof page & typeof lesson; names: typeof names };
    }
}
