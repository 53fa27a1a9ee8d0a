import { address } from "../app/router";
import { t } from "../texts";
import "./ClauseLink.css";

export interface ClauseLinkProps {
    game: string;
    clause: string;
    apart?: boolean; // Tab passes it by: there is another way to the same rule
}

export function ClauseLink(props: ClauseLinkProps) {
    return (
        <a
            class="tbl-clause"
            href={address({ at: "rules", game: props.game, clause: props.clause })}
            aria-label={t("frame.rule", { clause: props.clause })}
            tabIndex={props.apart ? -1 : undefined}
            target="_blank"
            rel="noopener"
        >
            §<span class="tbl-clause-id">{props.clause}</span>
        </a>
    );
}
