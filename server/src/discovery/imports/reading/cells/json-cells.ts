import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { plainWords, textAt } from "#/discovery/imports/reading/words.ts";

const JSON_LIKE = /^[[{]/u;

/** Records whose cells hold what other programs export as JSON, each with the words that a person would write. */
export function withoutJson<R extends TableRecord>(records: readonly R[], headers: readonly string[]): R[] {
  return records.map((record) => {
    const cells = record.cells.map((cell, index) => plainText(cell, textAt(headers, index)));
    const isChanged = cells.some((cell, index) => cell !== record.cells[index]);
    return isChanged ? { ...record, cells, written: record.written ?? record.cells } : record;
  });
}

/** "[\"a\",\"b\"]" is "a, b"; of an object the member that the header names, else all of them. */
function plainText(cell: string, header: string): string {
  if (!JSON_LIKE.test(cell)) return cell;
  const value = parsed(cell);
  if (Array.isArray(value)) return wordsOf(value, " ");
  if (typeof value !== "object" || value === null) return cell;
  const members = Object.entries(value);
  const words = plainWords(header).split(" ");
  const named = members.find(([name]) => words.includes(plainWords(name)));
  return named ? wordsOf(named[1], ", ") : wordsOf(value, ", ");
}

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return null;
  }
}

/** Figures keep the name that they stand beside: "DE 40, AT 12". */
function wordsOf(value: unknown, between: string): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value))
    return value
      .map((item) => wordsOf(item, " "))
      .filter((words) => words !== "")
      .join(", ");
  if (typeof value !== "object") return typeof value === "string" ? value : JSON.stringify(value);
  const members = Object.entries(value).filter(([, one]) => one !== null && one !== "");
  const isOfFigures = members.length > 0 && members.every(([, one]) => typeof one === "number");
  return members
    .map(([name, one]) => (isOfFigures ? `${name} ${wordsOf(one, " ")}` : wordsOf(one, " ")))
    .join(between);
}
