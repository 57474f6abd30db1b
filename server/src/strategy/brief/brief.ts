import { formatDate, plural } from "@app/contract/formats";
import { piecesText } from "@app/contract/strategy/pieces";
import { shareOut, totalWords, unsharedTotal } from "./rules/total-pieces.ts";
import type { Assumption, Brief, BriefRule, Flight, Unmet } from "@app/contract/strategy/plan";
import { flightText } from "./slot-words.ts";
import { ordersFakeReach } from "./fake-reach.ts";
import { isNoBrief } from "./mail/no-brief.ts";
import { budgetDoubts } from "./money/budget-doubts.ts";
import { amountText, andList } from "./wording.ts";
import { foldInPlace } from "#/language/fold.ts";
import { nextNamedDay } from "#/language/time/named-days.ts";
import { SPLIT_SLACK } from "./rules/brief-shares.ts";
import { MORE_THAN_HALF } from "./rules/vague-shares.ts";
import { DEFAULT_DAYS, completeFlight, lengthOf } from "./flight/flight.ts";
import type { StatedFlight } from "./flight/flight-months.ts";
import { slotsOf, withSameUnknown } from "./filter-sets.ts";
import type { ReadingContext } from "./reading/search-words.ts";
import type { ReadText, Stated } from "./stated.ts";

export interface CompleteBrief {
  brief: Brief;
  assumptions: Assumption[];
  /** What was said and cannot be planned, found only when everything is known. */
  unmet: Unmet[];
}

/** Why a text is no brief; the caller turns it into a problem. */
export type NoBrief =
  | "fake_reach"
  | "follow_up"
  | "no_budget"
  | "too_large"
  | "zero"
  | "negative"
  | "nothing";

/** A minus at the amount itself. */
const SIGNED = /(?:^|\s)-\s?\p{Sc}?\s?\d/u;
const SIGN_INSIDE = /\p{Sc}\s?-\s?\d/u;

/** Null when the text can be planned. A budget, or a number of creators, is what a plan cannot do without. */
export function whyNoBrief(source: string, { stated, budgetChange, refused }: ReadText): NoBrief | null {
  const folded = foldInPlace(source.normalize("NFC"));
  if (ordersFakeReach(source)) return "fake_reach";
  if (isNoBrief(source)) return "nothing";
  if (stated.budget) return null;
  if (refused) return refused;
  if ((budgetChange && SIGNED.test(folded)) || SIGN_INSIDE.test(folded)) return "negative";
  if (stated.maxCreators !== undefined) return null;
  if (budgetChange) return "follow_up";
  if (countSlots(stated) >= 2) return "no_budget";
  return "nothing";
}

/** Of how much a text speaks that a plan is made of, besides the money. */
export function countSlots({ filters = {}, objective, gender, age, flight, categories }: Stated): number {
  const { platform, category, ...others } = filters;
  const slots = [Object.keys(others)[0], platform, objective, gender ?? age, flight, categories ?? category];
  return slots.filter((slot) => slot !== undefined).length;
}

/** Whether a text says anything that a plan is made of. */
export function saysOfPlan(stated: Stated): boolean {
  return stated.budget !== undefined || narrowsPlan(stated);
}

/** The same besides the money. */
export function narrowsPlan(stated: Stated): boolean {
  const { minCreators, maxCreators, rules, deliverables, must } = stated;
  const others = [minCreators, maxCreators, rules, deliverables, must];
  return countSlots(stated) > 0 || others.some((slot) => slot !== undefined);
}

/** What a plan is counted in: the currency of the words, and of the workspace where they name none. */
export function currencyOf(
  { budget, maxFee, maxPrice }: Pick<Brief, "budget" | "maxFee" | "maxPrice">,
  own: string,
): string {
  return (budget ?? maxFee ?? maxPrice)?.currency ?? own;
}

/** Fills what was not said, and says so: every assumption can be changed by the person. */
export function completeBrief(stated: Stated, context: ReadingContext): CompleteBrief {
  const assumptions: Assumption[] = [];
  const flight = completeFlight(stated.flight ?? {}, context.today);
  const brief: Brief = {
    product: stated.product ?? null,
    objective: stated.objective ?? "awareness",
    budget: stated.budget ?? null,
    filters: withSameUnknown(stated.filters ?? {}),
    ...slotsOf(stated.filters ?? {}, stated.audienceCountries),
    categories: stated.categories ?? [],
    audience: { gender: stated.gender ?? null, age: stated.age ?? null },
    flight,
    ...eventOf(stated.flight),
    ...(stated.leftOut && { leftOut: stated.leftOut }),
    ...(stated.onQuietDays && { onQuietDays: true }),
    deliverables: stated.deliverables ?? [],
    rules: stated.rules ?? [],
    minCreators: stated.minCreators ?? null,
    maxCreators: stated.maxCreators ?? null,
    maxShare: stated.maxShare ?? null,
    maxPrice: stated.maxPrice ?? null,
    ...(stated.pieceCaps && { pieceCaps: stated.pieceCaps }),
    ...(stated.maxFee && { maxFee: stated.maxFee }),
    must: stated.must ?? [],
    never: stated.never ?? [],
    named: stated.named ?? [],
    ...(stated.formats && { formats: stated.formats }),
    ...(stated.prices && { prices: stated.prices }),
    ...(stated.rights && { rights: stated.rights }),
  };
  assumeFlight(stated, brief, assumptions);
  leaveOutBound(stated, brief, assumptions);
  const unmet = planTotal(stated, brief, assumptions);
  assumeRest(stated, brief, assumptions, context);
  return { brief, assumptions, unmet };
}

/** The named day that the flight leads up to; a later change of its end leaves none. */
function eventOf({ event = "", to }: StatedFlight = {}): Pick<Brief, "events"> {
  const found = to === undefined ? null : nextNamedDay(event, to, null);
  return found?.from === to && found ? { events: [{ slug: event, name: found.name, date: found.from }] } : {};
}

function assumeFlight(stated: Stated, brief: Brief, assumptions: Assumption[]): void {
  const { from, to, days } = stated.flight ?? {};
  if (from && to) return;
  const value = flightText(brief.flight);
  const length = `${lengthOf(brief.flight)} days`;
  if (from) {
    if (days === undefined)
      assumptions.push({ slot: "flight", value, why: `You named the start; ${length} is usual.` });
    return;
  }
  const start = "Briefs, drafts and approval take about ten days";
  const [event] = brief.events ?? [];
  const why =
    days === undefined && event
      ? whyBefore(event.name, brief.flight)
      : days === undefined && !to
        ? `${start}; four weeks is usual.`
        : `${start}.`;
  assumptions.push({ slot: "flight", value, why });
}

function whyBefore(event: string, flight: Flight): string {
  const whole = lengthOf(flight) >= DEFAULT_DAYS;
  return whole
    ? `Four weeks before ${event} are usual.`
    : `Four weeks before ${event} are usual; this is what is left of them once briefs, drafts and approval are done, which takes about ten days.`;
}

/** Who serves somebody else when the flight begins is left out. */
function leaveOutBound({ bound = [] }: Stated, brief: Brief, assumptions: Assumption[]): void {
  const out = bound.filter(({ until }) => until === null || until >= brief.flight.from);
  brief.never = [...new Set([...brief.never, ...out.map(({ handle }) => handle)])];
  for (const { handle, until } of out) {
    const end = until === null ? "" : ` until ${formatDate(until, "UTC")}`;
    const why = `You said that they are exclusive to somebody else${end}.`;
    assumptions.push({ slot: "never", value: `without @${handle}`, why });
  }
}

/** A total of pieces is kept by so many creators with the same pieces each. */
function planTotal(stated: Stated, brief: Brief, assumptions: Assumption[]): Unmet[] {
  const { totalPieces: totals = [] } = stated;
  if (totals.length === 0) return [];
  const shared = shareOut(totals, { min: brief.minCreators, max: brief.maxCreators });
  if (!shared) return [unsharedTotal(totals)];
  const { creators, each } = shared;
  brief.deliverables = each;
  brief.minCreators = creators;
  brief.maxCreators = creators;
  const why = `You said ${totalWords(totals)}; this many creators come to it with the same pieces each.`;
  assumptions.push({
    slot: "deliverables",
    value: `${piecesText(each)} each of ${plural(creators, "creator")}`,
    why,
  });
  return [];
}

function assumeRest(stated: Stated, brief: Brief, assumptions: Assumption[], context: ReadingContext): void {
  const add = (slot: string, value: string, why: string) => assumptions.push({ slot, value, why });
  if (!stated.objective)
    add("objective", "awareness", "You named no goal; people reached is what can be compared best.");
  const doubts = budgetDoubts(stated, context);
  if (stated.budget && doubts.length > 0) add("budget", amountText(stated.budget), doubts.join(" "));
  if (!stated.budget)
    add(
      "budget",
      "no limit",
      "You named a number of creators and no budget; the plan shows what the best ones cost.",
    );
  if (brief.markets.length === 0) add("markets", "every country", whyAny(brief, "country", "market"));
  if (brief.platforms.length === 0) add("platforms", "every platform", whyAny(brief, "platform", "platform"));
  if (!stated.gender && !stated.age) add("audience", "everyone", "You named no audience.");
  for (const rule of brief.rules) assumptions.push(...shareDoubts(rule));
  if (brief.deliverables.length === 0)
    add("deliverables", "1 to 3 pieces each", "The solver chooses how many pieces each creator makes.");
}

/** A share or a number of some leaves the others free. */
function whyAny({ rules }: Brief, field: BriefRule["field"], noun: string): string {
  const named = rules.filter((rule) => rule.field === field).map((rule) => `“${rule.label}”`);
  if (named.length === 0) return `You named no ${noun}.`;
  return `${andList(named)} ${named.length === 1 ? "leaves" : "leave"} the others free.`;
}

/** What was taken for granted of a share of the money. */
function shareDoubts({ label, min, max, of }: BriefRule): Assumption[] {
  if (of !== "budget" || min === null) return [];
  const why = `Prices come in steps, so “${label}” is kept to within ${SPLIT_SLACK} points.`;
  if (max !== null && max - min <= 2 * SPLIT_SLACK)
    return [{ slot: "shares", value: `${min} to ${max}% of what is spent`, why }];
  return max === null && min === MORE_THAN_HALF
    ? [
        {
          slot: "shares",
          value: "more than half of what is spent",
          why: `That is what “${label}” is taken for.`,
        },
      ]
    : [];
}
