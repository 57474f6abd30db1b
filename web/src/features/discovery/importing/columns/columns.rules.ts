import { meaningLabel, meaningOf, meaningsOf } from "@app/contract/discovery/import-meanings";
import type {
  ImportColumn,
  ImportField,
  ImportMeaning,
  ImportPreview,
} from "@app/contract/discovery/imports";
import type { ImportKind } from "@app/contract/discovery/import-history";
import { NO_OPTIONS, withMapping } from "#/features/discovery/importing/import-options.rules.ts";
import type { ImportOptions } from "#/features/discovery/importing/import-options.rules.ts";
import { formatDate, formatMonth } from "#/lib/format.ts";

/** Fields that say where an account is: they stand together in the column of accounts. */
const ACCOUNT_FIELDS: ReadonlySet<ImportField> = new Set(["platform", "handle", "url", "currency"]);

/** Stands for no choice: what a column is unless a person says otherwise. */
const AUTO = "auto";
export type ColumnChoice = ImportMeaning | typeof AUTO;

interface Choice<Value> {
  value: Value;
  label: string;
}

/** What a column of such a table may mean; "Your own field" and "Leave out" are last. */
export function meaningChoices(kind: ImportKind): Choice<ImportMeaning>[] {
  return meaningsOf(kind).map((value) => ({ value, label: meaningLabel(value, kind) }));
}

/** What a column may be. Before its meanings stands the way back to how Herald reads it, where that is another one. */
export function choicesOf(
  { index, chosenAt, field, month }: ImportColumn,
  kind: ImportKind,
  { mapping }: Pick<ImportOptions, "mapping">,
): Choice<ColumnChoice>[] {
  const choices = meaningChoices(kind);
  if (month !== undefined && field !== null)
    return [{ value: AUTO, label: monthLabel(field, month, kind) }, ...choices];
  const isSaid = mapping.some((said) => said.index === index && said.field !== AUTO);
  return isSaid || chosenAt !== null ? [{ value: AUTO, label: "As Herald reads it" }, ...choices] : choices;
}

/** "Followers in January 2025". */
function monthLabel(field: ImportField, month: string, kind: ImportKind): string {
  return `${meaningLabel(field, kind)} in ${formatMonth(month)}`;
}

/** What a column is; while the table is read again, what was just chosen for it. */
export function choiceOf(
  column: ImportColumn,
  kind: ImportKind,
  { mapping }: Pick<ImportOptions, "mapping"> = NO_OPTIONS,
): ColumnChoice {
  const said = mapping.find(({ index }) => index === column.index);
  if (said) return said.field;
  return column.month === undefined ? (meaningOf(column, kind) ?? "ignore") : AUTO;
}

/** The list of meanings of a column. */
export type MeaningsOf = (column: ImportColumn) => {
  value: ColumnChoice;
  options: readonly Choice<ColumnChoice>[];
  onChange: (choice: ColumnChoice) => void;
};

/** The places of all columns, those that a person should look at first. */
export function doubtfulFirst({ columns, doubtful }: Pick<ImportPreview, "columns" | "doubtful">): number[] {
  const asked = doubtful.map(({ index }) => index);
  return [...new Set([...asked, ...columns.map(({ index }) => index)])];
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
  return columns.reduce((next, { index }) => withMapping(next, index, AUTO), options);
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
