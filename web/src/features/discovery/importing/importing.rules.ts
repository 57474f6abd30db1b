import { categoryLabel, isCategory } from "@app/contract/discovery/category-names";
import type { FigureSource } from "@app/contract/figures";
import { IMPORT_FIELD_LABELS } from "@app/contract/discovery/import-field-labels";
import { IMPORT_FIELDS } from "@app/contract/discovery/imports";
import type {
  ImportColumn,
  ImportField,
  ImportInput,
  ImportMapping,
  ImportPreview,
  ImportProgress,
  ImportReversal,
  PreviewRow,
} from "@app/contract/discovery/imports";
import { metricDefinition } from "@app/contract/metrics";
import type { MetricId } from "@app/contract/metrics";
import {
  formatCount,
  formatDate,
  formatMoney,
  formatPercent,
  formatTotal,
  plural,
  UNKNOWN,
} from "#/lib/format.ts";
import { nameOf } from "@app/contract/place-names";
import { reversedText } from "./records/import-records.rules.ts";

/** A pasted block, or a file. */
export type ImportSource = Pick<ImportInput, "text" | "base64" | "fileName">;
/** What a person decided about the reading. */
export type ImportOptions = Pick<ImportInput, "mapping" | "platform" | "currency" | "kind" | "sheet">;

export const NO_OPTIONS: ImportOptions = { mapping: [] };

/** Choices of a column, "Leave out" last. */
export const FIELD_CHOICES = IMPORT_FIELDS.map((value) => ({ value, label: IMPORT_FIELD_LABELS[value] }));

/** Fields that say where an account is: they stand together in the column of accounts. */
const ACCOUNT_FIELDS: ReadonlySet<ImportField> = new Set(["platform", "handle", "url", "currency"]);

/** Stands for a field of the workspace's own, which a column is unless a person says otherwise. */
const OWN_FIELD = "own";
/** Stands for no choice at all, where an earlier import made one. */
const AUTO_FIELD = "auto";
export type ColumnChoice = ImportField | typeof OWN_FIELD | typeof AUTO_FIELD;

/** What a column may be: of one without a field of Herald's, a field of the workspace's own first. */
export function choicesOf({
  own,
  chosenAt,
}: ImportColumn): readonly { value: ColumnChoice; label: string }[] {
  if (own !== null) return [{ value: OWN_FIELD, label: "Your own field" }, ...FIELD_CHOICES];
  if (chosenAt !== null) return [{ value: AUTO_FIELD, label: "As Herald reads it" }, ...FIELD_CHOICES];
  return FIELD_CHOICES;
}

export function choiceOf({ own, field }: ImportColumn): ColumnChoice {
  return own === null ? (field ?? "ignore") : OWN_FIELD;
}

/** A person's word on one column takes the place of an earlier one. */
export function withMapping(options: ImportOptions, index: number, field: ColumnChoice): ImportOptions {
  const others = options.mapping.filter((said: ImportMapping) => said.index !== index);
  return { ...options, mapping: [...others, { index, field: field === OWN_FIELD ? AUTO_FIELD : field }] };
}

/** Columns whose meaning was chosen in an earlier import. */
export function rememberedColumns({ columns }: Pick<ImportPreview, "columns">): ImportColumn[] {
  return columns.filter(({ chosenAt }) => chosenAt !== null);
}

/** "“Typ” and “Views avg.” are read as chosen in earlier imports, last on 03/11/2026." */
export function rememberedText(columns: readonly ImportColumn[], timeZone: string): string {
  const names = columns.map((column) => `“${columnName(column)}”`);
  const last = columns
    .map(({ chosenAt }) => chosenAt ?? "")
    .toSorted()
    .at(-1);
  const listed = new Intl.ListFormat("en").format(names);
  if (columns.length === 1) return `${listed} is read as you chose on ${formatDate(last, timeZone)}.`;
  return `${listed} are read as you chose in earlier imports, last on ${formatDate(last, timeZone)}.`;
}

/** The table as Herald reads it by itself. */
export function withoutRemembered(options: ImportOptions, columns: readonly ImportColumn[]): ImportOptions {
  return columns.reduce((next, { index }) => withMapping(next, index, AUTO_FIELD), options);
}

/** Columns whose values the table shows, and those that only say where the account is or are left out. */
export function splitColumns(columns: readonly ImportColumn[]): {
  shown: ImportColumn[];
  others: ImportColumn[];
} {
  return { shown: columns.filter(isShown), others: columns.filter((column) => !isShown(column)) };
}

function isShown({ field, own }: ImportColumn): boolean {
  return own !== null || (field !== null && field !== "ignore" && !ACCOUNT_FIELDS.has(field));
}

export function columnName({ header, index }: { header: string; index: number }): string {
  return header === "" ? `Column ${index + 1}` : header;
}

const NUMERIC: ReadonlySet<ImportField> = new Set([
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "price",
]);

export function isNumeric(field: ImportField | null): boolean {
  return field !== null && NUMERIC.has(field);
}

const WRITERS: Readonly<Partial<Record<ImportField, (row: PreviewRow) => string>>> = {
  followers: (row) => formatCount(row.followers),
  avgViews: (row) => formatCount(row.avgViews),
  avgLikes: (row) => formatCount(row.avgLikes),
  engagementRate: (row) => formatPercent(row.engagementRate),
  price: (row) => formatMoney(row.price),
  country: (row) => (row.country === null ? UNKNOWN : nameOf("region", row.country)),
  language: (row) => (row.language === null ? UNKNOWN : nameOf("language", row.language)),
  category: (row) =>
    row.categories.map((slug) => (isCategory(slug) ? categoryLabel(slug) : slug)).join(", ") || UNKNOWN,
  name: (row) => row.name ?? UNKNOWN,
  city: (row) => row.city ?? UNKNOWN,
  email: (row) => row.email ?? UNKNOWN,
  phone: (row) => row.phone ?? UNKNOWN,
};

/** What a row will have in a field, as it is shown. */
export function cellText(row: PreviewRow, { field, own }: Pick<ImportColumn, "field" | "own">): string {
  if (own !== null) return row.texts[`own:${own.name}`] ?? UNKNOWN;
  if (field === null) return UNKNOWN;
  return WRITERS[field]?.(row) ?? row.texts[field] ?? UNKNOWN;
}

const METRICS: Readonly<Partial<Record<ImportField, MetricId>>> = {
  followers: "followers",
  engagementRate: "er.followers",
  avgViews: "views.average",
  avgLikes: "likes.average",
  price: "price",
};

/** Where a figure of the preview comes from; null for texts. */
export function cellSource(
  row: PreviewRow,
  column: ImportColumn,
  fileName: string | undefined,
): FigureSource | null {
  const metric = column.field === null ? undefined : METRICS[column.field];
  if (metric === undefined) return null;
  const { id, label, definition } = metricDefinition(metric);
  return {
    metric: id,
    label,
    definition,
    inputs: [
      { label: "Line", value: String(row.line) },
      { label: "Column", value: columnName(column) },
    ],
    sample: "1 row",
    asOf: null,
    source: fileName ?? "Pasted",
  };
}

interface Count {
  label: string;
  value: string;
  note: string;
  source: FigureSource;
}

/** The counts that add up: read = new + updated + unchanged + skipped + failed. */
export function previewCounts(preview: ImportPreview, fileName: string | undefined): Count[] {
  const { rows, creators, folded, headerLine } = preview;
  const count = (label: string, value: number, note: string, definition: string): Count => ({
    label,
    value: formatTotal(value),
    note,
    source: {
      metric: `import.${label.toLowerCase().replaceAll(" ", "_")}`,
      label,
      definition,
      inputs: Object.entries(rows).map(([name, many]) => ({ label: name, value: formatTotal(many) })),
      sample: `${formatTotal(rows.read)} rows`,
      asOf: null,
      source: fileName ?? "Pasted",
    },
  });
  const share = rows.read === 0 ? 0 : (rows.failed / rows.read) * 100;
  return [
    count(
      "Rows read",
      rows.read,
      headerLine === null ? "No header" : `Header in line ${headerLine}`,
      "Rows of the table, without its header and blank lines.",
    ),
    count(
      "New",
      rows.created,
      folded === 0
        ? plural(creators, "creator")
        : `${plural(creators, "creator")}, ${plural(folded, "row")} folded`,
      "Rows whose account is not in the workspace yet.",
    ),
    count(
      "Updated",
      rows.updated,
      "A value changes",
      "Rows whose account is in the workspace with another value.",
    ),
    count("Unchanged", rows.unchanged, "Nothing to do", "Rows that the workspace knows already."),
    count(
      "Skipped",
      rows.skipped,
      "Titles, totals, notes",
      "Rows that are no creators, each with its reason.",
    ),
    count(
      "Failed",
      rows.failed,
      rows.failed === 0 ? "None" : `${formatPercent(share, 1)} of the rows`,
      "Rows that look like creators but name no account.",
    ),
  ];
}

/** Rows that the import writes or confirms. */
export function rowsToImport({ rows }: Pick<ImportPreview, "rows">): number {
  return rows.created + rows.updated + rows.unchanged;
}

const DELIMITERS: Readonly<Record<string, string>> = {
  "\t": "tab-separated",
  ",": "comma-separated",
  ";": "semicolon-separated",
  "|": "separated by bars",
};

/** "Pasted, tab-separated, 7 columns" */
export function describeTable(preview: ImportPreview, fileName: string | undefined): string {
  const { delimiter, encoding, columns, sheet } = preview;
  const width = columns.length === 1 ? "1 column" : `${columns.length} columns`;
  if (sheet !== null) return [fileName ?? "Workbook", `sheet ${sheet}`, width].join(", ");
  const separated = delimiter === null ? "one entry a line" : (DELIMITERS[delimiter] ?? delimiter);
  const parts = [fileName ?? "Pasted", separated, width];
  return (encoding === "utf-8" ? parts : [...parts, encoding]).join(", ");
}

/** The sheets of a workbook that hold anything, with how much; none where there is nothing to choose. */
export function sheetChoices({ sheets }: Pick<ImportPreview, "sheets">): { value: string; label: string }[] {
  const filled = sheets.filter(({ rows }) => rows > 0);
  if (filled.length < 2) return [];
  return filled.map(({ name, rows, isHidden }) => ({
    value: name,
    label: `${name}, ${plural(rows, "filled row")}${isHidden ? ", hidden" : ""}`,
  }));
}

/** Another sheet is another table: what was said of columns and rows of the first one is not about it. */
export function withSheet({ platform, currency }: ImportOptions, sheet: string): ImportOptions {
  return { ...NO_OPTIONS, ...(platform && { platform }), ...(currency && { currency }), sheet };
}

/** Rows that give no creator, failed ones first, as lines that can be copied. */
export function leftOutLines({ errors, skipped }: Pick<ImportPreview, "errors" | "skipped">): string {
  const failed = errors.map(
    ({ line, column, message }) => `Line ${line}: ${column === null ? "" : `${column}: `}${message}`,
  );
  const others = skipped.map(
    ({ line, reason, text }) => `Line ${line}: ${reason}${text === "" ? "" : `, “${text}”`}`,
  );
  return [...failed, ...others].join("\n");
}

const LINES_NAMED = 4;

/** The same text on several lines once, with its lines: "Lines 14, 65 and 10 more". In the order of the first lines. */
export function groupLines(
  lines: readonly { line: number; text: string }[],
): { lines: string; text: string }[] {
  const groups = new Map<string, number[]>();
  for (const { line, text } of lines) groups.set(text, [...(groups.get(text) ?? []), line]);
  return Array.from(groups, ([text, found]) => ({ text, lines: nameLines(found) }));
}

function nameLines(lines: readonly number[]): string {
  if (lines.length === 1) return `Line ${lines[0]}`;
  const named = lines.slice(0, LINES_NAMED).join(", ");
  const rest = lines.length - LINES_NAMED;
  return rest > 0 ? `Lines ${named} and ${formatTotal(rest)} more` : `Lines ${named}`;
}

/** "12,500 of 50,000 rows"; until the table is read nobody knows how many there are. */
export function progressText(progress: ImportProgress | null): string {
  if (progress?.stage === "waiting") return "Waiting until other tables are in";
  if (!progress || progress.of === null) return "Reading the table";
  return `${formatTotal(progress.rows)} of ${plural(progress.of, "row")}`;
}

/** What a removal did, as the undo bar says it. */
export function reversalText({ creators, restored, kept, records }: ImportReversal): string {
  const reversed = reversedText(records);
  const hasCreators = creators + restored + kept > 0 || reversed.length === 0;
  const parts = [
    ...reversed,
    ...(hasCreators ? [`${plural(creators, "creator")} gone`] : []),
    ...(restored > 0 ? [`${formatTotal(restored)} as before`] : []),
    ...(kept > 0 ? [`${formatTotal(kept)} kept, somebody worked on them`] : []),
  ];
  return `Import removed: ${parts.join(", ")}`;
}
