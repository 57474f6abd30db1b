import { foldInPlace } from "#/language/fold.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import type { Act } from "#/strategy/acts/act.ts";
import { versionOrdered } from "#/strategy/brief/follow-up/version-asked.ts";
import type { Asked } from "./answer.ts";

const CHANGING: ReadonlySet<string> = new Set(["change_plan", "propose_change"]);

/** "Undo" right after an order that changed nothing would take back an older one: it is said which, and asked. */
export function askedBeforeUndoing(
  act: Act,
  { text, hasPlan }: Pick<Asked, "text" | "hasPlan">,
  last: Turn | null,
): Act {
  const isUndoing = act.act === "order" && act.kind === "version" && hasPlan;
  if (!isUndoing || versionOrdered(foldInPlace(text.normalize("NFC"))) !== "before") return act;
  const changes = (last?.found ?? []).filter(({ tool }) => CHANGING.has(tool));
  return changes.length > 0 && !changes.some(isDone) ? { act: "doubt", kind: "version" } : act;
}

/** Whether a change was made: one that was not understood, or waits for a yes, is none. */
function isDone({ tool, failed, denied, output }: Turn["found"][number]): boolean {
  const isUnderstood =
    typeof output !== "object" || output === null || !("understood" in output) || output.understood === true;
  return tool === "change_plan" && !failed && !denied && isUnderstood;
}
