import { isRecordKind } from "@app/contract/discovery/import-records";
import type { RecordOutcome } from "#/discovery/imports/reading/kinds/record-rows.ts";
import type { Collected } from "#/discovery/imports/reading/collected.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { findPostLink } from "#/discovery/imports/reading/cells/post-links.ts";
import { withoutPlatform } from "#/discovery/imports/reading/groups/whose-audience.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { FoundAccounts, RowLeftOut, TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { shortened, textAt } from "#/discovery/imports/reading/words.ts";
import type { Platform } from "@app/contract/platforms";

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

/** Words of a note among the rows. */
const SENTENCE_WORDS = 4;

/** Why a row names no account. */
export function whyNone(
  record: TableRecord,
  found: Collected,
  { platform, kind }: { platform: Platform | null; kind: TableContext["kind"] },
): FoundAccounts {
  const [bare] = found.bare;
  if (bare && found.unreadable === null) return withoutPlatform(bare.handle);
  if (found.reason !== null) return { kind: "skipped", reason: found.reason, isBeside: false };
  const filled = record.cells.filter((cell) => !isNotKnown(cell));
  const only = textAt(filled, 0);
  const isPost = kind === "posts" && findPostLink(only) !== null;
  if (!isPost && filled.length === 1 && (only.split(/\s+/u).length >= SENTENCE_WORDS || only.includes(":"))) {
    return beside("Note, no account");
  }
  const text = found.unreadable ?? (filled.length === 1 ? only : null);
  const [same] = found.same;
  const message = same
    ? `“${shortened(same.cell)}” stands beside no handle that it could mean`
    : text === null
      ? kind === "audience"
        ? "No handle or link says whose audience this is"
        : "Handle and link are empty"
      : `“${shortened(text)}” is no handle or address`;
  return { kind: "failed", message, handle: null, platform };
}

/** Of a row that is no part of the table's data. */
export function beside(reason: string): RowLeftOut {
  return { kind: "skipped", reason, isBeside: true };
}
