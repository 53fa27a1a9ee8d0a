import { lazy, Suspense } from "preact/compat";
import type { TableState } from "../net/model";

const Coach = lazy(() => import("../screens/Coach").then((module) => module.Coach));

function wanted(table: string): boolean {
  try {
    return sessionStorage.getItem(`moneybags.coach.${table}`) !== null;
  } catch {
    return false; // a browser may forbid storage
  }
}

// The first game has somebody who whispers.
export function CoachPlace({ state }: { state: TableState }) {
  if (!wanted(state.table.id)) return null;
  return (
    <Suspense fallback={null}>
      <Coach state={state} />
    </Suspense>
  );
}
