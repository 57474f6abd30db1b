import { plural } from "@app/contract/formats";
import type { PlanCost, PlanPick, RightsCost } from "@app/contract/strategy/plan";
import type { SentenceFigure } from "@app/contract/strategy/sentences";
import type { Candidate } from "./candidate.ts";
import type { Draft } from "./draft.ts";
import { minimumLabel } from "./plan-rules.ts";
import { amountText, andList, countText } from "#/strategy/brief/wording.ts";

interface Reason {
  sentence: string;
  figures: SentenceFigure[];
}

/** Why a creator is in the plan: sentences, the strongest first, and the figures in them. */
export function explainPick(
  draft: Draft,
  candidate: Candidate,
  index: number,
  cost: PlanCost,
  reach: number,
): Pick<PlanPick, "why" | "figures" | "countsFor"> {
  const { categories } = draft.input.brief;
  const topics = candidate.categories.filter((category) => categories.includes(category));
  const countsFor = rulesKept(draft, index);
  const reasons = [
    priceReason(cost, reach),
    ...countsFor.map((label) => plain(`Counts for “${label}”.`)),
    ...audienceReason(draft, candidate),
    ...(topics.length > 0 ? [plain(`Posts about ${topics.join(" and ")}.`)] : []),
    ...rightsReason(cost),
    ...estimateReason(cost),
  ];
  return {
    why: reasons.map(({ sentence }) => sentence),
    figures: reasons.flatMap(({ figures }) => figures),
    ...(countsFor.length > 0 && { countsFor }),
  };
}

function priceReason({ amount, currency }: PlanCost, reach: number): Reason {
  if (reach === 0)
    return plain("Others of the plan reach the same people already; a rule asks for this creator.");
  const adds = { text: countText(reach), name: "reach" };
  const perThousand = {
    text: amountText({ amount: Math.round((amount / reach) * 1000), currency }),
    name: "perThousand",
  };
  return {
    sentence: `Adds ${adds.text} people of your audience, at ${perThousand.text} for each 1,000.`,
    figures: [adds, perThousand],
  };
}

function audienceReason(draft: Draft, { audience: { female } }: Candidate): Reason[] {
  const { gender } = draft.input.brief.audience;
  if (gender === null || female === undefined) return [];
  const [share, who] = gender === "female" ? [female, "women"] : [100 - female, "men"];
  const figure = { text: `${Math.round(share)}%`, name: gender };
  return [{ sentence: `${figure.text} of the audience are ${who}.`, figures: [figure] }];
}

/** "€240 for 3 months of usage", each with the figure in it. */
export function rightsFigures(rights: readonly RightsCost[], currency: string) {
  return rights.map(({ right, months, amount, isTold = false }) => {
    const figure = { text: amountText({ amount, currency }), name: right };
    return { figure, isTold, words: `${figure.text} for ${plural(months, "month")} of ${right}` };
  });
}

function rightsReason({ rights = [], currency }: PlanCost): Reason[] {
  if (rights.length === 0) return [];
  const all = Map.groupBy(rightsFigures(rights, currency), ({ isTold }) => isTold);
  return [...all].map(([isTold, some]) => ({
    sentence: `The cost has ${andList(some.map(({ words }) => words))} in it, ${isTold ? "as you said" : "which is a guess"}.`,
    figures: some.map(({ figure }) => figure),
  }));
}

function estimateReason({ basis, low, high, currency }: PlanCost): Reason[] {
  if (basis !== "estimated" || low === undefined || high === undefined) return [];
  const figures = [low, high].map((amount) => ({ text: amountText({ amount, currency }), name: "cost" }));
  const range = figures.map(({ text }) => text).join(" and ");
  return [{ sentence: `The price is an estimate between ${range}.`, figures }];
}

/** Minimums that would break without this creator count it among those who keep them. */
function rulesKept({ rules, input }: Draft, index: number): string[] {
  const ofAll = minimumLabel(input.brief);
  return rules.flatMap(({ label, rule }) => {
    const counts =
      rule.kind === "count" && rule.min !== null && label !== null && rule.creators.includes(index);
    return counts && label !== ofAll ? [label] : [];
  });
}

function plain(sentence: string): Reason {
  return { sentence, figures: [] };
}
