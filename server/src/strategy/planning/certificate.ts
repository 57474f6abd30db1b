import type { BreakEven, Certificate } from "@app/contract/strategy-plan";
import { countsActions } from "./packages.ts";
import type { Draft } from "./draft.ts";
import { isNamed } from "./plan-rules.ts";
import { brokenRules, valueOf } from "./problem.ts";
import type { Solved } from "./problem.ts";
import { allowedColumns } from "./program.ts";
import { amountText } from "./wording.ts";

/** How good the choice is, what its rules cost, and at what price others would enter. */
export function certify(draft: Draft, answer: Solved, creators: number, seconds: number): Certificate {
  const { value, bound } = answer.solution;
  const gapPercent = value > 0 ? round(((bound - value) / value) * 100, 3) : 0;
  const columns = new Set(draft.packages.columns.map(({ creator }) => creator));
  return {
    value: Math.round(value),
    bound: Math.ceil(bound),
    gapPercent,
    metric: countsActions(draft.input.brief) ? "people engaged" : "people reached",
    candidates: draft.eligible.filter((index) => columns.has(index)).length,
    seconds: round(seconds, 2),
    byFollowers: byFollowers(draft, creators),
    rules: answer.withoutRule.flatMap(({ id, value: free }) => {
      const label = draft.rules[id]?.label;
      const costPercent = free === null || value <= 0 ? null : round(((free - value) / value) * 100, 2);
      return label ? [{ rule: label, costPercent }] : [];
    }),
    breakEven: answer.entries.flatMap((entry) => breakEvenOf(draft, entry)),
    thousandMore: answer.withExtra === null ? null : Math.max(0, Math.round(answer.withExtra - value)),
  };
}

function breakEvenOf(
  { candidates, pricing, currency, input }: Draft,
  entry: Solved["entries"][number],
): BreakEven[] {
  const candidate = candidates[entry.creator];
  if (!candidate) return [];
  const price = pricing.priceOf(candidate);
  const enters = entry.price !== null && entry.price > 0 ? { amount: entry.price, currency } : null;
  const asking = price && price.basis !== "estimated" ? { amount: price.amount, currency } : null;
  const isOut = input.brief.never.some((handle) => isNamed(candidate, handle));
  return [
    {
      creatorId: candidate.creatorId,
      platform: candidate.platform,
      handle: candidate.handle,
      askingPrice: asking,
      wouldEnterAt: isOut ? null : enters,
      why: whyLeftOut(isOut, enters, price === null ? "nothing" : price.basis),
    },
  ];
}

function whyLeftOut(
  isOut: boolean,
  enters: { amount: number; currency: string } | null,
  basis: string,
): string {
  if (isOut) return "You asked for a plan without this creator.";
  if (basis === "nothing") return "Neither a price nor views or followers are known.";
  if (!enters) return "A rule keeps this creator out, or others reach the same people at any price.";
  const what = basis === "estimated" ? "No asking price is known; " : "";
  return `${what}${what ? "b" : "B"}elow ${amountText(enters)} a piece a plan with this creator is better than this one.`;
}

/**
 * What the same money reaches with the creators of most followers, one piece each, as far as it goes. Null where that
 * choice would break a rule, since it then compares with nothing.
 */
function byFollowers(draft: Draft, creators: number): number | null {
  const { candidates, packages, problem, input } = draft;
  const most = input.brief.maxCreators ?? (input.brief.budget === null ? creators : Infinity);
  const picked: number[] = [];
  let left = input.brief.budget?.amount ?? Infinity;
  const followers = (column: number) => candidates[packages.columns[column]?.creator ?? -1]?.followers ?? 0;
  const order = smallestPackages(draft).toSorted(
    (one, other) => followers(other) - followers(one) || one - other,
  );
  for (const column of order) {
    const cost = packages.columns[column]?.cost ?? Infinity;
    if (cost > left || picked.length >= most) continue;
    picked.push(column);
    left -= cost;
  }
  return brokenRules(problem, picked).length > 0 ? null : Math.round(valueOf(problem, picked));
}

/** The smallest package of each creator that the rules allow. */
function smallestPackages({ packages, problem }: Draft): number[] {
  const smallest = new Map<number, number>();
  for (const index of allowedColumns(problem)) {
    const column = packages.columns[index];
    const known = column && packages.columns[smallest.get(column.creator) ?? -1];
    if (column && (!known || column.pieces < known.pieces)) smallest.set(column.creator, index);
  }
  return [...smallest.values()];
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
