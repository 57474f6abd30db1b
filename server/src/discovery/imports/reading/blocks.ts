import { headerCurrency, readHeader } from "./columns/headers.ts";
import type { Merges, TableRecord } from "./records.ts";
import { plainWords, singleSpaced, textAt } from "./words.ts";

interface Blocks {
  headers: string[];
  records: TableRecord[];
}

/** Where the cells of a block stand among the columns of the whole table; null for those below no header. */
type Places = readonly (number | null)[];

/**
 * Brings blocks with a header of their own into the columns of the first one: by the same words, else by the same
 * meaning, else as a further column. `isHeader` tells whether a record begins such a block.
 */
export function alignBlocks(
  first: readonly string[],
  records: readonly TableRecord[],
  isHeader: (cells: readonly string[]) => boolean,
  widest: number,
): Blocks {
  const headers = [...first];
  let places: Places | null = null;
  const placed = records.map((record) => {
    const isHeading = isHeader(record.cells);
    if (isHeading) places = placesOf(record.cells, headers, widest) ?? places;
    return { record, places, isHeading };
  });
  return {
    headers,
    records: placed.map(({ record, places: own, isHeading }) => ({
      ...record,
      ...(own !== null && { cells: moved(record.cells, own, headers.length) }),
      ...(own !== null && record.merged && { merged: movedMerges(record.merged, own) }),
      ...(isHeading && { isHeading: true as const }),
    })),
  };
}

/** Null where the table would get wider than any that is read. */
function placesOf(cells: readonly string[], headers: string[], widest: number): Places | null {
  const free = new Set(headers.keys());
  const places: (number | null)[] = cells.map(() => null);
  for (const keyOf of [wordsOf, meaningOf]) {
    const keys = headers.map(keyOf);
    for (const [index, cell] of cells.entries()) {
      const key = keyOf(cell);
      if (places[index] !== null || key === "") continue;
      const place = keys.findIndex((known, at) => known === key && free.has(at));
      if (place === -1) continue;
      places[index] = place;
      free.delete(place);
    }
  }
  // Where the order is that of the first block, columns without a header of their own are the same ones.
  if (places.every((place, index) => place === null || place === index)) {
    const isWhole = cells.every((cell, index) => cell === "" || places[index] === index);
    for (const index of free)
      if (textAt(cells, index) === "" && (isWhole || headers[index] === "")) places[index] = index;
  }
  const isNew = (cell: string, index: number) => cell !== "" && places[index] === null;
  if (headers.length + cells.filter(isNew).length > widest) return null;
  for (const [index, cell] of cells.entries()) {
    if (isNew(cell, index)) places[index] = headers.push(singleSpaced(cell)) - 1;
  }
  return places;
}

/** "Preis (€)" and "Preis ($)" differ in their sign alone. */
function wordsOf(header: string): string {
  const words = plainWords(header);
  return words === "" ? "" : `${words} ${headerCurrency(header) ?? ""}`;
}

function meaningOf(header: string): string {
  const { fields, platform, format, ages, unit, terms } = readHeader(header);
  const [first] = fields;
  // "Price (CHF)" says something else than "Price (EUR)", and "Followers (k)" than "Followers".
  return first === undefined
    ? ""
    : JSON.stringify([first, platform, format, ages, unit, terms, headerCurrency(header)]);
}

function movedMerges({ down }: Merges, places: Places): Merges {
  return { down: down.flatMap((index) => places[index] ?? []), across: [] };
}

/** Cells below no header stand behind the last column, where they are told. */
function moved(cells: readonly string[], places: Places, width: number): string[] {
  const row = Array.from({ length: width }, () => "");
  for (const [index, cell] of cells.entries()) {
    const place = places[index] ?? null;
    if (place !== null) row[place] = cell;
    else if (cell !== "") row.push(cell);
  }
  return row;
}
