import { meaningLabel } from "@app/contract/discovery/import-meanings";
import { formatMonth } from "@app/contract/formats";
import { PLATFORM_LABELS, PLATFORMS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import { isRecordKind } from "@app/contract/discovery/import-records";
import type { DoubtfulColumn } from "@app/contract/discovery/imports";
import type { ImportKind } from "@app/contract/discovery/import-history";
import { fitOf, readRecordHeader } from "#/discovery/imports/reading/kinds/record-headers.ts";
import type { ColumnMonth } from "#/discovery/imports/reading/history/month-columns.ts";
import type { Column } from "./column.ts";
import { wholeRange } from "./price-ranges.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { NO_STYLE } from "#/discovery/imports/reading/cells/rates.ts";
import { KEPT_AS_TEXT } from "#/discovery/imports/reading/row/single-values.ts";
import { amounts } from "#/discovery/imports/reading/table-currency.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import { readOfferTerms, TERMS } from "#/discovery/imports/reading/row/terms.ts";
import { readValues } from "#/discovery/imports/reading/values.ts";
import { cellsAt, shortened } from "#/discovery/imports/reading/words.ts";

const EXAMPLES = 3;

/** The columns that a person should look at, each with a question and what speaks for the reading. */
export function findDoubts(context: TableContext, cells: readonly (readonly string[])[]): DoubtfulColumn[] {
  const { columns, styles, ofNobody, ofSeveral, ofFigures, ofNoPlace, ofNameless, ofLikely, kind } = context;
  const guessed = guessedBlocks(context);
  const [priced] = amounts(columns);
  return columns.flatMap((column) => {
    if (ofSeveral.has(column.index)) return [ofWhichPerson(column, cellsAt(cells, column.index))];
    if (ofFigures.has(column.index))
      return [onWhichPlatform(column, cellsAt(cells, column.index), BY_FIGURES)];
    const likely = ofLikely.get(column.index);
    if (likely) return [onLikelyPlatform(column, cellsAt(cells, column.index), likely)];
    if (ofNoPlace.has(column.index)) return [onWhichPlatform(column, cellsAt(cells, column.index), OPEN)];
    if (ofNameless.has(column.index)) return [ofWhomAbove(column, cellsAt(cells, column.index))];
    if (column === priced && !column.isConfirmed && guessed.length > 0)
      return [inWhichCurrency(column, cellsAt(cells, column.index), guessed)];
    if (column.isConfirmed && column.platform !== null) return [];
    if (ofNobody.has(column.index))
      return [{ ...ofWhichAccount(column, cellsAt(cells, column.index)), platforms: platformsOf(columns) }];
    if (column.doubt === null) return [];
    if (column.month !== null) return [ofWhichYear(column, column.month, cellsAt(cells, column.index))];
    const own = cellsAt(cells, column.index);
    return [describeRecord(column, own, kind) ?? describe(column, own, styles[column.index])];
  });
}

/** Blocks whose prices name no currency, and whose country's own is not the one that is assumed. */
function guessedBlocks({ blocks, assumed }: TableContext): (readonly [heading: string, currency: string])[] {
  return [...blocks].flatMap(([{ heading }, { currency, isTold }]) =>
    isTold || currency === (assumed ?? "USD") ? [] : [[heading, currency] as const],
  );
}

function inWhichCurrency(
  column: Column,
  cells: readonly string[],
  blocks: readonly (readonly [heading: string, currency: string])[],
): DoubtfulColumn {
  const told = blocks.map(([heading, currency]) => `${currency} below “${shortened(heading)}”`).join(", ");
  const question = `In which currency is ${nameOf(column)}?`;
  const reason = `Some blocks name none. Amounts without a currency are read as those of their country: ${told}.`;
  return { ...asked(column, cells, { question, reason }), field: column.record ?? column.field };
}

/** One question for each column of figures that stands beside several accounts. */
function ofWhichAccount(column: Column, cells: readonly string[]): DoubtfulColumn {
  const reason =
    "Rows have several accounts and no word says which one is meant. It is read as the first one's.";
  return asked(column, cells, { question: `Of which account is ${nameOf(column)}?`, reason });
}

/** Where the accounts of a table are; all where fewer than two columns say it. */
function platformsOf(columns: readonly Column[]): Platform[] {
  const named = columns.flatMap(({ field, platform }) =>
    (field === "handle" || field === "url") && platform !== null ? platform : [],
  );
  const found = PLATFORMS.filter((platform) => named.includes(platform));
  return found.length < 2 ? [...PLATFORMS] : found;
}

/** A column of a month whose year nothing says. */
function ofWhichYear(column: Column, { day, figure }: ColumnMonth, cells: readonly string[]): DoubtfulColumn {
  const question = `Are the figures of ${nameOf(column)} of ${formatMonth(day)}?`;
  const reason = "No year is said. They are read as those of the last such month.";
  return { ...asked(column, cells, { question, reason }), field: figure };
}

/** Rows that have an account and nothing else of a person. */
function ofWhomAbove(column: Column, cells: readonly string[]): DoubtfulColumn {
  const reason =
    "Those with the same handle on another platform are read as that creator’s; the others stay apart, without a name.";
  const question = `Do the rows without ${nameOf(column)} go on with the creator above?`;
  return asked(column, cells, { question, reason });
}

/** A column of handles that no word places. */
function onWhichPlatform(column: Column, cells: readonly string[], reason: string): DoubtfulColumn {
  const question = `On which platform are the handles of ${nameOf(column)}?`;
  return { ...asked(column, cells, { question, reason }), platforms: [...PLATFORMS] };
}

/** The same, where most of the other rows are on one. */
function onLikelyPlatform(
  column: Column,
  cells: readonly string[],
  { platform, count }: { platform: Platform; count: number },
): DoubtfulColumn {
  const handles = count === 1 ? "1 handle is" : `${count.toLocaleString("en")} handles are`;
  const reason = `No word says it, and ${handles} read as ${PLATFORM_LABELS[platform]}, where most of the other rows are.`;
  const others = PLATFORMS.filter((one) => one !== platform);
  return { ...onWhichPlatform(column, cells, reason), platforms: [platform, ...others] };
}
const BY_FIGURES =
  "No word says it. They are read as the same handle on each platform that a row has figures of.";
const OPEN = "No word says it, and the rows have other accounts. Those that differ from them are left out.";

/** One question for each column of accounts that rows of different people name. */
function ofWhichPerson(column: Column, cells: readonly string[]): DoubtfulColumn {
  const repeated = cells.filter((cell, index) => cells.indexOf(cell) !== index);
  const reason =
    "These rows differ in name, mail or other accounts. They stay apart, and are left without it.";
  const question = `Whose are the accounts of ${nameOf(column)} that several rows name?`;
  return asked(column, repeated, { question, reason });
}

function asked(
  { index, header, field }: Column,
  cells: readonly string[],
  said: Pick<DoubtfulColumn, "question" | "reason">,
): DoubtfulColumn {
  return { index, header, field, ...said, examples: examplesOf(cells) };
}

/** The first different cells of a column. */
export function examplesOf(cells: readonly string[]): string[] {
  const found = new Set<string>();
  for (const cell of cells) {
    if (found.size === EXAMPLES) break;
    if (!isNotKnown(cell)) found.add(shortened(cell));
  }
  return [...found];
}

function nameOf({ header, index }: Column): string {
  return header === "" ? `Column ${index + 1}` : `“${header}”`;
}

function describe(column: Column, cells: readonly string[], style: ColumnStyle | undefined): DoubtfulColumn {
  const filled = cells.filter((cell) => !isNotKnown(cell));
  const readable = filled.filter((cell) => canRead(column, cell, style ?? NO_STYLE));
  const examples = [...new Set(column.doubt === "unreadable" ? filled : readable)];
  return {
    index: column.index,
    header: column.header,
    field: column.field,
    question: questionOf(column),
    reason: reasonOf(filled.length, readable.length, column.field !== null && KEPT_AS_TEXT.has(column.field)),
    examples: examples.slice(0, EXAMPLES).map(shortened),
  };
}

/** What a column says of posts, orders or payments; null for one that is about the creator. */
function describeRecord(column: Column, cells: readonly string[], kind: ImportKind): DoubtfulColumn | null {
  const { index, header, record, field, contents } = column;
  const said = isRecordKind(kind) && field === null ? readRecordHeader(kind, header) : null;
  const meaning = record ?? said?.field;
  if (meaning === undefined) return null;
  const share = Math.round(fitOf(meaning, contents) * 100);
  const readable = share === 0 ? "None" : `${share}%`;
  const kept = record === null ? "All" : "The others";
  return {
    index,
    header,
    field: meaning,
    question: `Does ${nameOf(column)} hold the ${meaningLabel(meaning, kind).toLowerCase()}?`,
    reason: `${readable} of its filled cells read so. ${kept} are kept as they are written.`,
    examples: examplesOf(cells),
  };
}

function questionOf(column: Column): string {
  const { field, doubt } = column;
  const name = nameOf(column);
  const meaning =
    field === null ? "nothing that Herald keeps" : meaningLabel(field, "creators").toLowerCase();
  return doubt === "unreadable" ? `Is ${name} the ${meaning}?` : `${name} looks like ${meaning}`;
}

function reasonOf(filled: number, readable: number, isKept: boolean): string {
  const rest = filled - readable;
  const all = `${readable.toLocaleString("en")} of ${filled.toLocaleString("en")} filled cells read as one.`;
  if (rest === 0) return all;
  const one = rest === 1;
  const others = one ? "The other one" : `The other ${rest.toLocaleString("en")}`;
  if (isKept) return `${all} ${others} ${one ? "is kept as it is" : "are kept as they are"} written.`;
  return `${all} ${others} ${one ? "stays" : "stay"} NA.`;
}

function canRead(column: Column, cell: string, style: ColumnStyle): boolean {
  if (column.field !== null && TERMS.has(column.field)) return readOfferTerms(column, cell) !== null;
  return readValues(column, wholeRange(cell, column), style) !== null;
}
