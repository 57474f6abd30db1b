/** A value of one cell; null is an empty cell. */
export type CsvValue = string | number | null;

/** Numbers as people and programs write them; "-5" is one, "-5+A1" is not. */
const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/u;
/**
 * What makes a spreadsheet run a cell as a formula: = + - @, their full-width forms, tab and carriage return. White
 * space and invisible characters before them do not help: some programs drop those first.
 */
const FORMULA = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Rows as CSV after RFC 4180, safe to open in a spreadsheet: whatever could run as a formula gets a ' in front. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: CsvValue): string {
  if (value === null) return "";
  const text = harmless(String(value));
  return /[",\r\n]/u.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

function harmless(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}
