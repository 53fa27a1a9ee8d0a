// Why something failed, as a sentence: the server's own, or that it did not answer.
import { Refused } from "../net/api";
import { t } from "../texts";

export function problem(error: unknown): string {
  return error instanceof Refused ? error.message : t("ui.offline");
}
