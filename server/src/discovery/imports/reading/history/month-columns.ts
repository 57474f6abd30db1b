import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { isNotKnown, readNumber } from "#/discovery/imports/reading/cells/numbers.ts";
import { inUnit, readHeaderUnit } from "#/discovery/imports/reading/columns/header-units.ts";
import type { TitleUnits } from "#/discovery/imports/reading/titles.ts";
import { lookAt } from "#/discovery/imports/reading/columns/contents.ts";
import { readHeader } from "#/discovery/imports/reading/columns/headers.ts";
import { cellsAt, plainWords, textAt } from "#/discovery/imports/reading/words.ts";
import { monthOfHeader } from "./month-headers.ts";
import type { HeaderMonth } from "./month-headers.ts";

/** Figures that are kept of each month. */
export const MONTH_FIGURES = ["followers", "avgViews", "engagementRate"] as const;
type MonthFigure = (typeof MONTH_FIGURES)[number];

/** Of which month a column is, and what it counts. */
export interface ColumnMonth {
  /** The first day of the month, yyyy-mm-dd. */
  day: string;
  figure: MonthFigure;
}

interface Candidate extends HeaderMonth {
  column: Column;
  figure: MonthFigure;
  /** The merged cell above it, or above the first of the months that it goes on. */
  group: string;
}

interface Known {
  /** yyyy-mm-dd; null where nobody says. */
  today: string | null;
  /** A line above the table speaks of followers. */
  isOfFollowers: boolean;
  titleUnits: TitleUnits;
}

/** What came or went within a month is none of the figures of it. */
const CHANGE =
  /\b(?:new|gain(?:ed)?|lost|net|delta|diff\p{L}*|change|neue|zuwachs|verlust|nouveaux|gagnes|perdus|nuevos|novos|ganhos|naye|growth|wachstum)\b/u;
/** The same as a sign: "Followers Δ", "Followers +/-". */
const CHANGE_SIGN = /\+ ?\/|[δ±]/iu;
/** All views of a month are no average of it. */
const AVERAGED = /\b(?:avg|average|mean|median\p{L}*|durchschn\p{L}*|moy\p{L}*|medi[oa]|promedio|per)\b|^o /u;

/** Columns of figures by the month, "Followers Jan 25" and "Followers Feb 25": they are the growth of the row's account. */
export function takeMonths(
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  known: Known,
): void {
  const candidates: Candidate[] = [];
  for (const column of columns) {
    const before = candidates.at(-1);
    const isBeside = before !== undefined && before.column.index === column.index - 1;
    const found = (isBeside ? goesOn(column, before) : null) ?? candidateOf(column, columns, cells, known);
    if (found !== null) candidates.push(found);
  }
  const groups = Map.groupBy(candidates, ({ figure, column }) => `${figure} ${column.platform}`);
  const dated = [...groups.values()].filter((group) => group.some(({ year }) => year !== null));
  for (const group of dated) settle(group, yearsAlong(group), cells, known);
  const years = new Map(
    columns.flatMap(({ month }) => (month ? [[month.day.slice(5, 7), month.day.slice(0, 4)] as const] : [])),
  );
  for (const group of groups.values()) {
    if (dated.includes(group)) continue;
    const said = group.map(({ month }) => Number(years.get(padded(month))));
    const isSaid = !said.some(Number.isNaN);
    settle(group, isSaid ? said : lastYears(group, known.today), cells, known, !isSaid);
  }
}

function candidateOf(
  column: Column,
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  known: Known,
): Candidate | null {
  const { header, group, contents, isConfirmed, own } = column;
  if (isConfirmed || own !== null || contents.filled === 0) return null;
  const ofHeader = monthOfHeader(header);
  const said = ofHeader ?? (group === "" ? null : monthOfHeader(group));
  if (!said) return null;
  const [restOfHeader, restOfGroup] = ofHeader ? [said.rest, group] : [header, said.rest];
  const text = `${restOfGroup} ${restOfHeader}`.trim();
  if (CHANGE.test(plainWords(text)) || CHANGE_SIGN.test(text)) return null;
  const [field] = readHeader(restOfHeader || restOfGroup, restOfHeader && restOfGroup).fields;
  const figure = MONTH_FIGURES.find((name) => name === field);
  if (figure === "avgViews" && !AVERAGED.test(plainWords(text))) return null;
  const year = said.year ?? yearIn(restOfGroup);
  if (figure !== undefined) return { ...said, year, column, figure, group };
  const isBare = !/\p{L}/u.test(text) || (field === "handle" && column.platform !== null);
  const isOfFollowers = isBare && (known.isOfFollowers || isNearFollowers(column, columns, cells));
  return isOfFollowers ? { ...said, year, column, figure: "followers", group } : null;
}

/** "Seg. sep" behind "Seg. ago", and "Feb" behind "Jan": how far a merged cell reaches no table of text says. */
function goesOn(column: Column, before: Candidate): Candidate | null {
  const { header, group, contents, isConfirmed, own } = column;
  const said = monthOfHeader(header);
  if (!said || group !== "" || isConfirmed || own !== null || contents.filled === 0) return null;
  const isAlike = plainWords(said.rest) === plainWords(before.rest);
  return isAlike ? { ...before, ...said, year: said.year ?? yearIn(before.group), column } : null;
}

/** "SEGUIDORES 2026" above the months. */
function yearIn(group: string): number | null {
  const year = /(?<!\d)20\d{2}(?!\d)/u.exec(group)?.[0];
  return year === undefined ? null : Number(year);
}

/** Share of the rows in which a number must be near to the followers of its row, and how near. Chosen by us. */
const ALIKE = 0.8;
const FACTOR = 2;
const ROWS_MIN = 2;

/** "Jan 25" over numbers of the size that the followers of each row have. */
function isNearFollowers(
  { index }: Column,
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
): boolean {
  const followers = columns.find(
    ({ said, header }) => said.fields[0] === "followers" && monthOfHeader(header) === null,
  );
  if (!followers) return false;
  const beside = cellsAt(cells, followers.index);
  const pairs = cellsAt(cells, index)
    .map((cell, row) => [cell, textAt(beside, row)] as const)
    .filter((pair) => !pair.some((cell) => isNotKnown(cell)))
    .map(([cell, other]) => numberOf(cell) / numberOf(other));
  const near = pairs.filter((ratio) => ratio >= 1 / FACTOR && ratio <= FACTOR).length;
  return pairs.length >= ROWS_MIN && near >= pairs.length * ALIKE;
}

function numberOf(cell: string): number {
  return readNumber(cell, "count", null)?.value ?? 0;
}

type Dated = Pick<HeaderMonth, "year" | "month">;

/** Years of months in their order: those that they say, else the last such months. */
export function yearsOf(group: readonly Dated[], today: string | null): (number | null)[] {
  return group.some(({ year }) => year !== null) ? yearsAlong(group) : lastYears(group, today);
}

/** Years of months in the order of their columns, where one names its year: "Nov 24, Dec, Jan". */
function yearsAlong(group: readonly Dated[]): (number | null)[] {
  const years = group.map(({ year }) => year);
  const first = years.findIndex((year) => year !== null);
  for (let at = first + 1; at < group.length; at += 1) {
    const [before, here] = [group[at - 1]?.month ?? 0, group[at]?.month ?? 0];
    years[at] ??= (years[at - 1] ?? 0) + (here < before ? 1 : 0);
  }
  for (let at = first - 1; at >= 0; at -= 1) {
    const [here, after] = [group[at]?.month ?? 0, group[at + 1]?.month ?? 0];
    years[at] ??= (years[at + 1] ?? 0) - (here > after ? 1 : 0);
  }
  return years;
}

/** The last months of these names before a day; a person is asked. */
function lastYears(group: readonly Dated[], today: string | null): (number | null)[] {
  const last = group.at(-1);
  if (today === null || !last) return group.map(() => null);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return yearsAlong(
    group.map((one) => ({ ...one, year: one === last ? year - (last.month > month ? 1 : 0) : null })),
  );
}

function settle(
  group: readonly Candidate[],
  years: readonly (number | null)[],
  cells: readonly (readonly string[])[],
  { today, titleUnits }: Known,
  isAsked = false,
): void {
  for (const [at, { column, month, figure, group: above }] of group.entries()) {
    const year = years[at] ?? null;
    const day = `${year}-${padded(month)}-01`;
    if (year === null || (today !== null && day > today)) continue;
    const told = titleUnits.get(figure) ?? null;
    const unit = column.unit ?? readHeaderUnit(`${above} ${column.header}`) ?? told;
    const contents = lookAt(cellsAt(cells, column.index).map((cell) => inUnit(cell, unit)));
    Object.assign(column, { field: null, month: { day, figure }, unit, contents, isSettled: true });
    column.doubt = isAsked ? "guess" : null;
  }
}

function padded(month: number): string {
  return String(month).padStart(2, "0");
}
