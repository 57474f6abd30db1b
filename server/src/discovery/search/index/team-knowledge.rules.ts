import type { DayFilter, Filters } from "@app/contract/discovery/filters";
import { fold } from "#/language/fold.ts";
import { listedValues } from "#/language/tables/listed-values.ts";
import { wholeUnits } from "@app/contract/money";
import type { CreatorDocument, TeamKnowledge } from "./creator-document.ts";
import { within } from "./figures.rules.ts";

const DAY_MS = 86_400_000;
type FieldFilter = NonNullable<Filters["field"]>[number];
type OwnField = TeamKnowledge["fields"] extends ReadonlyMap<string, infer Field> ? Field : never;

/**
 * Whether a name is one of those that are asked for, whole or by one of its words, whatever their case and accents; null
 * when it is not known.
 */
export function isNamed(name: string | null, wanted: readonly string[] | undefined): boolean | null {
  if (name === null || !wanted) return null;
  const own = fold(name);
  const words = own.split(/\s+/u);
  return wanted.map(fold).some((one) => own === one || words.includes(one));
}

/** Whether a day lies in the range; days are counted from 1970-01-01 in UTC. */
export function dayFits(known: number | null, wanted: DayFilter | undefined, today: number): boolean | null {
  if (known === null || !wanted) return null;
  const { min, max, withinDays } = wanted;
  return within(known, {
    min: Math.max(min === undefined ? -Infinity : dayNumber(min), today - (withinDays ?? Infinity)),
    max: max === undefined ? Infinity : dayNumber(max),
  });
}

function dayNumber(day: string): number {
  return Math.floor(Date.parse(day) / DAY_MS);
}

/** Null: no fee is known, one in another currency, or with a time asked for none with a day. */
export function lastPriceFits(
  { lastFee, lastDealDay }: TeamKnowledge,
  wanted: Filters["lastPrice"],
  today: number,
): boolean | null {
  if (!wanted || lastFee === null || lastFee.currency !== wanted.currency) return null;
  const { min, max, withinDays } = wanted;
  if (!within(lastFee.amount, { min, max })) return false;
  return withinDays === undefined ? true : dayFits(lastDealDay, { withinDays }, today);
}

/**
 * Whether every field of the workspace's own that is asked for fits, of several values one; null when one is not known
 * and none is against it. What may be a price is not known to who sees none.
 */
export function fieldsFit(
  { team }: CreatorDocument,
  wanted: readonly FieldFilter[],
  seesPrices: boolean,
): boolean | null {
  const shown = (name: string) => {
    const field = team.fields.get(name.toLowerCase());
    return field?.mayBePrice && !seesPrices ? undefined : field;
  };
  const answers = [...Map.groupBy(wanted, alternativesOf).values()].map((filters) => {
    const fits = filters.map((filter) => fieldFits(shown(filter.name), filter));
    return fits.includes(true) || (fits[0] ?? null);
  });
  if (answers.includes(false)) return false;
  return answers.includes(null) ? null : true;
}

/** The values that a field may have are alternatives, and each of its bounds is for itself. */
function alternativesOf(filter: FieldFilter): unknown {
  return filter.op === "is" ? filter.name.toLowerCase() : filter;
}

function fieldFits(field: OwnField | undefined, { op, value }: FieldFilter): boolean | null {
  if (!field) return null;
  if (op === "is" || op === "not") return valuesOf(field).includes(value.toLowerCase()) === (op === "is");
  const known = orderOf(field);
  const bound = field.kind === "date" ? Date.parse(value) : Number(value);
  if (known === null || Number.isNaN(bound)) return null;
  return op === "min" ? known >= bound : known <= bound;
}

/** What the field says, whole and each value that it lists, in lower case. */
function valuesOf(field: OwnField): string[] {
  const text = textOf(field).toLowerCase();
  return typeof field.value === "string" ? [text, ...listedValues(text)] : [text];
}

function textOf({ value }: OwnField): string {
  return typeof value === "object" ? String(wholeUnits(value)) : String(value);
}

/** What tells more from less: a number, whole units of money, the time of a day; null for words. */
function orderOf({ kind, value }: OwnField): number | null {
  if (typeof value === "number") return value;
  if (typeof value === "object") return wholeUnits(value);
  return kind === "date" ? Date.parse(value) : null;
}
