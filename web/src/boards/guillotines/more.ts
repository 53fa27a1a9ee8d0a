// Everything that later.ts fetches.

import "./open.css";
import "./panic.css";
import "./poster.css";
import "./sheets.css";
import "./show.css";
import "./talk.css";

export { CrisisIcon } from "./art/CrisisIcon";
export { moreSigns } from "./art/moreSigns";
export { Boards } from "./Boards";
export { BuyShow } from "./BuyShow";
export { EnvelopeShow } from "./EnvelopeShow";
export { Introduction, newTo } from "./Introduction";
export { MarketQuestion } from "./MarketQuestion";
export { OpenDock } from "./OpenDock";
export { PanicTable } from "./PanicTable";
export { PosterShow } from "./PosterShow";
export { RoleSheet } from "./RoleSheet";
export { RollShow } from "./RollShow";
export { SquareSheet } from "./SquareSheet";
