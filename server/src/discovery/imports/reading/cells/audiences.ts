import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { readGender } from "#/discovery/imports/reading/columns/contents.ts";
import { dimensionNamed } from "#/language/tables/tables.ts";
import { readCountry } from "./places.ts";
import { readRate } from "./rates.ts";
import type { ColumnStyle } from "./rates.ts";
import { plainWords, textAt } from "#/discovery/imports/reading/words.ts";

/** Shares of an audience in percent; an absent group is unknown. */
export interface ReadAudience {
  countries?: Record<string, number>;
  topCountry?: string;
  genders?: { female?: number; male?: number };
  ages?: Record<string, number>;
}

const LIST_MAX = 50;

/** Undefined when the column is about something else; null when the cell cannot be read. */
export function readAudience(
  column: Column,
  cell: string,
  style: ColumnStyle,
): ReadAudience | null | undefined {
  if (column.field === "audienceFemale" || column.field === "audienceMale") {
    const share = readRate(cell, style);
    const gender = column.field === "audienceMale" ? "male" : "female";
    return share === null ? genderPairs(cell, genderPairOf(column.header)) : { genders: { [gender]: share } };
  }
  if (column.field === "audienceAge") {
    const share = column.ages === null ? null : readRate(cell, style);
    const ages = column.ages !== null && share !== null ? { [column.ages]: share } : agePairs(cell);
    return Object.keys(ages).length === 0 ? null : { ages };
  }
  if (column.field !== "audienceCountry") return undefined;
  if (column.audience === null) return countriesOf(column, cell);
  const share = readRate(cell, style);
  return share === null ? null : { countries: { [column.audience]: share } };
}

/** "Top 2": a country there without a share is not the one where most are. */
const LATER_RANK = /(?<![\d-])[2-9](?:nd|rd|th|\.)?(?![\d-])/u;

function countriesOf({ header }: Column, cell: string): ReadAudience | null {
  const found = countryPairs(cell);
  return found?.topCountry !== undefined && LATER_RANK.test(header) ? null : found;
}

/** One group of a table with a row for each: "country", "Germany", "41 %". */
export function readGroup(dimension: string, group: string, share: number): ReadAudience | null {
  const named = dimensionNamed(dimension);
  if (named === "country") {
    const country = readCountry(group);
    return country === null ? null : { countries: { [country]: share } };
  }
  if (named === "gender") {
    const gender = readGender(group);
    return gender === "female" || gender === "male" ? { genders: { [gender]: share } } : null;
  }
  const age = readAgeGroup(group);
  return named !== "age" || age === null ? null : { ages: { [age]: share } };
}

/** "18 – 24", "65+": 18-24, 65+; null for anything else. */
export function readAgeGroup(cell: string): string | null {
  const age = /(?<!\d)(\d{2})\s*(?:(?:[-–]|to|bis|a|à)\s*(\d{2})(?!\d)|\+|plus|and older|und älter)/iu.exec(
    cell,
  );
  if (!age || cell.length > AGE_GROUP_MAX) return null;
  return age[2] === undefined ? `${age[1]}+` : `${age[1]}-${age[2]}`;
}

/** "Age 18-24 years" and little more. */
const AGE_GROUP_MAX = 20;

/** What several cells say of one audience. */
export function joinAudiences(before: ReadAudience | undefined, after: ReadAudience): ReadAudience {
  const countries = { ...before?.countries, ...after.countries };
  const ages = { ...before?.ages, ...after.ages };
  const genders = { ...before?.genders, ...after.genders };
  return {
    ...before,
    ...after,
    ...(Object.keys(countries).length > 0 && { countries }),
    ...(Object.keys(ages).length > 0 && { ages }),
    ...(Object.keys(genders).length > 0 && { genders }),
  };
}

/** Each group of an audience with its share, by name: "audience.countries.DE". */
export function groupsOf({ countries, ages, genders, topCountry }: ReadAudience): [string, unknown][] {
  const shares = Object.entries({ countries, ages, genders }).flatMap(([dimension, groups]) =>
    Object.entries(groups ?? {}).map(([group, share]): [string, unknown] => [
      `audience.${dimension}.${group}`,
      share,
    ]),
  );
  return topCountry === undefined ? shares : [...shares, ["audience.topCountry", topCountry]];
}

/** "18-24: 45%, 25-34 30 %" as shares by age group. */
export function agePairs(cell: string): Record<string, number> {
  const found = cell.matchAll(/(\d{2})\s*[-–]\s*(\d{2})\D{1,4}?(\d{1,3}(?:[.,]\d+)?)\s*%/gu);
  return Object.fromEntries(
    [...found].map((match) => [`${match[1]}-${match[2]}`, decimal(textAt(match, 3))]),
  );
}

/** What stands beside the two genders of "Geschlecht (w/m) in %". */
const BESIDE_PAIR =
  /%|\b(?:gender|geschlecht|sex|sexe|sexo|sesso|genre|genero|genere|split|ratio|verteilung|audience|followers?|publikum|zielgruppe|publico?|audiencia|share|anteil|in|of|the|der|du|de|del)\b/gu;
/** The two genders of a header such as "w / m", in their order; null for every other one. */
export function genderPairOf(header: string): readonly ("female" | "male")[] | null {
  const words = plainWords(header).replaceAll(BESIDE_PAIR, " ").trim().split(/\s+/u);
  const genders = words.map(readGender).filter((gender) => gender === "female" || gender === "male");
  return words.length === 2 && new Set(genders).size === 2 ? genders : null;
}

/** "70 % female, 30 % male", "F 70 / M 30 %"; "91/9" where the header has their order. */
export function genderPairs(cell: string, order: ReturnType<typeof genderPairOf>): ReadAudience | null {
  const genders: { female?: number; male?: number } = {};
  for (const piece of cell.split(/,(?!\d)|[;|/\n]/u).slice(0, LIST_MAX)) {
    const share = /(\d{1,3}(?:[.,]\d+)?)/u.exec(piece)?.[1];
    const gender = readGender(piece.replaceAll(/[\d.,%:()]/gu, " "));
    if (share !== undefined && (gender === "female" || gender === "male")) {
      genders[gender] = decimal(share);
    }
  }
  if (Object.keys(genders).length > 0) return { genders };
  const [one = 0, other = 0] = WHOLE_PAIR.exec(cell)?.slice(1).map(decimal) ?? [];
  const [first, second] = order ?? [];
  if (!first || !second || Math.abs(one + other - 100) > ROUNDED) return null;
  return { genders: { [first]: one, [second]: other } };
}

const WHOLE_PAIR = /^\s*(\d{1,3}(?:[.,]\d+)?)\s*%?\s*[/:|–-]\s*(\d{1,3}(?:[.,]\d+)?)\s*%?\s*$/u;
const ROUNDED = 1;

function decimal(digits: string): number {
  return Number(digits.replace(",", "."));
}

/** "India (45%), US 20%" as shares by country; a country without a share is where most are. */
export function countryPairs(cell: string): ReadAudience | null {
  const countries: Record<string, number> = {};
  let topCountry: string | undefined;
  const pieces = piecesOf(cell).slice(0, LIST_MAX).map(countryShare);
  // "Spain 1, Italy 2, Peru 3" says which comes first.
  const isRanked = pieces.length > 1 && pieces.every(({ share }, at) => share === at + 1);
  for (const { country, share } of pieces) {
    if (country === null) continue;
    if (share === null || isRanked) topCountry ??= country;
    else countries[country] = share;
  }
  if (Object.keys(countries).length > 0) return { countries };
  return topCountry === undefined ? null : { topCountry };
}

function piecesOf(cell: string): string[] {
  return cell.split(/,(?!\d)|[;|/\n]/u).map(withoutLabel);
}

/** "DE 40 %", "40 % DE", "DE 40"; a bare number below 1 may be a fraction, and one in front a rank. */
function countryShare(piece: string): { country: string | null; share: number | null } {
  const country = readCountry(piece.replaceAll(/[\d.,%:()]/gu, " ").trim());
  const percent = /(\d{1,3}(?:[.,]\d+)?)\s*%/u.exec(piece)?.[1];
  if (percent !== undefined) return { country, share: decimal(percent) };
  const bare = /\p{L}[^\p{L}\d]*?(\d{1,3}(?:[.,]\d+)?)\)?\s*$/u.exec(piece)?.[1];
  if (bare === undefined) return { country, share: null };
  const share = decimal(bare);
  return share >= 1 && share <= 100 ? { country, share } : { country: null, share: null };
}

/** Whether a list of countries has parts that are none, as "Gulf 20 %", or that have no share. */
export function saysMoreThanCountries(cell: string): boolean {
  const pieces = piecesOf(cell).filter((piece) => /[\p{L}\d]/u.test(piece));
  const read = pieces.map(countryShare);
  const isWithout = read.some(({ share }) => share === null);
  return read.some(({ country }) => country === null) || (isWithout && read.length > 1);
}

/** "Top countries: DE 40 %" says what the list is of; "DE: 40 %" is one of it. */
function withoutLabel(piece: string): string {
  const parts = piece.split(":", 2);
  const [label, rest] = [textAt(parts, 0), textAt(parts, 1)];
  return /\p{L}/u.test(rest) && readCountry(label.trim()) === null ? rest : piece;
}
