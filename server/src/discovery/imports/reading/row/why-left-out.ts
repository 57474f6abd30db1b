import { isRecordKind } from "@app/contract/discovery/import-records";
import type { RecordOutcome } from "#/discovery/imports/reading/kinds/record-rows.ts";
import type { RowLeftOut, TableContext } from "#/discovery/imports/reading/row-accounts.ts";

export const ONLY_FIGURES = "Only figures: nothing says what they are of";

/** Why nothing of a row is kept. */
export function whyLeftOut(
  outcome: RowLeftOut,
  found: RecordOutcome,
  { kind }: Pick<TableContext, "kind">,
): { kind: "skipped" | "failed"; reason: string } {
  if (outcome.kind === "skipped") return { kind: "skipped", reason: outcome.reason };
  const { message, handle } = outcome;
  const reason = found.record === null ? found.reason : null;
  if (reason !== null && kind !== "posts") return { kind: "failed", reason };
  if (!isRecordKind(kind) || handle !== null) return { kind: "failed", reason: message };
  if (reason !== null) return { kind: "failed", reason };
  return { kind: "skipped", reason: ONLY_FIGURES };
}
