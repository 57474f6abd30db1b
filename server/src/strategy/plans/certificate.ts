import type { BreakEven, Certificate, RightsCost } from "@app/contract/strategy/plan";
import { minorUnits } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import { creatorCountText } from "#/strategy/brief/brief-facts.ts";
import { countCreators } from "./candidate.ts";
import type { Candidate } from "./candidate.ts";
import { countsActions } from "./packages.ts";
import type { Draft } from "./draft.ts";
import { isNamed } from "./plan-rules.ts";
import { rightsFigures } from "./pick-reasons.ts";
import { rightsCosts, rightsOf } from "./prices/rights.ts";
import { valueOf } from "#/strategy/solver/problem.ts";
import type { Solved } from "#/strategy/solver/problem.ts";
import { amountText, andList } from "#/strategy/brief/wording.ts";

/** Whole units from which a price of entry is given without cents. */
const WHOLE_FROM = 100;
const NOT_KNOWN =
  "The search for a price ended before it was clear whether there is one; ask again with fewer rules.";

/** How good the choice is, what its rules cost, and at what price others would enter. */
export function certify(draft: Draft, answer: Solved, seconds: number): Certificate {
  // The exact curve at full size: the solver's own value is that of a smaller problem.
  const value = valueOf(draft.problem, answer.solution.columns);
  const bound = Math.max(value, answer.solution.bound);
  const gapPercent = value > 0 ? round(((bound - value) / value) * 100, 3) : 0;
  const told: Told = (gain) => (gapPercent === 0 ? gain >= 0 : gain > bound - value);
  return {
    value: Math.round(value),
    bound: Math.ceil(bound),
    gapPercent,
    metric: countsActions(draft.input.brief) ? "people engaged" : "people reached",
    candidates: countCreators(weighable(draft)),
    seconds: round(seconds, 2),
    rules: answer.withoutRule.flatMap(({ id, value: free }) => {
      const label = draft.rules[id]?.label;
      return label ? [{ rule: label, ...costOf(free, value, told) }] : [];
    }),
    breakEven: answer.entries.flatMap((entry) => breakEvenOf(draft, entry)),
    ...extraOf(draft, answer.withExtra, value, told),
  };
}

/** Whether a gain, in people, is no artefact of where the search stopped. */
type Told = (gain: number) => boolean;

/** Percent by which a plan without the rule reaches more; a rule never makes a plan better. */
function costOf(free: number | null, value: number, told: Told) {
  if (free === null || value <= 0) return { costPercent: null, open: "not_found" as const };
  const gain = Math.max(0, free - value);
  return told(gain)
    ? { costPercent: round((gain / value) * 100, 2) }
    : { costPercent: null, open: "under_gap" as const };
}

function extraOf({ input }: Draft, withExtra: number | null, value: number, told: Told) {
  if (withExtra === null)
    return { thousandMore: null, ...(input.brief.budget && { thousandMoreOpen: "not_found" as const }) };
  const gain = Math.max(0, withExtra - value);
  return told(gain)
    ? { thousandMore: Math.round(gain) }
    : { thousandMore: null, thousandMoreOpen: "under_gap" as const };
}

/** The accounts that keep the rules and of which enough is known to weigh them. */
export function weighable({ candidates, eligible, packages }: Draft): Candidate[] {
  const priced = new Set(packages.columns.map(({ creator }) => creator));
  return eligible.flatMap((index) => (priced.has(index) ? (candidates[index] ?? []) : []));
}

function breakEvenOf(draft: Draft, entry: Solved["entries"][number]): BreakEven[] {
  const { candidates, pricing, currency, input } = draft;
  const candidate = candidates[entry.creator];
  if (!candidate) return [];
  const price = pricing.priceOf(candidate);
  const shares = rightsOf(candidate, input.brief.rights ?? {}, draft.reach.values, currency);
  // The solver's price of one piece has the rights in it.
  const whole = 1 + shares.reduce((sum, { share }) => sum + share, 0);
  const fixed = shares.reduce((sum, { amount }) => sum + amount, 0) / leastPieces(draft, entry.creator);
  const enters =
    entry.price !== null && entry.price > fixed
      ? { amount: wholeUnits((entry.price - fixed) / whole, currency), currency }
      : null;
  const rights = enters ? rightsCosts(enters.amount, shares, currency) : [];
  const asking = price && price.basis !== "estimated" ? { amount: price.amount, currency } : null;
  const { named, must, never } = input.brief;
  const isOut = never.some((handle) => isNamed(candidate, handle));
  const isAskedFor = [...named, ...must, ...never].some((handle) => isNamed(candidate, handle));
  // Nobody asked about a creator who would not come in at any price.
  if (!isAskedFor && !enters) return [];
  return [
    {
      creatorId: candidate.creatorId,
      platform: candidate.platform,
      handle: candidate.handle,
      askingPrice: asking,
      wouldEnterAt: isOut ? null : enters,
      ...(rights.length > 0 && !isOut && { rights }),
      ...(isOut
        ? { why: "You asked for a plan without this creator." }
        : whyLeftOut(draft, entry, { enters, rights, asking, isUnknown: price === null })),
    },
  ];
}

/** Of the smallest package. */
function leastPieces({ packages }: Draft, creator: number): number {
  const own = packages.columns.filter((column) => column.creator === creator);
  return Math.max(1, Math.min(...own.map(({ pieces }) => pieces)));
}

/** Nobody negotiates cents: down to whole units of the currency where there are enough of them. */
function wholeUnits(amount: number, currency: string): number {
  const unit = 10 ** minorUnits(currency);
  return amount < WHOLE_FROM * unit ? Math.floor(amount) : Math.floor(amount / unit) * unit;
}

interface Prices {
  enters: Money | null;
  /** Beside `enters`. */
  rights: readonly RightsCost[];
  asking: Money | null;
  isUnknown: boolean;
}

function whyLeftOut(
  { rules, input }: Draft,
  { creator, isKnown }: Solved["entries"][number],
  { enters, rights, asking, isUnknown }: Prices,
): Pick<BreakEven, "why" | "figures" | "keptOutBy" | "reason"> {
  const shut = rules.filter(({ rule }) => rule.kind === "without" && rule.creators.includes(creator));
  const keptOutBy = shut.flatMap(({ label }) => label ?? []);
  if (keptOutBy.length > 0)
    return { why: `Kept out by ${andList(keptOutBy.map((label) => `“${label}”`))}.`, keptOutBy };
  if (isUnknown) return { why: "Neither a price nor views or followers are known." };
  if (enters) {
    const below = { text: amountText(enters), name: "wouldEnterAt" };
    const asks = asking ? [{ text: amountText(asking), name: "askingPrice" }] : [];
    const [known] = asks;
    const beside = rightsFigures(rights, enters.currency);
    const withThem = beside.length > 0 ? `, and ${andList(beside.map(({ words }) => words))},` : "";
    return {
      why: `${known ? `Asks ${known.text} a piece` : "No asking price is known"}; below ${below.text}${withThem} a plan with this creator is better than this one.`,
      figures: [...asks, below, ...beside.map(({ figure }) => figure)],
    };
  }
  if (!isKnown) return { why: NOT_KNOWN, reason: "not_known" };
  const { minCreators, maxCreators } = input.brief;
  const others =
    maxCreators === null
      ? "others reach the same people, or a rule leaves no room"
      : `with ${creatorCountText(minCreators, maxCreators)}, others reach more people in its place`;
  return { why: `Would not come in even for nothing: ${others}.`, reason: "not_for_nothing" };
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
