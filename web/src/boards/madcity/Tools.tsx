import { t } from "../../texts";
import { Icon } from "../../ui";

export interface ToolsProps {
    whole: boolean;
    car: (() => void) | null;
    onZoom: (by: number) => void;
    onAll: () => void;
    onDirectory: () => void;
}

// How one looks about in the city.
export function Tools({ whole, car, onZoom, onAll, onDirectory }: ToolsProps) {
    return (
        <div class="mad-tools">
            <button
                type="button"
                class="mad-tool"
                aria-label={t("madcity.directory")}
                title={t("madcity.directory")}
                onClick={onDirectory}
            >
                <Icon name="log" />
            </button>
            {car && (
                <button
                    type="button"
                    class="mad-tool"
                    aria-label={t("madcity.my-car")}
                    title={t("madcity.my-car")}
                    onClick={car}
                >
                    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
                        <path d="M3 12l3-6h10l4 6 2 1v5h-3a2.5 2.5 0 01-5 0h-4a2.5 2.5 0 01-5 0h-3v-5zm4.3-4l-1.8 4h5V8zm5.2 0v4h5l-2.6-4z" />
                    </svg>
                </button>
            )}
            <button
                type="button"
                class="mad-tool"
                aria-label={t("madcity.zoom.out")}
                title={t("madcity.zoom.out")}
                aria-disabled={whole || undefined}
                onClick={() => onZoom(1 / 1.4)}
            >
                <Icon name="minus" />
            </button>
            <button
                type="button"
                class="mad-tool"
                aria-label={t("madcity.zoom.in")}
                title={t("madcity.zoom.in")}
                onClick={() => onZoom(1.4)}
            >
                <Icon name="plus" />
            </button>
            <button
                type="button"
                class="mad-tool mad-tool-all"
                aria-label={t("madcity.zoom.all")}
                title={t("madcity.zoom.all")}
                aria-disabled={whole || undefined}
                onClick={onAll}
            >
                <Icon name="globe" />
            </button>
        </div>
    );
}
