import type { ImportField, ImportMapping } from "@app/contract/discovery/imports";
import type { Column } from "./column.ts";
import { lookAt } from "./contents.ts";
import type { Contents } from "./contents.ts";
import { chooseHandles } from "./handle-columns.ts";
import { isOrderHeader, readHeader } from "./headers.ts";
import { isMapped } from "./mapping.ts";
import { keepBestDuplicate } from "./duplicate-columns.ts";

/** Below this share of readable cells a header's word is not believed. */
const VETO = 0.3;
/** Prices are often words ("tbd"), so fewer readable cells are enough. */
const PRICE_VETO = 0.15;
/** Content that says what it is without a header. */
const CERTAIN = 0.7;
/** From this share on the first meaning of a header is taken. */
const LIKELY = 0.5;
/** Below this share of readable cells a person is asked. */
const CLEAR = 0.7;

/** Fields that cells alone can show, the most telling first. */
const TELLING: readonly ImportField[] = [
  "email",
  "platform",
  "gender",
  "country",
  "currency",
  "language",
  "category",
];
const TEXT_FIELDS: readonly ImportField[] = ["name", "bio", "notes", "tags", "brands"];

/**
 * What each column means, from its header and from what is in it; content wins where the two disagree.
 * `cells` holds the cells of one column each; a person's `mapping` is followed to the letter.
 */
export function mapColumns(
  headers: readonly string[],
  cells: readonly (readonly string[])[],
  mapping: readonly ImportMapping[],
): Column[] {
  const hasHeader = headers.some((header) => header !== "");
  const columns = headers.map((header, index) => readColumn(header, index, cells[index] ?? []));
  for (const column of columns) applyMapping(column, mapping);
  chooseHandles(columns);
  if (!hasHeader) guessWithoutHeader(columns);
  guessName(columns, hasHeader);
  keepBestDuplicate(columns);
  return columns;
}

function readColumn(header: string, index: number, cells: readonly string[]): Column {
  const said = readHeader(header);
  const contents = lookAt(cells);
  const { platform, per, ages } = said;
  const base = { index, header, platform, per, ages, contents, said, isConfirmed: false };
  const none = { ...base, field: null, confidence: 0, doubt: null };
  if (contents.filled === 0) {
    const [field = null] = said.fields;
    return { ...none, field, confidence: field === null ? 0 : 0.5 };
  }
  const fits = said.fields.map((field) => ({ field, fit: contents.fits[field] }));
  const best = fits.find(({ fit }) => fit >= LIKELY) ?? fits.toSorted((a, b) => b.fit - a.fit)[0];
  // "Instagram" over numbers means the followers there.
  if (said.platform !== null && said.fields[0] === "handle" && contents.numbers > CERTAIN) {
    return { ...none, field: "followers", confidence: 0.6, doubt: "guess" };
  }
  const told = isOrderHeader(header) ? undefined : tellingField(contents);
  if (best && best.fit > veto(best.field) && !isMasked(best.field, told?.field)) {
    const doubt = best.fit < (best.field === "price" ? LIKELY : CLEAR) ? "unreadable" : null;
    return { ...none, field: best.field, confidence: confidenceOf(best.fit), doubt };
  }
  if (!told) return none;
  const doubt = said.fields.length > 0 || (header !== "" && told.fit < CLEAR) ? "contradiction" : null;
  return { ...none, field: told.field, confidence: confidenceOf(told.fit * 0.8), doubt };
}

/** A header of text ("name") over cells that are plainly something else, such as addresses of e-mail. */
function isMasked(field: ImportField, told: ImportField | undefined): boolean {
  return told !== undefined && told !== "category" && told !== "language" && TEXT_FIELDS.includes(field);
}

function tellingField(contents: Contents): { field: ImportField; fit: number } | undefined {
  const found = TELLING.map((field) => ({ field, fit: contents.fits[field] }));
  const repeats = contents.distinct < CERTAIN || contents.filled < 30;
  return found.find(({ field, fit }) => fit >= CERTAIN && (field === "email" || repeats));
}

function veto(field: ImportField): number {
  if (field === "price") return PRICE_VETO;
  // Which words count as topics is open, so any text may be a category or a city.
  return field === "category" ? -1 : VETO;
}

function applyMapping(column: Column, mapping: readonly ImportMapping[]): void {
  const said = mapping.find((entry) => isMapped(column, entry));
  if (!said) return;
  column.field = said.field === "ignore" ? null : said.field;
  column.confidence = 1;
  column.doubt = null;
  column.isConfirmed = true;
}

function guessWithoutHeader(columns: Column[]): void {
  const free = () => columns.filter((column) => column.field === null && !column.isConfirmed);
  const price = free().find(({ contents }) => contents.money > CERTAIN && contents.fits.price > CERTAIN);
  if (price) guess(price, "price");
  const rate = free().find(({ contents }) => contents.percents > CERTAIN);
  if (rate) guess(rate, "engagementRate");
  const counts = free().filter(
    ({ contents }) => contents.fits.followers > CERTAIN && (contents.median ?? 0) >= 100,
  );
  const largest = counts.toSorted((a, b) => (b.contents.median ?? 0) - (a.contents.median ?? 0))[0];
  if (largest && !columns.some(({ field }) => field === "followers")) guess(largest, "followers");
}

function guessName(columns: Column[], hasHeader: boolean): void {
  if (columns.some(({ field }) => field === "name")) return;
  const named = columns.find(
    ({ field, said, contents, isConfirmed }) =>
      field === null &&
      !isConfirmed &&
      contents.fits.name > CERTAIN &&
      (!hasHeader || said.fields.includes("name")),
  );
  if (named) guess(named, "name");
}

function guess(column: Column, field: ImportField): void {
  column.field = field;
  column.confidence = 0.6;
  column.doubt = field === "name" ? null : "guess";
}

function confidenceOf(fit: number): number {
  return Math.round(Math.min(1, fit) * 100) / 100;
}
