import { render } from "preact";
import { App } from "./app/App";
import { open } from "./texts";
import "./styles/tokens.css";
import "./styles/base.css";

await open("page/page", "common/names");
render(<App />, document.getElementById("page")!);
