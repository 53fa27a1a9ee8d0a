import { RoleSign } from "./art/RoleSign";
import type { Role } from "./view";
import { roleName } from "./words";

// A role in a word, with its sign.
export function RoleChip(props: { role: Role; count?: number; struck?: boolean }) {
  const word = roleName(props.role);
  return (
    <span class="mil-chip">
      <RoleSign role={props.role} />
      {props.struck ? <s>{word}</s> : <span>{word}</span>}
      {props.count !== undefined && props.count > 1 && <b class="money">×{props.count}</b>}
    </span>
  );
}
