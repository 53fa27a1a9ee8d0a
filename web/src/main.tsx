import { render } from "preact";
import { App } from "./app/App";
import { address, momentIn } from "./app/router";
import { open } from "./texts";
import "./styles/tokens.css";
import "./styles/base.css";

const moment = momentIn(location.pathname, location.search);
if (moment) history.replaceState(null, "", `/${address(moment)}`);
await open("page/page", "common/names");
render(<App />, document.getElementById("page")!);
