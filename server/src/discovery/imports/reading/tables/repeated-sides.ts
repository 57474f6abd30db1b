import { readHeader } from "#/discovery/imports/reading/columns/headers.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { Table } from "#/discovery/imports/reading/table.ts";
import { plainWords, textAt } from "#/discovery/imports/reading/words.ts";

const COLUMNS_MIN = 2;

/**
 * "Name | Handle | Fee | | Name | Handle | Fee": two people in each line, and not one with every column twice. Each becomes
 * a row of its own below the first columns.
 */
export function withoutSides(table: Table): Table {
  const sides = sidesOf(table);
  if (sides === null) return table;
  const [first = 0, ...others] = sides.starts;
  const isFirst = (index: number) => index >= first && index < first + sides.width;
  const own = (cells: readonly string[]) => cells.map((cell, index) => (isRepeated(index) ? "" : cell));
  const isRepeated = (index: number) =>
    !isFirst(index) && others.some((start) => index >= start && index < start + sides.width);
  const sideOf = ({ line, cells }: TableRecord, start: number): TableRecord => ({
    line,
    cells: cells.map((_cell, index) => (isFirst(index) ? textAt(cells, index - first + start) : "")),
  });
  const headers = own(table.headers);
  const records = table.records.flatMap((record) => {
    if (record.isHeading) return [record];
    const { merged: _merged, ...rest } = record;
    const further = others.map((start) => sideOf(record, start)).filter(isFilled);
    return [{ ...rest, cells: own(record.cells) }, ...further];
  });
  const width = [headers, ...records.map(({ cells }) => cells)].reduce(
    (widest, cells) => Math.max(widest, cells.findLastIndex((cell) => cell !== "") + 1),
    0,
  );
  return { ...table, headers: headers.slice(0, width), groups: own(table.groups).slice(0, width), records };
}

function isFilled({ cells }: TableRecord): boolean {
  return cells.some((cell) => cell !== "");
}

/** Where the same headers begin again, and how many they are; null where they do not, or say which account each is of. */
function sidesOf({ headers, groups }: Table): { starts: number[]; width: number } | null {
  const words = headers.map(plainWords);
  const starts = runsOf(words);
  const [first, second] = starts;
  if (first === undefined || second === undefined) return null;
  const runs = starts.map((start, at) => words.slice(start, starts[at + 1]).filter((word) => word !== ""));
  const [one = []] = runs;
  const isSame = runs.every((run) => run.join("\n") === one.join("\n"));
  const isOfPlaces = starts.some((start) => textAt(groups, start) !== "") || headers.some(saysPlatform);
  if (!isSame || one.length < COLUMNS_MIN || isOfPlaces || !headers.some(namesPeople)) return null;
  const width = words.slice(first, second).findLastIndex((word) => word !== "") + 1;
  return { starts, width };
}

/** Where the first word stands again. */
function runsOf(words: readonly string[]): number[] {
  const first = words.findIndex((word) => word !== "");
  return words.flatMap((word, index) => (first >= 0 && word === words[first] ? [index] : []));
}

function saysPlatform(header: string): boolean {
  return readHeader(header).platform !== null;
}

function namesPeople(header: string): boolean {
  const [first] = readHeader(header).fields;
  return first === "handle" || first === "name";
}
