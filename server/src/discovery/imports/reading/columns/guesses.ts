import type { ImportField } from "@app/contract/discovery/imports";
import { plainWords } from "#/discovery/imports/reading/words.ts";
import type { Column } from "./column.ts";

/** Content that says what it is without a header. */
const CERTAIN = 0.7;

/** Figures of a table without headers, by how they are written and how large they are. */
export function guessWithoutHeader(columns: Column[]): void {
  const free = () => columns.filter((column) => column.field === null && !column.isConfirmed);
  const price = free().find(({ contents }) => contents.money > CERTAIN && contents.fits.price > CERTAIN);
  if (price) guess(price, "price");
  const rate = free().find(({ contents }) => contents.percents > CERTAIN);
  if (rate) guess(rate, "engagementRate");
  const counts = free().filter(
    ({ contents }) => contents.fits.followers > CERTAIN && (contents.median ?? 0) >= 100,
  );
  const largest = counts.toSorted((a, b) => (b.contents.median ?? 0) - (a.contents.median ?? 0))[0];
  if (largest && !columns.some(({ field }) => field === "followers")) guess(largest, "followers");
}

/** "Wo" beside creators, over words that nothing else was found in: where they live; a person is asked. */
const WHERE =
  /^(?:wo|where|ou|donde|onde|dove|kahan)$|^where (?:they|she|he) (?:at|lives?|is|are|s at|re at)$/u;

export function takePlaces(columns: Column[]): void {
  if (columns.some(({ field }) => field === "city")) return;
  const where = columns.find(
    ({ header, field, contents, isConfirmed }) =>
      field === null && !isConfirmed && WHERE.test(plainWords(header)) && contents.fits.city >= CERTAIN,
  );
  if (where) guess(where, "city");
}

/** The column of names where no header says which. */
export function guessName(columns: Column[], hasHeader: boolean): void {
  if (columns.some(({ field }) => field === "name")) return;
  const named = columns.find(
    ({ field, said, contents, isConfirmed, isSettled }) =>
      field === null &&
      !isConfirmed &&
      !isSettled &&
      contents.fits.name > CERTAIN &&
      (!hasHeader || said.fields.includes("name")),
  );
  if (named) guess(named, "name");
}

function guess(column: Column, field: ImportField): void {
  column.field = field;
  column.confidence = 0.6;
  column.doubt = field === "name" ? null : "guess";
}
