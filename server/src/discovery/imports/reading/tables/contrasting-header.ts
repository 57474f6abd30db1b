import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { plainWords, textAt } from "#/discovery/imports/reading/words.ts";
import { readDate } from "#/language/time/dates.ts";

/** What tells a header of a team's own words from the rows below it. All chosen by us. */
const CELLS_MIN = 3;
const WORDS_MAX = 4;
const LETTERS_MAX = 40;
const BELOW_MAX = 20;
const MOST = 0.6;
const COLUMNS_MIN = 2;

/**
 * The record whose words head columns of accounts, days and numbers, though none of them is known: "Recipient, Parcel,
 * Tracking, Sent". A row of a table without headers has data where the rows below it have some.
 */
export function findContrastingHeader(
  records: readonly TableRecord[],
  isData: (cell: string) => boolean,
): number | null {
  const filled = [...records.entries()].filter(([, { cells }]) => cells.some((cell) => cell !== ""));
  // Titles above a header fill one or two cells.
  const at = filled.findIndex(([, { cells }]) => wordsOf(cells).length >= CELLS_MIN);
  const [index, header] = filled[at] ?? [];
  const below = filled.slice(at + 1, at + 1 + BELOW_MAX).map(([, { cells }]) => cells);
  if (index === undefined || !header || below.length === 0 || !isOfWords(header.cells, isData)) return null;
  const width = Math.max(...below.map((cells) => wordsOf(cells).length));
  if (wordsOf(header.cells).length < width * MOST) return null;
  const columns = header.cells.flatMap((cell, column) => (cell === "" ? [] : [column]));
  const share = (column: number, test: (cell: string) => boolean) => {
    const cells = below.map((row) => textAt(row, column)).filter((cell) => !isNotKnown(cell));
    return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  };
  const ofData = columns.filter((column) => share(column, (cell) => isDatum(cell, isData)) >= MOST);
  const ofAccounts = columns.filter((column) => share(column, isMarked) >= MOST);
  return ofAccounts.length > 0 || ofData.length >= COLUMNS_MIN ? index : null;
}

function wordsOf(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell !== "");
}

/** Short words, each once, and nothing that a row would hold. */
function isOfWords(cells: readonly string[], isData: (cell: string) => boolean): boolean {
  const words = wordsOf(cells);
  const isWord = (cell: string) =>
    /\p{L}/u.test(cell) &&
    cell.length <= LETTERS_MAX &&
    cell.split(/\s+/u).length <= WORDS_MAX &&
    !isNotKnown(cell) &&
    !isDatum(cell, isData);
  return words.every(isWord) && new Set(words.map(plainWords)).size === words.length;
}

function isMarked(cell: string): boolean {
  return /^@\S|^https?:\/\/|^[^\s@]+@[^\s@]+\.\S+$/u.test(cell);
}

function isDatum(cell: string, isData: (cell: string) => boolean): boolean {
  return /\d/u.test(cell) || isMarked(cell) || isData(cell) || readDate(cell) !== null;
}
