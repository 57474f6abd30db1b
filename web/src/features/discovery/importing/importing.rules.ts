import { categoryLabel, isCategory } from "@app/contract/discovery/category-names";
import type { FigureSource } from "@app/contract/figures";
import type {
  ImportColumn,
  ImportField,
  ImportPreview,
  ImportReversal,
  PreviewRow,
} from "@app/contract/discovery/imports";
import type { ImportProgress } from "@app/contract/discovery/import-history";
import { metricDefinition } from "@app/contract/metrics";
import type { MetricId } from "@app/contract/metrics";
import { formatCount, formatMoney, formatPercent, formatTotal, plural, UNKNOWN } from "#/lib/format.ts";
import { nameOf } from "@app/contract/place-names";
import { columnName } from "./columns/columns.rules.ts";
import { countRecords, oneOf, recordKindOf, reversedText } from "./records/import-records.rules.ts";

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
  language: (row) =>
    row.language === null
      ? UNKNOWN
      : [nameOf("language", row.language), row.texts["own:Further languages"]].filter(Boolean).join(", "),
  category: (row) =>
    row.categories.map((slug) => (isCategory(slug) ? categoryLabel(slug) : slug)).join(", ") || UNKNOWN,
  name: (row) => row.name ?? UNKNOWN,
  city: (row) => [row.city, inferredCountry(row)].filter((text) => text !== null).join(" · ") || UNKNOWN,
  email: (row) => row.email ?? UNKNOWN,
  phone: (row) => row.phone ?? UNKNOWN,
};

/** No cell says it in so many words, so it stands where it was read from. */
function inferredCountry({ country, inferred }: PreviewRow): string | null {
  return country !== null && inferred.includes("country") ? `${nameOf("region", country)} (inferred)` : null;
}

/** Why a value of the table does not take the place of what is there. */
export function keptText({ creator, field, kept, offered, reason }: ImportPreview["kept"][number]): string {
  const stays = `${creator}: ${field} stays ${kept}`;
  return reason === undefined ? `${stays}, typed by hand` : `${stays} and not ${offered}. ${reason}`;
}

/** What a row will have in a field, as it is shown. */
export function cellText(
  row: PreviewRow,
  { field, own, month }: Pick<ImportColumn, "field" | "own" | "month">,
): string {
  if (own !== null) return row.texts[`own:${own.name}`] ?? UNKNOWN;
  if (field === null) return UNKNOWN;
  if (month !== undefined) return row.texts[`${field} ${month}`] ?? UNKNOWN;
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
  const { rows, creators, folded, headerLine, kind, records } = preview;
  const [what, plurals, lacking] = records
    ? [oneOf(kind), `${oneOf(kind)}s`, "say too little of one"]
    : ["account", "creators", "name no account"];
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
      records ? countRecords(recordKindOf(kind, records), records.total) : newCreators(creators, folded),
      `Rows whose ${what} is not in the workspace yet.`,
    ),
    count(
      "Updated",
      rows.updated,
      "A value changes",
      `Rows whose ${what} is in the workspace with another value.`,
    ),
    count("Unchanged", rows.unchanged, "Nothing to do", "Rows that the workspace knows already."),
    count(
      "Skipped",
      rows.skipped,
      "Titles, totals, notes",
      `Rows that are no ${plurals}, each with its reason.`,
    ),
    count(
      "Failed",
      rows.failed,
      rows.failed === 0 ? "None" : `${formatPercent(share, 1)} of the rows`,
      `Rows that look like ${plurals} but ${lacking}.`,
    ),
  ];
}

function newCreators(creators: number, folded: number): string {
  const all = plural(creators, "creator");
  return folded === 0 ? all : `${all}, ${plural(folded, "row")} folded`;
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

type LeftOut = Pick<ImportPreview, "errors" | "skipped" | "notUsed" | "kept">;

/** Cells that nothing became of, but for those that are told as a problem, or with their whole row. */
export function unusedCells({ errors, skipped, notUsed }: Omit<LeftOut, "kept">) {
  const told = new Set(errors.map(({ line, column }) => `${line} ${column}`));
  const ofRows = new Set([
    ...errors.flatMap(({ line, column, message }) => (column === null ? `${line} ${message}` : [])),
    ...skipped.map(({ line, reason }) => `${line} ${reason}`),
  ]);
  return notUsed
    .filter(({ line, column }) => !told.has(`${line} ${column}`))
    .filter(({ line, reason }) => !ofRows.has(`${line} ${reason}`))
    .map(({ line, column, value, reason }) => ({
      line,
      text: `${column}: “${value}”. ${reason}`,
      inMany: { kind: `${column} ${reason}`, text: `${column}, such as “${value}”. ${reason}` },
    }));
}

/** All that stays out, a line each. */
export function leftOutLines(preview: LeftOut): string {
  const { errors, skipped, kept } = preview;
  const failed = errors.map(({ line, column, message }) => ({
    line,
    text: `${column === null ? "" : `${column}: `}${message}`,
  }));
  const others = skipped.map(({ line, reason, text }) => ({
    line,
    text: `${reason}${text === "" ? "" : `, “${text}”`}`,
  }));
  const stays = kept.map((each) => ({ line: each.line, text: keptText(each) }));
  return [...failed, ...others, ...unusedCells(preview), ...stays]
    .map(({ line, text }) => `Line ${line}: ${text}`)
    .join("\n");
}

const LINES_NAMED = 4;

export interface ToldLine {
  line: number;
  text: string;
  /** What lines of one kind that differ in their values say together. */
  inMany?: { kind: string; text: string };
}

/** What several lines say once, with its lines: "Lines 14, 65 and 10 more". In the order of the first lines. */
export function groupLines(lines: readonly ToldLine[]): { lines: string; text: string }[] {
  const groups = Map.groupBy(lines, ({ text, inMany }) => inMany?.kind ?? text);
  return Array.from(groups.values(), (group) => {
    const [first] = group;
    const isSame = group.every(({ text }) => text === first?.text);
    return {
      text: (isSame ? first?.text : first?.inMany?.text) ?? "",
      lines: nameLines(group.map(({ line }) => line)),
    };
  });
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
