import { readDate } from "#/language/time/dates.ts";
import type { DateOrder } from "#/language/time/dates.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { recordFieldOf } from "#/discovery/imports/reading/kinds/record-headers.ts";
import { cellsAt, isOneOf, plainWords, textAt } from "#/discovery/imports/reading/words.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";

/** What such a column is called: "Month", "Stand", "Snapshot date". */
const PERIOD =
  /^(?:(?:snapshot|reading|record(?:ed)?|measured?|report(?:ing)?|as of|captured) ?)?(?:date|day|month|week|period|datum|monat|tag|zeitraum|mois|date de releve|mes|fecha|periodo|data|mese|as of|stand|captured|snapshot)$/u;
const READABLE = 0.7;
const REPEATED = 0.8;

/** The first day of what a cell names: a day, or a month of a year; null for anything else. */
export function readPeriod(cell: string, order: DateOrder = null): string | null {
  const text = cell.trim();
  if (/^\d{4}[-/.](?:0?[1-9]|1[0-2])$/u.test(text)) return readDate(`${text.replaceAll(/[/.]/gu, "-")}-01`);
  if (/^(?:0?[1-9]|1[0-2])[-/.]\d{4}$/u.test(text)) return readDate(`01.${text.replaceAll(/[-/]/gu, ".")}`);
  return readDate(text, order) ?? readDate(`1 ${text}`);
}

type Facts = Pick<Column, "index" | "header" | "contents" | "said">;
type Cells = readonly (readonly string[])[];

/** The column that says of which month or day the row of an account is, where rows name the same accounts again. */
export function findPeriods<T extends Facts>(columns: readonly T[], cells: Cells): T | null {
  const found = columns.find(
    ({ index, header }) => PERIOD.test(plainWords(header)) && isOfDays(cellsAt(cells, index)),
  );
  return found !== undefined && namesAgain(columns, cells) ? found : null;
}

function isOfDays(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => !isNotKnown(cell));
  return (
    filled.length > 1 && filled.filter((cell) => readPeriod(cell) !== null).length >= filled.length * READABLE
  );
}

const WHO: ReadonlySet<string> = new Set(["handle", "url", "platform"]);

function namesAgain(columns: readonly Facts[], cells: Cells): boolean {
  const accounts = columns.filter(
    ({ said, contents }) => isOneOf(WHO, said.fields[0]) && contents.filled > 0,
  );
  const who = accounts.length > 0 ? accounts : columns.filter(({ said }) => said.fields[0] === "name");
  const [first] = who;
  if (!first) return false;
  const keys = cellsAt(cells, first.index).map((_cell, row) =>
    who.map(({ index }) => textAt(cells[index], row).toLowerCase()).join(" "),
  );
  const filled = keys.filter((key) => key.trim() !== "");
  return new Set(filled).size <= filled.length * REPEATED;
}

const FIGURES: ReadonlySet<string> = new Set([
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "avgComments",
]);

/**
 * "Handle, Date, Followers, Avg views" with a row for each month: the column of the days of figures that grow. Where a
 * table says anything of posts or of sales, it is none.
 */
export function findHistory<T extends Facts>(columns: readonly T[], cells: Cells): T | null {
  const filled = columns.filter(({ contents }) => contents.filled > 0);
  const periods = findPeriods(filled, cells);
  if (periods === null || !filled.some(({ said }) => isOneOf(FIGURES, said.fields[0]))) return null;
  const isOfPosts = filled.some(
    (column) => column !== periods && !isOneOf(FIGURES, column.said.fields[0]) && saysRecord(column),
  );
  return isOfPosts ? null : periods;
}

function saysRecord({ header, contents }: Facts): boolean {
  return recordFieldOf("posts", header, contents) !== null;
}
