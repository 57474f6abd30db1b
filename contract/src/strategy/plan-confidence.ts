import { formatMoney } from "../formats.ts";
import { inEnglish } from "./answers/phrases.ts";
import type { Say } from "./answers/phrases.ts";
import type { PlanCost, PlanStatus, PricesKnown, ShownPlan } from "./plan.ts";

/** A plan of which more of the money is guessed is a guess, however well it was solved (percent). */
const GUESS_FROM = 30;

interface Solved {
  status: PlanStatus;
  pricesKnown?: PricesKnown | undefined;
}

/** Whether too much of a plan's money is guessed to call its choice proved. */
export function isGuess({ status, pricesKnown }: Solved): boolean {
  return status !== "infeasible" && pricesKnown !== undefined && pricesKnown.guessedPercent > GUESS_FROM;
}

/** The one word for how far a plan can be trusted: "proved", "best guess: 3 of 20 prices known". */
export function confidenceText(plan: Solved, say: Say = inEnglish): string {
  if (plan.status === "infeasible") return say("cannot be kept");
  if (plan.pricesKnown && isGuess(plan)) {
    const { known, of } = plan.pricesKnown;
    if (known === of) return say("best guess: what rights cost is not known");
    const phrase = of === 1 ? "best guess: {0} of {1} price known" : "best guess: {0} of {1} prices known";
    return say(phrase, String(known), String(of));
  }
  return say(plan.status);
}

/** What a pick costs: "about" where the price or a part of it is guessed. */
export function costText(cost: PlanCost | null, say: Say = inEnglish): string {
  const isGuessed = cost?.basis === "estimated" || cost?.rights !== undefined;
  const money = formatMoney(cost, say.locale);
  return isGuessed ? say("about {0}", money) : money;
}

/** Of how many picks the price is known, and how much of the money is guessed. */
export function pricesKnownOf(picks: ShownPlan["picks"]): PricesKnown {
  const sums = { known: 0, guessed: 0, all: 0 };
  for (const { cost } of picks) {
    const isGuessed = cost?.basis === "estimated";
    const amount = cost?.amount ?? 0;
    sums.known += isGuessed ? 0 : 1;
    sums.all += amount;
    sums.guessed += isGuessed ? amount : guessedRights(cost);
  }
  const percent = sums.all === 0 ? 0 : (100 * sums.guessed) / sums.all;
  return { known: sums.known, of: picks.length, guessedPercent: Math.round(10 * percent) / 10 };
}

/** What of a cost is for rights of which nobody has said a price. */
function guessedRights(cost: ShownPlan["picks"][number]["cost"]): number {
  return (cost?.rights ?? []).reduce((sum, { amount, isTold }) => sum + (isTold ? 0 : amount), 0);
}

/** What of a cost is for rights. */
export function rightsAmount(cost: ShownPlan["picks"][number]["cost"]): number {
  return (cost?.rights ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** Creators whose price decides most of the plan, in the order in which to ask them. */
export function pricesToAsk({ decisive }: Pick<ShownPlan, "decisive">): ShownPlan["decisive"] {
  return decisive.filter(({ field }) => field === "price");
}
