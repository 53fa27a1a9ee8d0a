import { address } from "../app/router";
import { t } from "../texts";

export function ClauseLink(props: { game: string; clause: string }) {
  return (
    <a
      class="tbl-clause"
      href={address({ at: "rules", game: props.game, clause: props.clause })}
      aria-label={t("frame.rule", { clause: props.clause })}
      target="_blank"
      rel="noopener"
    >
      §
      <span class="tbl-clause-id">{props.clause}</span>
    </a>
  );
}
