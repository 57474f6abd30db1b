import { unmarkFormulas } from "@app/contract/csv-formulas";
import { parse } from "csv-parse/sync";
import { findDelimiter } from "./delimiter.ts";
import type { Delimiter } from "./delimiter.ts";

/** One record of a table: its cells and the line it begins on, counted from 1. */
export interface TableRecord {
  line: number;
  cells: string[];
}

/** Stands in for a delimiter where a line is one cell: a character that no sheet holds. */
const NONE = "\u001F";
/** What spreadsheets write on the first line to name the delimiter. */
const DECLARED = /^"?sep=([,;\t|])"?\n/u;

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** A line of blank cells, where no delimiter was found. */
const BLANK = /^[\s,;|]*$/u;

/**
 * Splits clean text (line ends are \n) into records. Blank lines are no records, and where every cell is blank there
 * are none. Never throws: where quotes do not close, they are read as ordinary characters.
 */
export function readCells(text: string): { delimiter: Delimiter | null; records: TableRecord[] } {
  const declared = DECLARED.exec(text)?.[1];
  const offset = declared === undefined ? 0 : 1;
  const body = declared === undefined ? text : text.slice(text.indexOf("\n") + 1);
  const delimiter = asDelimiter(declared) ?? findDelimiter(body);
  const parsed = parseCells(body, delimiter ?? NONE);
  const filled = parsed.filter(({ record }) => record.length > 1 || !BLANK.test(record[0] ?? ""));
  const records = filled.map(({ record, info }) => ({
    line: info.lines - lineBreaks(record) + offset,
    // What our own exports put before a formula goes again.
    cells: record.map((cell) => unmarkFormulas(cell).trim()),
  }));
  const isBlank = records.every(({ cells }) => cells.every((cell) => cell === ""));
  return { delimiter, records: isBlank ? [] : records };
}

function parseCells(text: string, delimiter: string): Parsed[] {
  try {
    return parseWith(text, delimiter, '"');
  } catch {
    return parseWith(text, delimiter, false);
  }
}

function parseWith(text: string, delimiter: string, quote: string | false): Parsed[] {
  const records: unknown[] = parse(text, {
    delimiter,
    quote,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: "\n",
  });
  return records.filter(isParsed);
}

// With `info: true` csv-parse gives { record, info } for each record; its types describe the plain form only.
function isParsed(value: unknown): value is Parsed {
  return typeof value === "object" && value !== null && "record" in value && "info" in value;
}

function asDelimiter(text: string | undefined): Delimiter | null {
  return text === "," || text === ";" || text === "\t" || text === "|" ? text : null;
}

function lineBreaks(cells: string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}
