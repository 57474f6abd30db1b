import type { Sheet } from "hucre/xlsx";
import { cellText, hiddenLink } from "./cell-text.ts";
import type { SheetCell } from "./cell-text.ts";

/** One filled row of a sheet: its line, counted from 1, and its cells without the empty ones at its end. */
export type SheetRow = [line: number, cells: string[]];

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
  fillMerged(sheet, rows);
  addLinks(sheet, rows);
  return rows.flatMap((cells, row) => {
    const last = cells.findLastIndex((cell) => cell !== "");
    const found: SheetRow = [row + 1, cells.slice(0, last + 1)];
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

/** Numbers stay in the first row: a fee over two rows is one fee. */
function fillMerged({ rows, merges = [] }: Pick<Sheet, "rows" | "merges">, texts: string[][]): void {
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const isTall = startCol === endCol && endRow - startRow < MERGED_ROWS_MAX;
    const text = texts[startRow]?.[startCol] ?? "";
    if (!isTall || typeof rows[startRow]?.[startCol] !== "string") continue;
    for (const row of texts.slice(startRow + 1, endRow + 1)) {
      if (row.some((cell) => cell !== "")) row[startCol] ||= text;
    }
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
