import { unmarkFormulas } from "@app/contract/csv-formulas";
import { parse } from "csv-parse/sync";
import type { CountryBlock } from "./groups/country-blocks.ts";
import { findDelimiter } from "./delimiter.ts";
import type { Delimiter } from "./delimiter.ts";
import { cleanText, decodeTable } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
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
  /** What the line above its block says of it. */
  block?: CountryBlock;
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
  /** What the other sheets of its workbook say of money. */
  beside?: readonly string[];
}

/** Stands in for a delimiter where a line is one cell: a character that no sheet holds. */
const NONE = "\u001F";
/** What spreadsheets write on the first line to name the delimiter. */
const DECLARED = /^"?sep=([,;\t|])"?\n/u;

/** A line of blank cells, where no delimiter was found. */
const BLANK = /^[\s,;|]*$/u;

/** A text cut into cells, of which nothing is read yet. */
export interface CutTable {
  encoding: Encoding;
  delimiter: Delimiter | null;
  records: PlacedRecord[];
}

/** Apart from the reading, so that of a large table the text can be let go before its rows are read. */
export function cutTable(input: string | Uint8Array): CutTable {
  const { text, encoding } =
    typeof input === "string" ? { text: cleanText(input), encoding: "utf-8" as const } : decodeTable(input);
  return { encoding, ...readCells(text) };
}

/**
 * Splits clean text (line ends are \n) into records. Blank lines are no records, and where every cell is blank there
 * are none. Never throws: where quotes do not close, they are read as ordinary characters.
 */
export function readCells(text: string): { delimiter: Delimiter | null; records: PlacedRecord[] } {
  const declared = DECLARED.exec(text)?.[1];
  const offset = declared === undefined ? 0 : 1;
  const body = declared === undefined ? text : text.slice(text.indexOf("\n") + 1);
  const delimiter = asDelimiter(declared) ?? findDelimiter(body);
  const records = parseCells(body, delimiter ?? NONE, offset);
  const isBlank = records.every(({ cells }) => cells.every((cell) => cell === ""));
  return { delimiter, records: isBlank ? [] : records };
}

/** What our own exports put before a formula goes again. */
export function cleanCell(cell: string): string {
  return unmarkFormulas(cell).trim();
}

function parseCells(text: string, delimiter: string, offset: number): PlacedRecord[] {
  try {
    return parseWith(text, delimiter, '"', offset);
  } catch {
    return parseWith(text, delimiter, false, offset);
  }
}

function parseWith(text: string, delimiter: string, quote: string | false, offset: number): PlacedRecord[] {
  const records: PlacedRecord[] = [];
  const shared = new SharedCells();
  parse(text, {
    delimiter,
    quote,
    // Kept here and not by the parser, whose notes on each record weigh more than the record.
    on_record: (record: string[], { lines }) => {
      if (record.length === 1 && BLANK.test(textAt(record, 0))) return null;
      const breaks = lineBreaks(record);
      const cells = record.map((cell, index) => shared.take(cleanCell(cell), index));
      records.push({ line: lines - breaks + offset, height: 1 + breaks, cells });
      return null;
    },
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: "\n",
  });
  return records;
}

/** Different texts of one column that are kept to be shared. Chosen by us: a column of words has fewer. */
const SHARED_MAX = 1000;

/** "instagram" in every row of a column is one text in memory and not a hundred thousand. */
class SharedCells {
  readonly #columns: Map<string, string>[] = [];

  take(cell: string, index: number): string {
    const known = (this.#columns[index] ??= new Map());
    const found = known.get(cell);
    if (found !== undefined) return found;
    if (known.size < SHARED_MAX) known.set(cell, cell);
    return cell;
  }
}

function asDelimiter(text: string | undefined): Delimiter | null {
  return text === "," || text === ";" || text === "\t" || text === "|" ? text : null;
}

function lineBreaks(cells: string[]): number {
  return cells.reduce((sum, cell) => (cell.includes("\n") ? sum + cell.split("\n").length - 1 : sum), 0);
}
