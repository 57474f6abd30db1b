import { readHeader } from "#/discovery/imports/reading/columns/headers.ts";
import type { PlacedRecord } from "#/discovery/imports/reading/records.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** Labels of the first column that must name fields, and their share among all of them. Chosen by us. */
const TELLING_MIN = 5;
const TELLING_SHARE = 0.5;
/** From so many cells that name fields, and above this share of them, a row may be a header of its own. */
const HEADING_MIN = 3;
const HEADING_SHARE = 0.3;
/** Nobody has so many fields. */
const ROWS_MAX = 100;
/** Creators side by side. */
const CREATORS_MIN = 2;

/** What a table that lies on its side is told with: its lines are its columns, counted from the left. */
export const TURNED_REASON = "Each column names a creator: lines are counted from the left, and A is line 1.";

/**
 * "Name | Ana | Ben" above "Instagram | @ana | @ben": a column for each creator, as rows with a header above them. Null for
 * every other table.
 */
export function turnedTable(records: readonly PlacedRecord[]): PlacedRecord[] | null {
  if (records.length > ROWS_MAX) return null;
  const from = records.findIndex(({ cells }) => isTelling(textAt(cells, 0)) && isWide(cells));
  const labelled = records.slice(from).filter(({ cells }) => textAt(cells, 0) !== "" && isWide(cells));
  const labels = labelled.map(({ cells }) => textAt(cells, 0));
  const telling = labels.filter(isTelling);
  if (from < 0 || telling.length < TELLING_MIN || telling.length < labels.length * TELLING_SHARE) return null;
  if (!labels.some(namesAccounts) || new Set(labels).size < labels.length) return null;
  if (records.some(({ cells }) => headsColumns(cells.slice(1)))) return null;
  const width = labelled.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const creators = Array.from({ length: width - 1 }, (_, at) => ({
    line: at + 2,
    height: 1,
    cells: labelled.map(({ cells }) => textAt(cells, at + 1)),
  })).filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (creators.length < CREATORS_MIN) return null;
  const kept = new Set<PlacedRecord>(labelled);
  const said = records.filter((record) => !kept.has(record)).flatMap(({ cells }) => cells);
  const title = { line: 1, height: 0, cells: said.filter((cell) => cell !== "") };
  return [...(title.cells.length > 0 ? [title] : []), { line: 1, height: 1, cells: labels }, ...creators];
}

function isTelling(label: string): boolean {
  return label !== "" && !/[@/]/u.test(label) && readHeader(label).fields.length > 0;
}

/** More than a remark: something stands beside the label. */
function isWide(cells: readonly string[]): boolean {
  return cells.slice(1).some((cell) => cell !== "");
}

function namesAccounts(label: string): boolean {
  const [first] = readHeader(label).fields;
  return first === "handle" || first === "url";
}

function headsColumns(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  const telling = filled.filter(isTelling).length;
  return telling >= HEADING_MIN && telling > filled.length * HEADING_SHARE;
}
