// The keys of this game's texts.

import type lesson from "first-language/guillotines/lesson.json";
import type more from "first-language/guillotines/more.json";
import type names from "first-language/guillotines/names.json";
import type page from "first-language/guillotines/page.json";

declare module "../../texts" {
    interface Books {
        guillotines: { words: typeof page & typeof more & typeof lesson; names: typeof names };
    }
}
