import { RECORD_FIELD_LABELS } from "@app/contract/discovery/import-records";
import type { ImportRecordCounts, RecordPreview } from "@app/contract/discovery/import-records";
import type { ImportColumn, ImportKind, ImportReversal } from "@app/contract/discovery/imports";
import { formatTotal, plural, UNKNOWN } from "#/lib/format.ts";

/** One of what a table's rows are, as a word. */
const WORDS: Readonly<Record<ImportKind, string>> = {
  creators: "creator",
  posts: "post",
  orders: "order",
  payments: "payment",
  audience: "audience",
};

/** "12 posts" */
export function countRecords(kind: ImportKind, count: number): string {
  return plural(count, WORDS[kind]);
}

/** What a table of posts, orders or payments becomes, and whose these are. */
export function recordsText(
  kind: ImportKind,
  { total, known, new: fresh, waiting }: ImportRecordCounts,
): string {
  const parts = [
    ...(known > 0 ? [`${formatTotal(known)} of creators you have`] : []),
    ...(fresh > 0 ? [`${formatTotal(fresh)} of creators who come in with it, without figures`] : []),
    ...(waiting > 0
      ? [
          `${formatTotal(waiting)} that ${waiting === 1 ? "waits" : "wait"} until somebody says whose they are`,
        ]
      : []),
  ];
  const whose = parts.length === 0 ? "" : `: ${parts.join(", ")}`;
  return `${countRecords(kind, total)}${whose}. No figure of a creator changes.`;
}

/** The columns of such a table that are shown, by the key of their texts. */
export function recordColumns(
  columns: readonly ImportColumn[],
): { key: string; header: string; label: string }[] {
  return columns.flatMap(({ record, own, header, index }) => {
    const name = header === "" ? `Column ${index + 1}` : header;
    if (record !== null && record !== "currency") {
      return [{ key: record, header: name, label: RECORD_FIELD_LABELS[record] }];
    }
    return own === null ? [] : [{ key: `own:${own.name}`, header: name, label: "Kept as it is written" }];
  });
}

/** What a record will say under a column; a cell that could not be read is kept under its header. */
export function recordText(
  { texts }: RecordPreview,
  { key, header }: { key: string; header: string },
): string {
  return texts[key] ?? texts[`own:${header}`] ?? UNKNOWN;
}

/** What a removal did to posts, orders and payments; empty where it had none. */
export function reversedText({ gone, restored, kept }: ImportReversal["records"]): string[] {
  return [
    ...(gone > 0 ? [`${plural(gone, "record")} gone`] : []),
    ...(restored > 0 ? [`${plural(restored, "record")} as before`] : []),
    ...(kept > 0 ? [`${plural(kept, "record")} kept, somebody worked on them`] : []),
  ];
}
