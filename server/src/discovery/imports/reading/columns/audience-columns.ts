import { readCountry } from "#/discovery/imports/reading/cells/places.ts";
import { findGroupPair, isDimensionColumn } from "#/discovery/imports/reading/kinds/kinds.ts";
import { spaced } from "./headers.ts";
import type { Dimension } from "#/language/tables/tables.ts";
import { fold } from "#/language/fold.ts";
import type { Column } from "./column.ts";

const AUDIENCE =
  /\b(?:audience|followers?|zielgruppe|publikum|public|publico|pubblico|audiencia|viewers?)\b/iu;
/** What stands in such a header besides the name of the group. */
const OTHER_WORDS =
  /\b(?:audience|followers?|zielgruppe|publikum|public|publico|pubblico|audiencia|viewers?|country|countries|land|pays|pais|location|geo|share|percent(?:age)?|pct|anteil|in|from|aus|of|der|instagram|ig|insta|tiktok|tt|youtube|yt|top|%)\b|[%()\d#:.-]/giu;
const MALE = /\b(?:male|men|man|manner|mannlich|hommes?|hombres?|homens|uomini|maschi\p{L}*)\b/iu;
/** Alone over shares it says whose they are. */
const MALE_ALONE = /^%?\s*(?:mannlich|manner|male|men|hommes|hombres|homens|uomini)\s*(?:%|\(%\))?$/iu;
const RATES = 0.7;

/**
 * Shares of an audience: "Audience DE (%)" holds those of a country, "Audience male" those of men, and behind "Audience
 * country 1" the next column holds its share.
 */
export function takeAudiences(columns: readonly Column[]): void {
  for (const column of columns) {
    if (column.isConfirmed || column.record !== null || column.contents.filled === 0) continue;
    if (column.audience !== null) continue;
    takeGroup(column);
  }
  for (const column of columns) takeNext(column, columns);
  for (const column of columns) {
    const before = columns[column.index - 1];
    if (!before || before.field !== "audienceCountry" || before.audience !== null || column.isConfirmed)
      continue;
    const isNamed = before.contents.fits.audienceCountry > RATES && before.contents.percents < RATES;
    if (isNamed && isShare(column)) {
      Object.assign(column, { field: "audienceCountry", shareOf: before.index, doubt: null, confidence: 1 });
    }
  }
}

/** Places of the columns that say what is measured, of which group, and its share. */
export interface GroupColumns {
  /** A place, or what all rows measure. */
  dimension: number | Dimension;
  group: number;
  share: number;
}

/** The columns of a table with a row for each group; null for a table with a column for each. */
export function findGroupColumns(columns: readonly Column[]): GroupColumns | null {
  const dimension = columns.find(({ header, contents }) => isDimensionColumn(header, contents.texts));
  if (!dimension) {
    const pair = findGroupPair(columns);
    return pair && { dimension: pair.named, group: pair.group.index, share: pair.share.index };
  }
  const rest = columns.filter((column) => column !== dimension && !isAccount(column));
  const share = rest.find(({ contents }) => contents.fits.engagementRate > RATES);
  const group = rest.find((column) => column !== share && column.contents.filled > 0);
  return share && group ? { dimension: dimension.index, group: group.index, share: share.index } : null;
}

function isAccount({ field }: Column): boolean {
  return field === "handle" || field === "url" || field === "platform" || field === "name";
}

/** "Pays 1" before "% pays 1" or a bare "%": of those countries a creator lives in none, so that it is told before anything is decided. */
export function tellAudiences(columns: readonly Column[]): void {
  for (const column of columns) {
    const next = columns[column.index + 1];
    const header = fold(spaced(column.header));
    if (!next || column.said.fields[0] !== "country" || !/\d/u.test(header)) continue;
    const counted = /\d+/u.exec(fold(spaced(next.header)))?.[0];
    const isOfSame = counted === undefined || /\d+/u.exec(header)?.[0] === counted;
    const isShareOfIt = isOfSame && SHARE_WORD.test(spaced(next.header));
    if (!isShareOfIt || next.contents.fits.engagementRate < RATES) continue;
    for (const one of [column, next]) one.said = { ...one.said, fields: ["audienceCountry"] };
    if (column.field === "country") Object.assign(column, { field: "audienceCountry", doubt: null });
    if (!next.isConfirmed) Object.assign(next, { field: null, confidence: 0, doubt: null });
  }
}

/** "2nd country", "Country 3": one more of those who follow, where a column before says that the first one is. */
const COUNTED =
  /\b(?:\d(?:st|nd|rd|th)|second|third|fourth|zweit\p{L}*|dritt\p{L}*|2e|3e|segund[oa]|tercer[oa]?|#?\d)\b/u;

function takeNext(column: Column, columns: readonly Column[]): void {
  const { field, header, index, isConfirmed, record } = column;
  if (isConfirmed || record !== null || field !== "country" || !COUNTED.test(fold(spaced(header)))) return;
  const isOfAudience = columns.some((other) => other.index < index && other.field === "audienceCountry");
  if (isOfAudience) Object.assign(column, { field: "audienceCountry", doubt: null });
}

function takeGroup(column: Column): void {
  const header = fold(spaced(`${column.group} ${column.header}`)).trim();
  if (!(AUDIENCE.test(header) || MALE_ALONE.test(header)) || column.contents.fits.engagementRate < RATES)
    return;
  // "Público de España" and "Audience DE": a little word only where another one follows.
  const rest = header
    .replaceAll(OTHER_WORDS, " ")
    .trim()
    .replace(/^de\s+/iu, "");
  if (MALE.test(header)) {
    Object.assign(column, { field: "audienceMale", doubt: null, confidence: 1 });
    return;
  }
  const country = rest === "" || column.ages !== null ? null : readCountry(rest);
  if (country === null) return;
  Object.assign(column, { field: "audienceCountry", audience: country, doubt: null, confidence: 1 });
}

const SHARE_WORD = /%|\b(?:share|percent|percentage|pct|anteil|part|porcentaje|quota)\b/iu;

/** A column of rates whose header only counts on or says share. */
function isShare({ header, contents, field, said }: Column): boolean {
  const isFree = field === null || field === "audienceCountry" || said.fields.length === 0;
  const says = header === "" || SHARE_WORD.test(spaced(header));
  return isFree && says && contents.fits.engagementRate > RATES;
}
