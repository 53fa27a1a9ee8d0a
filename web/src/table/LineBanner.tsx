import { useEffect, useRef, useState } from "preact/hooks";
import type { Line } from "../net/connection";
import type { Bye } from "../protocol";
import { t } from "../texts";
import { Icon } from "../ui";
import "./LineBanner.css";

const kPatience = 800; // a line that is back at once is not worth a word
const kGoodNews = 2500;

// A quiet word when the line is lost, and when it is back.
export function LineBanner(props: { line: Line; bye: Bye | null }) {
    const [shown, setShown] = useState<"none" | "lost" | "back">("none");
    const lost = props.line !== "open";
    const told = useRef(false);
    useEffect(() => {
        if (!lost && !told.current) return;
        const timer = lost
            ? setTimeout(() => {
                  told.current = true;
                  setShown("lost");
              }, kPatience)
            : setTimeout(() => {
                  told.current = false;
                  setShown("none");
              }, kGoodNews);
        if (!lost) setShown("back");
        return () => clearTimeout(timer);
    }, [lost]);
    const text =
        props.bye && lost
            ? props.bye.text
            : shown === "lost"
              ? t("frame.lost")
              : shown === "back"
                ? t("frame.found")
                : "";
    return (
        <div class="tbl-banner" role="status">
            {text !== "" && (
                <span class={shown === "back" ? "tbl-banner-word tbl-banner-good" : "tbl-banner-word"}>
                    <Icon name={shown === "back" ? "check" : "warn"} size={16} /> {text}
                </span>
            )}
        </div>
    );
}
