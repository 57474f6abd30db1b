import type { ImportField } from "@app/contract/discovery/imports";
import { wordKey } from "#/language/fold.ts";
import { placesNamed } from "#/language/places/places.ts";
import type { Platform } from "@app/contract/platforms";
import type { Column } from "./columns/column.ts";
import { readHeaderUnit } from "./columns/header-units.ts";
import type { HeaderUnit } from "./columns/header-units.ts";
import { readHeader } from "./columns/headers.ts";
import { headedPlatform, mentionedPlatform } from "./cells/accounts.ts";
import { readCurrency } from "./cells/currencies.ts";
import { isNotKnown } from "./cells/numbers.ts";
import { readCountryCell } from "./cells/places.ts";
import { dayOfFigures } from "./cells/as-of.ts";
import type { Table } from "./table.ts";
import { cellsAt, textAt } from "./words.ts";

/** The platform that a line above the table names alone. */
export function platformAbove({ titles }: Table): Platform | null {
  const lines = titles.map(({ cells }) => cells.filter((cell) => cell !== ""));
  const named = lines.map((said) => (said.length > 1 ? null : headedPlatform(textAt(said, 0))));
  const heading = named.findLast((platform) => platform !== null);
  // "Mikros Wien/Graz (alle Instagram)": the one platform that the lines above name in passing.
  const alone = lines.flatMap((said) => (said.length > 1 ? [] : said)).join(" , ");
  return heading ?? mentionedPlatform(alone.replaceAll(LEFT_OUT, " "));
}

/** "Ohne YouTube" says where the handles are not. */
const LEFT_OUT =
  /(?<!\p{L})(?:ohne|kein\p{L}*|nicht|auß?ss?er|without|no|not|except|excl\p{L}*|sans|pas|sauf|sin|salvo|sem|não|exceto|senza|bina|nahi)\s+(?:\p{L}{1,4}\s+)?\p{L}+/giu;

/** The platform of the handle's own header, or of the table's names. */
export function platformOfTable(
  columns: readonly Column[],
  names: readonly (string | null)[],
): Platform | null {
  const ofHandle = columns.find(({ field }) => field === "handle")?.platform ?? null;
  const ofName = names.map((name) => (name === null ? null : mentionedPlatform(name))).find(Boolean) ?? null;
  return ofHandle ?? ofName;
}

/** The last line above the table that says the day of the figures counts. */
export function dayAbove({ titles }: Table, today: string | null): string | null {
  const lines = titles.map(({ cells }) => cells.filter((cell) => cell !== "").join(" "));
  return lines.map((line) => dayOfFigures(line, today)).findLast((day) => day !== null) ?? null;
}

/** "All prices in EUR, without VAT" above the table. */
export function saidInTitles<T>({ titles }: Table, read: (text: string) => T | null): T | null {
  const texts = titles.flatMap(({ cells }) => cells).filter((cell) => cell !== "");
  return texts.map(read).find((said) => said !== null) ?? null;
}

/** The one country that the lines above a table name, else the one of its column of countries. */
export function homeOf(
  { titles }: Table,
  columns: readonly Pick<Column, "said" | "index">[],
  cells: readonly (readonly string[])[],
): string | null {
  const above = titles.flatMap((title) => title.cells).flatMap(countriesIn);
  const places = columns.filter(({ said }) => said.fields[0] === "country");
  const below = places.flatMap(({ index }) => cellsAt(cells, index)).filter((cell) => !isNotKnown(cell));
  return only(above) ?? only(below.map(readCountryCell));
}

function only(countries: readonly (string | null)[]): string | null {
  const [first = null, ...others] = new Set(countries);
  return others.length > 0 ? null : first;
}

const NAME_WORDS_MAX = 3;

/** Countries that a line names, the longest names first: "South Africa – ambassadors". */
function countriesIn(line: string): string[] {
  const words = line.match(/[\p{L}'’-]+/gu) ?? [];
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: NAME_WORDS_MAX }, (_, less) => NAME_WORDS_MAX - less);
    const named = lengths
      .map((length) => ({ length, places: placesNamed(wordKey(words.slice(at, at + length).join(" "))) }))
      .find(({ places }) => places.length > 0);
    const [place, another] = named?.places ?? [];
    if (place?.kind === "country" && another === undefined && place.codes.length === 1)
      found.push(...place.codes);
    at += named?.length ?? 1;
  }
  return found;
}

/** What a title counts figures in; a column with a unit of its own is counted in that. */
export type TitleUnits = ReadonlyMap<ImportField, HeaderUnit>;

const NO_UNITS: TitleUnits = new Map();
const COUNTED: ReadonlySet<ImportField> = new Set(["followers", "avgViews"]);

/** "!! Ab hier", "from here on" in front of what is counted. */
const FROM_HERE =
  /^[^\p{L}]*(?:ab (?:hier|jetzt)|von hier an|from (?:here|now)(?: on)?|below|à partir d['’]ici|desde aqu[ií]|de aqu[ií] en adelante|a partir de aqu[ií]|daqui (?:em diante|para baixo)|da qui(?: in poi)?|yah(?:a|aa)n se|ab se)(?!\p{L})[\s:,]*/iu;

/** "Monthly tracking – all follower numbers in k", "Stand 14.11., Abos + Views in Tsd., Preise netto" above the table. */
export function unitsIn(text: string): TitleUnits | null {
  const parts = text
    .replace(FROM_HERE, "")
    .replace(/[\s*=#~–—-]+$/u, "")
    .split(/\s[–—|·-]\s|[;.!]\s|,\s(?!in\s)/u)
    .map((part) => part.replace(/[.!,]+$/u, ""));
  const units = parts.flatMap((part): [ImportField, HeaderUnit][] => {
    const unit = readHeaderUnit(part);
    const names = [part, ...part.split(/\s[+&/]\s|\s(?:und|and|et|y|e|aur)\s/u)];
    const fields = names.flatMap((name) => readHeader(name).fields.slice(0, 1));
    return unit === null ? [] : fields.filter((field) => COUNTED.has(field)).map((field) => [field, unit]);
  });
  return units.length === 0 ? null : new Map(units);
}

/** What the lines above a table say of all its columns. */
export function saidOfColumns(table: Table) {
  return {
    isOfPrices: saidInTitles(table, readCurrency) !== null,
    isOfFollowers: saidInTitles(table, namesFollowers) !== null,
    titleUnits: saidInTitles(table, unitsIn) ?? NO_UNITS,
  };
}

function namesFollowers(text: string): true | null {
  return readHeader(text).fields[0] === "followers" ? true : null;
}

/** A row above the header as it is told. */
export function titleRow({ line, cells }: { line: number; cells: string[] }) {
  const isEmpty = cells.every((cell) => cell === "");
  const reason = isEmpty ? "Empty row" : "Title above the table";
  return { line, part: 0, cells, accounts: [], record: null, leftOut: { kind: "skipped" as const, reason } };
}
