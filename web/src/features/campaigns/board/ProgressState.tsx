import { checksSource } from "@app/contract/content-checks/sources";
import { Figure } from "#/ui/text/Figure.tsx";
import { State } from "#/ui/feedback/State.tsx";
import type { StateWords } from "./deliverables.rules.ts";

/** Where a deliverable or a creator stands; a count of answers opens its origin. */
export function ProgressState({ kind, text, counted }: StateWords) {
  return <State kind={kind}>{counted ? <Figure value={text} source={checksSource(counted)} /> : text}</State>;
}
