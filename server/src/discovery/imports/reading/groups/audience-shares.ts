import {
  agePairs,
  countryPairs,
  genderPairOf,
  genderPairs,
} from "#/discovery/imports/reading/cells/audiences.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { readCountry } from "#/discovery/imports/reading/cells/places.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { isOrderHeader, namesAudience } from "#/discovery/imports/reading/columns/headers.ts";
import { namesInterests } from "#/discovery/imports/reading/columns/interests.ts";
import { cellsAt, plainWords } from "#/discovery/imports/reading/words.ts";
import type { ImportField } from "@app/contract/discovery/imports";
import { countedGender } from "./crossed-groups.ts";

/** From this share of readable cells on a column holds what is looked for. */
const MOST = 0.7;
/** Fields that a column of countries or ages with their shares may have been taken for. */
const OPEN: ReadonlySet<string> = new Set(["country", "city", "language", "audienceCountry", "audienceAge"]);

/**
 * Finds shares of an audience where headers alone do not say so: "w / m" over 91/9, "weitere" over "NL 2, US 1", "DE" and
 * "AT" over shares beside others of an audience.
 */
export function tellShares(columns: readonly Column[], cells: readonly (readonly string[])[]): void {
  for (const column of columns) {
    const filled = cellsAt(cells, column.index).filter((cell) => !isNotKnown(cell));
    const field = column.isConfirmed ? null : fieldOfShares(column, filled);
    if (field !== null) take(column, field, null);
  }
  if (!columns.some(isOfAudience)) return;
  const filled = columns.filter(({ contents }) => contents.filled > 0);
  for (const [at, column] of filled.entries()) {
    const before = filled[at - 1];
    if (before && isOfAudience(before) && isOpenInterest(column))
      Object.assign(column, {
        said: { ...column.said, fields: [] },
        field: null,
        confidence: 0,
        doubt: null,
      });
  }
  for (const column of columns) {
    const gender = genderOfHeader(column);
    if (gender !== null) take(column, gender, null);
  }
  const places = columns.flatMap((column) => {
    const country = countryOfHeader(column);
    return country === null ? [] : [{ column, country }];
  });
  if (places.length < 2 && !places.some(({ column }) => namesAudience(column.group))) return;
  for (const { column, country } of places) take(column, "audienceCountry", country);
}

/** "KW 21" is a week of the calendar in German, and no share of Kuwait. */
const WEEK = /^kw\s?\d{1,2}$/iu;

function fieldOfShares(column: Column, filled: readonly string[]): ImportField | null {
  const isMost = (test: (cell: string) => boolean) =>
    filled.length > 0 && filled.filter(test).length >= filled.length * MOST;
  const pair = genderPairOf(column.header);
  const isPair = (cell: string) => genderPairs(cell, pair) !== null;
  if (pair !== null && isMost((cell) => isPair(cell) || /^[\d.,]+\s?%?$/u.test(cell)))
    return pair[0] === "male" ? "audienceMale" : "audienceFemale";
  const [said] = column.said.fields;
  if (said === "gender") return isMost(isPair) ? "audienceFemale" : null;
  if (said !== undefined && !OPEN.has(said)) return null;
  if (isMost((cell) => countryPairs(cell)?.countries !== undefined && !WEEK.test(cell)))
    return "audienceCountry";
  return isMost((cell) => Object.keys(agePairs(cell)).length > 0) ? "audienceAge" : null;
}

/** "w%" and "F" over shares. */
function genderOfHeader({ header, said, contents, isConfirmed }: Column): ImportField | null {
  if (isConfirmed || said.fields.length > 0 || contents.fits.engagementRate < MOST) return null;
  const letter = plainWords(header).replaceAll("%", " ").trim();
  const gender = letter.length === 1 ? countedGender(letter) : null;
  return gender === null ? null : gender === "male" ? "audienceMale" : "audienceFemale";
}

/** "Interests" behind the shares of those who follow is what they like. */
function isOpenInterest({ said, header, isConfirmed }: Column): boolean {
  return !isConfirmed && said.fields[0] === "category" && namesInterests(header);
}

function isOfAudience({ said, ages, header }: Column): boolean {
  return said.fields[0]?.startsWith("audience") === true || ages !== null || namesAudience(header);
}

/** "DE", "Schweiz %" over shares. */
function countryOfHeader({ header, said, contents, isConfirmed }: Column): string | null {
  const name = header.replace(/\(?%\)?\s*$/u, "").trim();
  const isCode = name.length === 2 && name === name.toUpperCase();
  if (isConfirmed || said.fields.length > 0 || isOrderHeader(header) || (name.length < 3 && !isCode))
    return null;
  return contents.fits.engagementRate >= MOST ? readCountry(name) : null;
}

function take(column: Column, field: ImportField, audience: string | null): void {
  column.said = { ...column.said, fields: [field] };
  Object.assign(column, { field, audience, doubt: null, confidence: 1 });
}
