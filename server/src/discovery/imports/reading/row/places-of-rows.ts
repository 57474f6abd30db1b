import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { inferCountry } from "#/discovery/imports/reading/cells/inferred-countries.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { cityIn } from "#/discovery/imports/reading/cells/places.ts";
import { guessesCurrency } from "#/discovery/imports/reading/row-currency.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import type { ReadAccount, RowFates } from "#/discovery/imports/reading/rows.ts";
import { cellsAt, textAt } from "#/discovery/imports/reading/words.ts";
import { wordKey } from "#/language/fold.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { COUNTRY_CODES } from "#/language/places/countries.ts";
import { isRegionOf, regionsNamed } from "#/language/places/regions.ts";

const CODE = /^\p{Lu}{2,3}$/u;
/** Share of the codes of a column that must be regions of one country. Chosen by us. */
const MOST = 0.8;
const CODES_MIN = 2;

/** Whether a cell may be a region, by its name or by the length of its code. */
export function namesRegion(cell: string): boolean {
  return CODE.test(cell.trim()) || named(cell).length > 0;
}

/** What the list of regions says behind those that are named as a city is: "Cairo Governorate". */
const KINDS = ["state", "province", "governorate", "canton", "prefecture", "county", "region"];

function named(cell: string) {
  const name = wordKey(cell);
  const names = [name, ...KINDS.map((kind) => `${name} ${kind}`)];
  return names.map(regionsNamed).find((found) => found.length > 0) ?? [];
}

/** The only country whose regions a column of codes names. */
export function countryOfRegions(
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
): string | null {
  const column = columns.find(({ field }) => field === "region");
  const said = column ? cellsAt(cells, column.index).map((cell) => cell.trim()) : [];
  const written = [...new Set(said.filter((cell) => CODE.test(cell)))];
  if (written.length < CODES_MIN) return null;
  const fitting = [...COUNTRY_CODES].filter(
    (country) => written.filter((code) => isRegionOf(country, code)).length >= written.length * MOST,
  );
  const [only = null] = fitting;
  return fitting.length === 1 ? only : null;
}

/** Adds the region and the country that a row says, or that follow from its city. */
export function addPlaces(
  read: ReadAccount,
  record: TableRecord,
  context: TableContext,
  fates: RowFates,
): void {
  addRegion(read, record, context, fates);
  addCountry(read, context, record);
}

/** The region of a row, and the country that it is in where the row names none. */
function addRegion(
  { values, columns: sources, cells }: ReadAccount,
  { cells: written }: TableRecord,
  { columns, regionsOf }: Pick<TableContext, "columns" | "regionsOf">,
  fates: RowFates,
): void {
  const column = columns.find(
    ({ field, index }) => field === "region" && !isNotKnown(textAt(written, index)),
  );
  if (!column) return;
  const cell = textAt(written, column.index).trim();
  const found = regionIn(cell, values, regionsOf);
  if (found === null) return;
  values.region = found.region;
  sources.region = column.header;
  cells.set("region", [column.index]);
  fates[column.index] = "stored";
  if (values.country !== undefined) return;
  values.country = found.country;
  values.inferred = ["country"];
  sources.country = column.header;
}

interface Region {
  region: string;
  country: string;
}

/** The one that the country of the row has, or that of its city, or of the other rows; else the only one of the name. */
function regionIn(
  cell: string,
  { country, city }: ReadAccount["values"],
  regionsOf: string | null,
): Region | null {
  const known = named(cell);
  const within = (codes: readonly string[]): Region[] =>
    [...new Set(codes)].flatMap((code) => {
      const called = known.find((region) => region.country === code)?.region;
      const coded = CODE.test(cell) && isRegionOf(code, cell) ? `${code}-${cell}` : undefined;
      const region = called ?? coded;
      return region === undefined ? [] : [{ region, country: code }];
    });
  if (country !== undefined) return within([country])[0] ?? null;
  const ofTable = regionsOf === null ? [] : within([regionsOf]);
  const ofCity = city === undefined ? [] : within(citiesNamed(city).map((one) => one.country));
  const ofName = within(known.map((region) => region.country));
  const all = [ofTable, ofCity, ofName].find((some) => some.length > 0) ?? [];
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** The country of a city, where it has one of its name or the row decides; else a person is asked once. */
function addCountry(
  { values, columns, cells: places }: ReadAccount,
  context: TableContext,
  record: TableRecord,
): void {
  const { cells, line } = record;
  const { city, country } = values;
  if (city === undefined) return;
  const written = textAt(cells, places.get("city")?.at(-1));
  if (country !== undefined) {
    values.city = cityIn(written, country) ?? city;
    return;
  }
  const hints = {
    phone: values.phone,
    currency: guessesCurrency(record, context) ? null : values.prices?.[0]?.currency,
    language: values.language,
    // "US$" says in what is paid, and not where.
    codes: cells.flatMap((cell) => cell.match(/(?<![\p{L}@._-])[A-Z]{2}(?![\p{L}._-]|\s?\$)/gu) ?? []),
  };
  const found = inferCountry(city, hints, written);
  const told = "country" in found ? found.country : context.doubtfulPlaces.ask(city, found.choices, line);
  if (told === null) return;
  values.country = told;
  values.city = cityIn(written, told) ?? city;
  if ("country" in found) values.inferred = ["country"];
  const column = columns.city;
  if (column !== undefined) columns.country = column;
}
