// Tests read every text without asking for it first.

import { open, shelf } from ".";

await open(...Object.keys(shelf).map((path) => path.slice(path.indexOf("/") + 1)));
