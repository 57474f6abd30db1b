import { foldInPlace } from "#/language/fold.ts";
import { kindOfHead } from "./tables.ts";
import type { LaidOut } from "./tables.ts";

const MARK = "|";
const RULER = /^[\s|:-]*$/u;
const LINES_MIN = 3;
/** So long a first cell is a sentence, and no label. Chosen by us. */
const LABEL_MAX = 40;

/**
 * Rows of a label and its value as "label: value", and tables whose places stand in the first line turned round, so that
 * they read like all others.
 */
export function withPlainSheets(source: string): LaidOut {
  const lines = source.split("\n");
  const made: string[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && (lines[end] ?? "").includes(MARK)) end += 1;
    const rows = lines
      .slice(at, end)
      .filter((line) => !RULER.test(line) || /\|\s*\|/u.test(line))
      .map(cellsOf);
    const plain = rows.length >= LINES_MIN ? (asLabels(rows) ?? turned(rows)) : null;
    made.push(...(plain ?? lines.slice(at, Math.max(end, at + 1))));
    at = Math.max(end, at + 1);
  }
  return { text: made.join("\n"), unmet: [] };
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/u, "")
    .replace(/\|$/u, "")
    .split(MARK)
    .map((cell) => cell.trim());
}

function asLabels(rows: readonly string[][]): string[] | null {
  const isEach = rows.every(([label = "", ...values]) => values.length === 1 && isLabel(label));
  const isTable = rows[0]?.every((cell) => kindOfHead(cell) !== null) ?? false;
  return isEach && !isTable ? rows.map(([label = "", value = ""]) => `${label}: ${value}`) : null;
}

function isLabel(cell: string): boolean {
  return cell !== "" && cell.length <= LABEL_MAX && !/\d/u.test(cell);
}

/** "| | UK | Ireland |" above "| budget | £12,000 | £4,000 |". */
function turned(rows: readonly string[][]): string[] | null {
  const [head = [], ...others] = rows;
  const names = head.slice(1);
  const kinds = others.map(([label = ""]) => kindOfHead(label));
  const isTurned =
    names.length > 1 &&
    rows.every((row) => row.length === head.length) &&
    names.every((name) => name !== "" && kindOfHead(name) === null && !/\d/u.test(foldInPlace(name))) &&
    kinds.filter((kind) => kind !== null).length >= 2;
  if (!isTurned) return null;
  const corner = kindOfHead(head[0] ?? "") === null ? "market" : (head[0] ?? "");
  return [
    [corner, ...others.map(([label = ""]) => label)],
    ...names.map((name, at) => [name, ...others.map((row) => row[at + 1] ?? "")]),
  ].map((row) => row.join(` ${MARK} `));
}
