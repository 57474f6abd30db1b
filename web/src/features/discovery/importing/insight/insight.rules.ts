import type { ImportInsight, InsightSpread } from "@app/contract/discovery/import-insight";
import type { Category } from "@app/contract/discovery/categories";
import { categoryLabel, isCategory } from "@app/contract/discovery/category-names";
import { nameOf, spokenCountry } from "@app/contract/place-names";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { toMinorUnits } from "@app/contract/money";
import { formatCount, formatMoney, formatPercent, formatRange, formatTotal } from "#/lib/format.ts";
import type { ChartPoint } from "#/ui/charts/chart.rules.ts";

/** So many lines of a list are drawn; the table of the chart has all. Chosen by us. */
const LINES = 6;

/** What a brief begins with until somebody writes another budget, in whole units. Chosen by us. */
const BRIEF_BUDGET = 10_000;

export interface NotedPoint extends ChartPoint {
  note: string;
}

/** "Half of them have 2.1M–8.4M followers" */
export function spreadFinding({ middle, creators }: InsightSpread, what: string): string {
  const range = formatRange(short(middle.from), short(middle.to));
  return creators === 1 ? `One has ${short(middle.from)} ${what}` : `Half of them have ${range} ${what}`;
}

/** "Known for 998 of 1,000. Median 3.4M. The band is the middle half." */
export function spreadMeasure({ creators, median }: InsightSpread, total: number | null): string {
  return `${knownOf(creators, total)}. Median ${short(median)}. The band is the middle half.`;
}

/** The bars as a table: "1M–2M". */
export function spreadPoints({ bars }: InsightSpread): ChartPoint[] {
  return bars.map(({ from, to, creators }) => ({
    label: formatRange(short(from), short(to)),
    value: creators,
  }));
}

/** "2M", not "2.00M": an edge is a round number. */
export function short(value: number): string {
  return formatCount(value, 1).replace(/\.0(?=\D|$)/u, "");
}

type Values = ImportInsight["countries"];

/** "India leads with 21%"; a list of one says that all are there. */
export function leaderFinding({ values, known }: Values, nameOfValue: (value: string) => string): string {
  const [first, second] = values;
  if (!first) return "";
  const name = nameOfValue(first.value);
  if (!second) return `${name} alone`;
  const share = formatPercent((first.creators / known) * 100, 0);
  return first.creators === second.creators
    ? `${name} and ${nameOfValue(second.value)} lead with ${share} each`
    : `${name} leads with ${share}`;
}

/** "Creators by country, known of 998 of 1,000" */
export function valuesMeasure(words: string, { known }: Values, total: number | null): string {
  return `${words}. ${knownOf(known, total)}.`;
}

/** Each value with its share of those that have one. */
export function valuePoints({ values, known }: Values, nameOfValue: (value: string) => string): NotedPoint[] {
  return values.map(({ value, creators }) => ({
    label: nameOfValue(value),
    value: creators,
    note: formatPercent((creators / known) * 100, 0),
  }));
}

/** The first lines of a list that is drawn. */
export function firstLines(points: readonly NotedPoint[]): readonly NotedPoint[] {
  return points.slice(0, LINES);
}

export function countryName(code: string): string {
  return nameOf("region", code);
}

export function topicName(slug: string): string {
  return isCategory(slug) ? categoryLabel(slug) : slug;
}

/** Values that somebody has, and the names of those that nobody has. */
export function filledPoints({ filled, creators }: Pick<ImportInsight, "filled" | "creators">): {
  points: NotedPoint[];
  none: string[];
} {
  const total = creators.value ?? 0;
  const known = filled.fields.filter((field) => field.creators > 0);
  return {
    points: known.map(({ label, creators: count }) => ({
      label,
      value: count,
      note: formatPercent((count / total) * 100, 0),
    })),
    none: filled.fields.filter((field) => field.creators === 0).map(({ label }) => label),
  };
}

/** "4 of 6 values are known for everybody" */
export function filledFinding({ filled, creators }: Pick<ImportInsight, "filled" | "creators">): string {
  const some = filled.fields.filter((field) => field.creators > 0);
  const whole = some.filter((field) => field.creators === creators.value);
  if (whole.length === some.length) return "Every value here is known for everybody";
  return `${whole.length} of ${some.length} values ${whole.length === 1 ? "is" : "are"} known for everybody`;
}

/** "E-mail, price: none of these 1,000." */
export function noneText(names: readonly string[], total: number | null): string {
  const [first = "", ...others] = names;
  const list = [first, ...others.map((name) => name.toLowerCase())].join(", ");
  return `${list}: none of these ${formatTotal(total)}.`;
}

/** A brief as somebody would begin it, of what most rows have; the person writes on. */
export function briefOf(insight: ImportInsight, currency: string): string {
  const topic = insight.topics.values
    .map(({ value }) => value)
    .find((value): value is Category => isCategory(value));
  const country = insight.countries.values[0]?.value;
  const platform = insight.platforms[0]?.platform;
  const who = topic === undefined ? "creators" : `${categoryLabel(topic).toLowerCase()} creators`;
  const where = country === undefined ? "" : ` in ${spokenCountry(country)}`;
  const on = platform === undefined ? "" : ` on ${PLATFORM_LABELS[platform]}`;
  const budget = formatMoney({ amount: toMinorUnits(BRIEF_BUDGET, currency), currency });
  return `A launch${where} with ${who}${on}, four weeks, budget ${budget}`;
}

function knownOf(known: number, total: number | null): string {
  return known === total
    ? `Known for all ${formatTotal(total)}`
    : `Known for ${formatTotal(known)} of ${formatTotal(total)}`;
}
