import type { Brief, BriefRule } from "@app/contract/strategy/plan";
import { completeBrief, whyNoBrief } from "../../../server/src/strategy/brief/brief.ts";
import { mayBePlanned } from "../../../server/src/strategy/acts/read-act.ts";
import { readText } from "../../../server/src/strategy/brief/brief-parser.ts";
import { slotsOf as placesOf } from "../../../server/src/strategy/brief/filter-sets.ts";
import type { Stated } from "../../../server/src/strategy/brief/stated.ts";
import type { MeantBrief } from "./briefs.ts";

/** What the reader made of a brief: values by the slots of the truth, and the words that it named as not kept. */
export interface BriefReading {
  kind: MeantBrief["kind"];
  slots: ReadonlyMap<string, unknown>;
  told: readonly string[];
}

export function readBrief({ text, today, currency }: MeantBrief): BriefReading {
  const read = readText(text, { today, currency });
  const { brief, unmet } = completeBrief(read.stated, { today, currency });
  const told = [
    ...read.unparsed,
    ...[...(read.stated.unmet ?? []), ...unmet].map(({ words }) => words),
    ...(read.unread ? [read.unread.words] : []),
  ];
  const isAsked = !mayBePlanned(text);
  const kind = isAsked || whyNoBrief(text, read) ? "not_a_brief" : read.unread ? "ask_first" : "brief";
  return { kind, slots: slotsOf(brief, read.stated), told };
}

function slotsOf(
  brief: Brief,
  { flight, totalPieces = [], audienceCountries }: Stated,
): Map<string, unknown> {
  const hasFlight = flight !== undefined;
  const { filters = {}, audience, rules } = brief;
  // A country of the audience alone is none of creators.
  const { markets } = placesOf(filters);
  const { country, category = [], keywords = [], gender, audienceGender, audienceAge } = filters;
  const topics = [...category, ...keywords, ...brief.categories];
  const has = filters.has ?? [];
  const slots: Readonly<Record<string, unknown>> = {
    ...filters,
    budget: brief.budget,
    topics,
    market: country ?? markets,
    audienceCountry: filters.audienceCountry ?? audienceCountries,
    creatorGender: gender,
    audienceGender: audienceGender ?? (audience.gender ? { value: audience.gender } : undefined),
    audienceAge: audienceAge ?? (audience.age ? audience.age : undefined),
    markets: brief.markets,
    product: brief.product,
    objective: brief.objective,
    flight: hasFlight ? brief.flight : undefined,
    flightDays: hasFlight ? lengthOf(brief.flight) : undefined,
    minCreators: brief.minCreators,
    maxCreators: brief.maxCreators,
    maxShareOfOneCreator: brief.maxShare,
    maxPrice: brief.maxPrice ?? brief.maxFee,
    deliverables: brief.deliverables.length > 0 ? brief.deliverables : undefined,
    totalPieces: totalPieces.reduce((sum, { count }) => sum + count, 0) || undefined,
    formats: brief.formats ?? filters.format,
    must: brief.must,
    never: brief.never,
    handlePrice: brief.prices,
    share: rules.filter((rule) => rule.min !== null || (rule.max ?? 0) > 0),
    counts: rules.filter((rule) => rule.of === "creators"),
    pieceCaps: brief.pieceCaps,
    maxFee: brief.maxFee,
    usageMonths: brief.rights?.usageMonths,
    exclusivityMonths: brief.rights?.exclusivityMonths,
    quietDays: brief.leftOut,
    knownPricesOnly: brief.knownPrices === true || has.some((one) => one === "price") ? true : undefined,
  };
  const found = new Map(Object.entries(slots).filter(([, value]) => !isEmpty(value)));
  for (const [name, values] of bans(rules)) {
    const before = found.get(name);
    found.set(name, [...(Array.isArray(before) ? before : []), ...values]);
  }
  return found;
}

/** "No mega": rules of which none may be in the plan, as filters would say it. */
function bans(rules: readonly BriefRule[]): Map<string, string[]> {
  const none = rules.filter(({ max }) => max === 0);
  const fields = Map.groupBy(none, ({ field }) => `${field === "country" ? "market" : field}Not`);
  return new Map([...fields].map(([name, some]) => [name, some.flatMap(({ value }) => value.split("|"))]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function lengthOf({ from, to }: Brief["flight"]): number {
  return 1 + Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
