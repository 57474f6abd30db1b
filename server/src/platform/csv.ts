import { markFormulas } from "@app/contract/csv-formulas";

/** A value of one cell; null is an empty cell. */
export type CsvValue = string | number | null;

/** Rows as CSV after RFC 4180, safe to open in a spreadsheet however it splits them. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: CsvValue): string {
  if (value === null) return "";
  const text = markFormulas(String(value));
  return /[",\r\n]/u.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
