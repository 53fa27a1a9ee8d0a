import { useEffect, useState } from "preact/hooks";
import type { Choice, Table } from "../../protocol";
import { t } from "../../texts";
import { Button } from "../../ui";
import { tilesOf } from "./narrow";
import type { Option } from "./moves";
import { TileFace } from "./TileFace";
import type { View } from "./view";
import { label } from "./words";

export interface NarrowProps {
  table: Table;
  view: View;
  options: readonly Option[];
  busy: boolean;
  play: (choice: Choice) => void;
}

interface At {
  options: readonly Option[];
  depth: number;
}

// Tiles to choose from, one thing after another, until one move is left.
export function Narrow({ table, view, options, busy, play }: NarrowProps) {
  const [path, setPath] = useState<readonly At[]>([]);
  const key = options.map(({ choice }) => choice.text).join();
  useEffect(() => setPath([]), [key]);
  const now = path[path.length - 1] ?? { options, depth: 0 };
  const { tiles, depth } = tilesOf(now.options, now.depth);
  const press = (chosen: readonly Option[]): void => {
    if (busy) return;
    if (chosen.length === 1) play(chosen[0]!.choice);
    else setPath([...path, { options: chosen, depth }]);
  };
  return (
    <div class="bg-narrow">
      {path.length > 0 && (
        <Button kind="quiet" size="small" icon="back" onClick={() => setPath(path.slice(0, -1))}>
          {t("bg.back")}
        </Button>
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
              aria-label={tile.options.length === 1 ? label(first.choice, table) : undefined}
              onClick={() => press(tile.options)}
            >
              <TileFace table={table} view={view} facet={tile.facet} move={first.move} choice={first.choice} count={tile.options.length} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
