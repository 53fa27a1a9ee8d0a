import type { ComponentChildren } from "preact";
import { t, type Key } from "../../texts";
import { Icon } from "../../ui";

export interface ToolsProps {
    whole: boolean;
    car: (() => void) | null;
    onZoom: (by: number) => void;
    onAll: () => void;
    onDirectory: () => void;
}

const kZoom = 1.4;

// How one looks about in the city.
export function Tools({ whole, car, onZoom, onAll, onDirectory }: ToolsProps) {
    const tool = (says: Key, picture: ComponentChildren, onClick: () => void, off = false, look = "") => (
        <button
            type="button"
            class={`mad-tool ${look}`}
            aria-label={t(says)}
            title={t(says)}
            aria-disabled={off || undefined}
            onClick={onClick}
        >
            {picture}
        </button>
    );
    const carSign = (
        <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
            <path d="M3 12l3-6h10l4 6 2 1v5h-3a2.5 2.5 0 01-5 0h-4a2.5 2.5 0 01-5 0h-3v-5zm4.3-4l-1.8 4h5V8zm5.2 0v4h5l-2.6-4z" />
        </svg>
    );
    return (
        <div class="mad-tools">
            {tool("madcity.directory", <Icon name="log" />, onDirectory)}
            {car && tool("madcity.my-car", carSign, car)}
            {tool("madcity.zoom.out", <Icon name="minus" />, () => onZoom(1 / kZoom), whole)}
            {tool("madcity.zoom.in", <Icon name="plus" />, () => onZoom(kZoom))}
            {tool("madcity.zoom.all", <Icon name="globe" />, onAll, whole, "mad-tool-all")}
        </div>
    );
}
