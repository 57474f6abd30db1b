import { unmarkFormulas } from "@app/contract/csv-formulas";
import { parse } from "csv-parse/sync";
import { findDelimiter } from "./delimiter.ts";
import type { Delimiter } from "./delimiter.ts";
import { textAt } from "./words.ts";

/** Places of cells that are one with the cell above, and those that reach over several columns. */
export interface Merges {
  down: readonly number[];
  across: readonly (readonly [first: number, last: number])[];
}

/** One record of a table: its cells and the line it begins on, counted from 1. */
export interface TableRecord {
  line: number;
  cells: string[];
  /** It heads a block of the table. */
  isHeading?: true;
  /** Which of its cells a workbook has merged. */
  merged?: Merges | undefined;
  /** Its cells as they stand in the file, where marks of repetition in them were followed. */
  written?: string[];
  /** Places of marks of repetition with nothing above them. */
  unmet?: readonly number[];
}

/** A record as it lies in the table. */
export interface PlacedRecord extends TableRecord {
  /** Lines that it takes: more than one where a cell of a text holds line breaks. */
  height: number;
}

/** A sheet of a workbook: its filled rows with their lines, each cell as a text file would hold it. */
export interface SheetTable {
  name: string;
  rows: readonly (readonly [line: number, cells: readonly string[], merged?: Merges])[];
}

/** Stands in for a delimiter where a line is one cell: a character that no sheet holds. */
const NONE = "\u001F";
/** What spreadsheets write on the first line to name the delimiter. */
const DECLARED = /^"?sep=([,;\t|])"?\n/u;

interface Parsed {
  record: string[];
  /** The line on which the record ends. */
  lines: number;
}

/** A line of blank cells, where no delimiter was found. */
const BLANK = /^[\s,;|]*$/u;

/**
 * Splits clean text (line ends are \n) into records. Blank lines are no records, and where every cell is blank there
 * are none. Never throws: where quotes do not close, they are read as ordinary characters.
 */
export function readCells(text: string): { delimiter: Delimiter | null; records: PlacedRecord[] } {
  const declared = DECLARED.exec(text)?.[1];
  const offset = declared === undefined ? 0 : 1;
  const body = declared === undefined ? text : text.slice(text.indexOf("\n") + 1);
  const delimiter = asDelimiter(declared) ?? findDelimiter(body);
  const parsed = parseCells(body, delimiter ?? NONE);
  const filled = parsed.filter(({ record }) => record.length > 1 || !BLANK.test(textAt(record, 0)));
  const records = filled.map(({ record, lines }) => ({
    line: lines - lineBreaks(record) + offset,
    height: 1 + lineBreaks(record),
    cells: record.map(cleanCell),
  }));
  const isBlank = records.every(({ cells }) => cells.every((cell) => cell === ""));
  return { delimiter, records: isBlank ? [] : records };
}

/** What our own exports put before a formula goes again. */
export function cleanCell(cell: string): string {
  return unmarkFormulas(cell).trim();
}

function parseCells(text: string, delimiter: string): Parsed[] {
  try {
    return parseWith(text, delimiter, '"');
  } catch {
    return parseWith(text, delimiter, false);
  }
}

function parseWith(text: string, delimiter: string, quote: string | false): Parsed[] {
  const parsed: Parsed[] = [];
  parse(text, {
    delimiter,
    quote,
    // Kept here and not by the parser, whose notes on each record weigh more than the record.
    on_record: (record: string[], { lines }) => {
      parsed.push({ record, lines });
      return null;
    },
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: "\n",
  });
  return parsed;
}

function asDelimiter(text: string | undefined): Delimiter | null {
  return text === "," || text === ";" || text === "\t" || text === "|" ? text : null;
}

function lineBreaks(cells: string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}
