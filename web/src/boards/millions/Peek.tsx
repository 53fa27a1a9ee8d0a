import { useEffect, useRef, useState } from "preact/hooks";
import type { Line, Table } from "../../protocol";
import { t } from "../../texts";
import { Button, Icon } from "../../ui";
import { Card } from "./Card";
import { eventsOf, type Happening } from "./events";
import { characterName, roleName } from "./words";

// What an Intimidation card showed: to the reader and to nobody else. It lies open until put back.
export function Peek({ table, fresh }: { table: Table; fresh: readonly Line[] }) {
  const [seen, setSeen] = useState<readonly Happening[]>([]);
  const heard = useRef(fresh);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (heard.current === fresh) return;
    heard.current = fresh;
    const more = eventsOf(fresh).filter((event) => event.what === "Seen" && event.role !== null);
    if (more.length > 0) setSeen((before) => [...before, ...more]);
  }, [fresh]);
  const now = seen[0];
  useEffect(() => {
    if (now) button.current?.querySelector("button")?.focus();
  }, [now]);
  if (!now || now.role === null) return null;
  return (
    <div class="mil-peek" role="dialog" aria-label={t("millions.peek")}>
      <div class="mil-peek-card">
        <p class="mil-peek-head">
          <Icon name="eye" /> {t("millions.peek")}
        </p>
        <Card role={now.role} class="mil-peek-poster" />
        <p class="mil-peek-is">{t("millions.peek.is", { who: characterName(table, now.character), role: roleName(now.role) })}</p>
        <div ref={button}>
          <Button kind="primary" wide onClick={() => setSeen(seen.slice(1))}>
            {t("millions.peek.done")}
          </Button>
        </div>
      </div>
    </div>
  );
}
