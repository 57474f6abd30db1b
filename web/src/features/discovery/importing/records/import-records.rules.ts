import { RECORD_FIELD_LABELS } from "@app/contract/discovery/import-records";
import type { RecordField, RecordPreview } from "@app/contract/discovery/import-records";
import type { ImportKind, ImportRecordCounts } from "@app/contract/discovery/import-history";
import type { ImportColumn, ImportReversal } from "@app/contract/discovery/imports";
import { POST_FIGURES } from "@app/contract/results/post-figures";
import { columnName } from "#/features/discovery/importing/columns/columns.rules.ts";
import { formatDate, formatTotal, plural, UNKNOWN } from "#/lib/format.ts";

/** One of what a table's rows are, as a word. */
const WORDS: Readonly<Record<ImportKind, string>> = {
  creators: "creator",
  posts: "post",
  orders: "order",
  payments: "payment",
  audience: "audience",
};

export function oneOf(kind: ImportKind): string {
  return WORDS[kind];
}

/** "12 posts" */
export function countRecords(kind: ImportKind, count: number): string {
  return plural(count, WORDS[kind]);
}

/** What the records of a table are: those of people and their posts say it themselves. */
export function recordKindOf(kind: ImportKind, records: Pick<ImportRecordCounts, "kind"> | null): ImportKind {
  return records?.kind ?? kind;
}

/** What a table of posts, orders or payments becomes, and whose these are. */
export function recordsText(kind: ImportKind, records: ImportRecordCounts): string {
  const { total, known, new: fresh, waiting } = records;
  const isAlone = records.kind === undefined;
  const parts = [
    ...(known > 0 ? [`${formatTotal(known)} of creators you have`] : []),
    ...(fresh > 0
      ? [`${formatTotal(fresh)} of creators who come in with it${isAlone ? ", without figures" : ""}`]
      : []),
    ...(waiting > 0
      ? [
          `${formatTotal(waiting)} that ${waiting === 1 ? "waits" : "wait"} until somebody says whose they are`,
        ]
      : []),
  ];
  const whose = parts.length === 0 ? "" : `: ${parts.join(", ")}`;
  const told = `${countRecords(recordKindOf(kind, records), total)}${whose}.`;
  return isAlone ? `${told} No figure of a creator changes.` : told;
}

const FIGURES: ReadonlySet<string> = new Set<RecordField>([
  ...POST_FIGURES,
  "fee",
  "orders",
  "revenue",
  "amount",
  "refund",
  "net",
  "vat",
  "gross",
]);

/** A column of such a table that is shown, with the key of its texts. */
interface RecordColumn {
  index: number;
  key: string;
  header: string;
  label: string;
  isNumeric: boolean;
}

export function recordColumns(columns: readonly ImportColumn[]): RecordColumn[] {
  return columns.flatMap((column): RecordColumn[] => {
    const { index, record, own } = column;
    const header = columnName(column);
    if (record !== null && record !== "currency") {
      const label = RECORD_FIELD_LABELS[record];
      return [{ index, key: record, header, label, isNumeric: FIGURES.has(record) }];
    }
    if (own === null) return [];
    return [{ index, key: `own:${own.name}`, header, label: "Kept as it is written", isNumeric: false }];
  });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** What a record will say under a column; a cell that could not be read is kept under its header. */
export function recordText(
  { texts }: Pick<RecordPreview, "texts">,
  { key, header }: Pick<RecordColumn, "key" | "header">,
): string {
  const text = texts[key];
  if (text === undefined) return texts[`own:${header}`] ?? UNKNOWN;
  return DAY.test(text) && !key.startsWith("own:") ? formatDate(text, "UTC") : text;
}

/** What a removal did to posts, orders and payments; empty where it had none. */
export function reversedText({ gone, restored, kept }: ImportReversal["records"]): string[] {
  return [
    ...(gone > 0 ? [`${plural(gone, "record")} gone`] : []),
    ...(restored > 0 ? [`${plural(restored, "record")} as before`] : []),
    ...(kept > 0 ? [`${plural(kept, "record")} kept, somebody worked on them`] : []),
  ];
}
