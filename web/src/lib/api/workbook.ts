import { unmarkFormulas } from "@app/contract/csv-formulas";
import { orToast } from "#/lib/toasts.ts";
import { fetcher } from "./api.ts";
import { saveFile } from "./download.ts";

export type Cell = string | number | null;

/** A sheet as the writer takes it: the first row is its head. */
export interface Sheet {
  name: string;
  rows: Cell[][];
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** As programs write numbers. Zeros in front and more digits than a spreadsheet keeps are parts of a text. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/u;

/** Hands sheets to the browser as one workbook. The writer is fetched when the first one is wanted. */
export function saveWorkbook(fileName: string, sheetsOf: () => Sheet[] | Promise<Sheet[]>): Promise<void> {
  return orToast(async () => {
    const { writeXlsx } = await import("hucre/xlsx");
    const bytes = await writeXlsx({ sheets: await sheetsOf() });
    saveFile(new Uint8Array(bytes), fileName, XLSX);
  });
}

/** Fetches a table that is written as CSV, and hands it to the browser as a workbook. */
export function downloadWorkbook(
  url: string,
  { name, sheet }: { name: string; sheet: string },
): Promise<void> {
  return saveWorkbook(`${name}.xlsx`, async () => [
    { name: sheet, rows: await rowsOf(String(await fetcher(url))) },
  ]);
}

/** The cells of a CSV file of ours: numbers are numbers, and what was marked against formulas is as it was. */
export async function rowsOf(csv: string): Promise<Cell[][]> {
  const { parseCsv } = await import("hucre/csv");
  return parseCsv(csv, { delimiter: "," }).map((row) => row.map((cell) => toCell(String(cell ?? ""))));
}

function toCell(text: string): Cell {
  if (text === "") return null;
  return NUMBER.test(text) ? Number(text) : unmarkFormulas(text);
}
