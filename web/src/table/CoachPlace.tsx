import type { TableState } from "../net/model";
import { later } from "../ui/later";

const Coach = later(() => Promise.all([import("../screens/Coach"), import("../texts/coach")]).then(([module]) => module.Coach));

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
  return <Coach state={state} />;
}
