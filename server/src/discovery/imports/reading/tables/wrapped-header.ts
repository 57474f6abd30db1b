import type { PlacedRecord } from "#/discovery/imports/reading/records.ts";
import { singleSpaced, textAt } from "#/discovery/imports/reading/words.ts";

/** Rows below that are looked at, and what of the second line must go on with the first. All chosen by us. */
const BELOW_MAX = 10;
const COLUMNS_MIN = 2;
const MOST = 0.6;
const HALF = 0.5;
const WORDS_MAX = 4;

/** "(€)", "%", "[k]": what stands alone says more of the word above it. */
const UNIT = /^(?:[([].{1,12}[)\]]|\p{Sc}|%)$/u;

interface Words {
  /** Whether a cell is one of a row. */
  isData: (cell: string) => boolean;
  /** Whether a cell is a word of a header. */
  says: (cell: string) => boolean;
}

/**
 * The headers that a line and the one below it make together: "Avg. | Posting | Fee" over "views | date | (€)". Null where
 * the second line is a row: in its columns stand data below, and none in it.
 */
export function wrappedHeader(records: readonly PlacedRecord[], at: number, words: Words): string[] | null {
  const [first, second] = [records[at], records[at + 1]];
  if (!first || !second || second.line !== first.line + first.height) return null;
  const places = second.cells.flatMap((cell, index) => (cell === "" ? [] : [index]));
  const isBelowWords = places.every((index) => textAt(first.cells, index) !== "");
  if (places.length < COLUMNS_MIN || !isBelowWords) return null;
  if ([...first.cells, ...second.cells].some((cell) => isNoHeader(cell, words))) return null;
  const isRest = (index: number) => goesOn(textAt(first.cells, index), textAt(second.cells, index), words);
  if (places.filter(isRest).length < places.length * MOST) return null;
  // Below words that say all there is to say, others describe their columns.
  if (!places.some((index) => adds(textAt(first.cells, index), textAt(second.cells, index), words)))
    return null;
  const below = records.slice(at + 2, at + 2 + BELOW_MAX).map(({ cells }) => cells);
  const isContrast = (index: number) => contrasts(textAt(second.cells, index), below, index);
  if (places.filter(isContrast).length < COLUMNS_MIN) return null;
  const width = Math.max(first.cells.length, second.cells.length);
  return Array.from({ length: width }, (_, index) =>
    singleSpaced(`${textAt(first.cells, index)} ${textAt(second.cells, index)}`).trim(),
  );
}

function isNoHeader(cell: string, { isData }: Words): boolean {
  return cell !== "" && (isData(cell) || cell.split(/\s+/u).length > WORDS_MAX);
}

function goesOn(above: string, cell: string, words: Words): boolean {
  return words.says(cell) || adds(above, cell, words);
}

function adds(above: string, cell: string, { says }: Words): boolean {
  return UNIT.test(cell) || (!says(above) && says(`${above} ${cell}`));
}

function contrasts(cell: string, below: readonly (readonly string[])[], index: number): boolean {
  const filled = below.map((row) => textAt(row, index)).filter((one) => one !== "");
  const figures = filled.filter((one) => /\d/u.test(one));
  return !/\d/u.test(cell) && filled.length > 0 && figures.length >= filled.length * HALF;
}
