import { minorUnits } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import type { ModelRules } from "@app/contract/strategy/language-model/schemas";
import type { Usage } from "#/strategy/language-model/connection/read-step.ts";

/** Without a word of anybody: every member, without a limit, at no known price. */
export const FREE_USE: ModelRules = {
  usedBy: "member",
  tokensPerMonth: null,
  costPerMonth: null,
  prices: null,
};

const MILLION = 1_000_000;

/** What tokens cost, rounded up to a minor unit; null while nobody has said what they cost. */
export function costOf({ input, cached, output }: Usage, prices: ModelRules["prices"]): Money | null {
  if (!prices) return null;
  // Cached tokens are a part of the input.
  const fresh = Math.max(0, input - cached);
  const micros = (fresh * prices.input + cached * prices.cached + output * prices.output) / MILLION;
  const { currency } = prices;
  return { amount: Math.ceil((micros * 10 ** minorUnits(currency)) / MILLION), currency };
}

/** Whether what was used this month leaves nothing more. */
export function isUsedUp(usage: Usage, { tokensPerMonth, costPerMonth, prices }: ModelRules): boolean {
  if (tokensPerMonth !== null && usage.input + usage.output >= tokensPerMonth) return true;
  const cost = costOf(usage, prices);
  return cost !== null && costPerMonth?.currency === cost.currency && cost.amount >= costPerMonth.amount;
}

/** yyyy-mm, UTC. */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}
