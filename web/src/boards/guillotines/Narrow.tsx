import { useEffect, useState } from "preact/hooks";
import type { Choice, Table } from "../../protocol";
import { t } from "../../texts";
import { Button } from "../../ui";
import { tilesOf, type Tile } from "./narrow";
import type { Option } from "./moves";
import { TileFace } from "./TileFace";
import type { View } from "./view";
import { label } from "./words";

export interface NarrowProps {
    table: Table;
    view: View;
    options: readonly Option[];
    busy: boolean;
    ask: (choice: Choice) => void;
}

interface At {
    tile: Tile;
    depth: number;
}

// Tiles to choose from, one thing after another, until one move is left.
export function Narrow({ table, view, options, busy, ask }: NarrowProps) {
    const [path, setPath] = useState<readonly At[]>([]);
    const key = options.map(({ choice }) => choice.text).join();
    useEffect(() => setPath([]), [key]);
    const last = path[path.length - 1];
    const { tiles, depth } = tilesOf(last?.tile.options ?? options, last?.depth ?? 0);
    const press = (tile: Tile): void => {
        if (busy) return;
        if (tile.options.length === 1) ask(tile.options[0]!.choice);
        else setPath([...path, { tile, depth }]);
    };
    const inside = (tile: Tile) => {
        const first = tile.options[0]!;
        return (
            <TileFace
                table={table}
                view={view}
                facet={tile.facet}
                move={first.move}
                choice={first.choice}
                count={tile.options.length}
            />
        );
    };
    return (
        <div class="bg-narrow">
            {path.length > 0 && (
                <div class="bg-path">
                    <Button
                        kind="quiet"
                        size="small"
                        icon="back"
                        label={t("bg.back")}
                        onClick={() => setPath(path.slice(0, -1))}
                    />
                    {path.map(({ tile }) => (
                        <span key={tile.key} class="bg-path-step">
                            {inside(tile)} →
                        </span>
                    ))}
                </div>
            )}
            <div class="bg-tiles" data-count={tiles.length}>
                {tiles.map((tile) => {
                    const first = tile.options[0]!;
                    return (
                        <button
                            key={tile.key}
                            type="button"
                            class={`bg-tile bg-tile-${tile.facet.of}`}
                            data-act={first.move.act}
                            aria-disabled={busy || undefined}
                            onClick={() => press(tile)}
                        >
                            {tile.options.length === 1 && <span class="unseen">{label(first.choice, table)}: </span>}
                            {inside(tile)}
                        </button>
                    );
                })}
            </div>
        </div>
    );
}
