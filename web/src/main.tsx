import { render } from "preact";
import { App } from "./app/App";
import { inPocket } from "./app/pocket";
import { address, momentIn } from "./app/router";
import { wire } from "./net/wire";
import { open } from "./texts";
import "./styles/tokens.css";
import "./styles/base.css";

const moment = momentIn(location.pathname, location.search);
if (moment) history.replaceState(null, "", `/${address(moment)}`);
await open("page/page", "common/names");
if (inPocket) {
    await open("page/more");
    Object.assign(wire, (await import("./pocket/link")).wire);
}
render(<App />, document.getElementById("page")!);
