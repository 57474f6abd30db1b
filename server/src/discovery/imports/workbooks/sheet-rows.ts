import type { Sheet } from "hucre/xlsx";
import { cellText, hiddenLink } from "./cell-text.ts";
import type { SheetCell } from "./cell-text.ts";

/** One filled row of a sheet: its line, counted from 1, and its cells without the empty ones at its end. */
export type SheetRow = [line: number, cells: string[], merged: RowMerges];

/** Which cells of a row are merged. */
interface RowMerges {
  /** Places of those that are one with the cell above. */
  down: number[];
  /** First and last place of those that reach over several columns. */
  across: [first: number, last: number][];
}

type ListedSheet = Pick<Sheet, "name" | "hidden" | "veryHidden" | "rows">;
type CellValue = Sheet["rows"][number][number];

/** A merged cell that is taller is a frame, not a value of its rows. Chosen by us. */
const MERGED_ROWS_MAX = 1000;
const PROFILE = /^https?:\/\/(?:[\w-]+\.)*(?:instagram\.com|tiktok\.com|youtube\.com|youtu\.be)\//iu;

/**
 * The rows of a sheet as text. A text that is merged over several rows stands in each of them; links to profiles behind
 * other words follow in columns of their own.
 */
export function sheetRows(sheet: Pick<Sheet, "rows" | "cells" | "merges">): SheetRow[] {
  const rows = sheet.rows.map((values, row) => values.map((_value, column) => textAt(sheet, row, column)));
  const down = fillDown(sheet, rows);
  addLinks(sheet, rows);
  addComments(sheet, rows);
  return rows.flatMap((cells, row) => {
    const last = cells.findLastIndex((cell) => cell !== "");
    const found: SheetRow = [
      row + 1,
      cells.slice(0, last + 1),
      { down: down.get(row) ?? [], across: spansOf(sheet, row) },
    ];
    return last === -1 ? [] : [found];
  });
}

/** The sheet of a name; without one the first that is shown and looks like a table, else that has rows. */
export function chooseSheet<T extends ListedSheet>(
  sheets: readonly T[],
  wanted: string | null,
): T | undefined {
  if (wanted !== null) return sheets.find(({ name }) => isNamed(name, wanted));
  const shown = sheets.filter((sheet) => !isHidden(sheet));
  return shown.find(isTable) ?? shown.find((sheet) => filledRows(sheet) > 0) ?? shown[0] ?? sheets[0];
}

export function isHidden({ hidden, veryHidden }: ListedSheet): boolean {
  return hidden === true || veryHidden === true;
}

/** How many rows hold anything. Nothing is copied: one text may stand in a million cells. */
export function filledRows({ rows }: Pick<Sheet, "rows">): number {
  return rows.filter((values) => values.some(isFilled)).length;
}

/** Characters of all cells, counted without writing them. */
export function textLength({ rows }: Pick<Sheet, "rows">): number {
  return rows.reduce(
    (sum, values) => sum + values.reduce<number>((all, value) => all + lengthOf(value), 0),
    0,
  );
}

function lengthOf(value: CellValue): number {
  return typeof value === "string" ? value.length : 1;
}

function isFilled(value: CellValue): boolean {
  return typeof value === "string" ? /\S/u.test(value) : value !== null;
}

/** A cover has words one below the other; a table has cells beside each other. */
function isTable({ rows }: ListedSheet): boolean {
  return rows.filter((values) => values.filter(isFilled).length > 1).length > 1;
}

/** As spreadsheets tell names apart: whatever their case. */
function isNamed(name: string, wanted: string): boolean {
  return name.trim().toLowerCase() === wanted.trim().toLowerCase();
}

function textAt(sheet: Pick<Sheet, "rows" | "cells">, row: number, column: number): string {
  return cellText(cellAt(sheet, row, column));
}

function cellAt({ rows, cells }: Pick<Sheet, "rows" | "cells">, row: number, column: number): SheetCell {
  const cell = cells?.get(`${row},${column}`);
  const target = cell?.hyperlink?.target ?? "";
  return {
    value: rows[row]?.[column] ?? null,
    format: cell?.style?.numFmt ?? "",
    link: /^https?:\/\//iu.test(target) ? target : "",
  };
}

/**
 * Numbers stay in the first row: a fee over two rows is one fee.
 * @returns the places of the cells that were filled, by row.
 */
function fillDown({ rows, merges = [] }: Pick<Sheet, "rows" | "merges">, texts: string[][]) {
  const filled = new Map<number, number[]>();
  for (const { startRow, endRow, startCol } of merges) {
    const text = texts[startRow]?.[startCol] ?? "";
    const isTall = endRow > startRow && endRow - startRow < MERGED_ROWS_MAX;
    if (!isTall || typeof rows[startRow]?.[startCol] !== "string") continue;
    for (let row = startRow + 1; row <= endRow; row += 1) {
      const cells = texts[row];
      if (cells === undefined || cells.every((cell) => cell === "")) continue;
      while (cells.length < startCol) cells.push("");
      if ((cells[startCol] ?? "") !== "") continue;
      cells[startCol] = text;
      filled.set(row, [...(filled.get(row) ?? []), startCol]);
    }
  }
  return filled;
}

function spansOf({ merges = [] }: Pick<Sheet, "merges">, row: number): RowMerges["across"] {
  const across = merges.filter(({ startRow, startCol, endCol }) => startRow === row && endCol > startCol);
  return across.map(({ startCol, endCol }) => [startCol, endCol]);
}

/** What was noted at cells of a row follows it as one more cell; in front of the table it is of no row. */
function addComments({ cells }: Pick<Sheet, "cells">, texts: string[][]): void {
  const first = texts.findIndex((row) => row.filter((text) => text !== "").length > 1);
  const place = texts.reduce((widest, { length }) => Math.max(widest, length), 0);
  const noted = new Map<number, string[]>();
  for (const [key, cell] of cells ?? []) {
    const [row = 0] = key.split(",").map(Number);
    const text = cell.comment?.text.trim() ?? "";
    if (text !== "" && row > first && texts[row] !== undefined)
      noted.set(row, [...(noted.get(row) ?? []), text]);
  }
  for (const [row, all] of noted) {
    const filled = texts[row] ?? [];
    while (filled.length < place) filled.push("");
    filled[place] = all.join("\n");
  }
}

function addLinks(sheet: Pick<Sheet, "rows" | "cells">, texts: string[][]): void {
  const places = new Map<number, number>();
  const width = texts.reduce((widest, { length }) => Math.max(widest, length), 0);
  for (const key of sheet.cells?.keys() ?? []) {
    const [row = 0, column = 0] = key.split(",").map(Number);
    const link = hiddenLink(cellAt(sheet, row, column));
    const cells = texts[row];
    if (link === null || !PROFILE.test(link) || cells === undefined) continue;
    const place = places.get(column) ?? width + places.size;
    places.set(column, place);
    while (cells.length < place) cells.push("");
    cells[place] = link;
  }
}
