import { toMinorUnits, wholeUnits } from "@app/contract/money";
import type { ModelRules } from "@app/contract/strategy/language-model/schemas";

export const WHO: readonly { value: ModelRules["usedBy"]; label: string }[] = [
  { value: "member", label: "Everybody who writes in a workspace" },
  { value: "admin", label: "Admins and owners of a workspace" },
  { value: "owner", label: "Owners of a workspace" },
];

export interface RulesDraft {
  usedBy: ModelRules["usedBy"];
  tokensPerMonth: string;
  costPerMonth: string;
  currency: string;
  input: string;
  cached: string;
  output: string;
}

/** Prices are stored in millionths of a unit. */
const MILLION = 1_000_000;

export function rulesDraft({ usedBy, tokensPerMonth, costPerMonth, prices }: ModelRules): RulesDraft {
  return {
    usedBy,
    tokensPerMonth: tokensPerMonth === null ? "" : String(tokensPerMonth),
    costPerMonth: costPerMonth === null ? "" : String(wholeUnits(costPerMonth)),
    currency: prices?.currency ?? costPerMonth?.currency ?? "USD",
    input: priceText(prices?.input),
    cached: priceText(prices?.cached),
    output: priceText(prices?.output),
  };
}

function priceText(micros: number | undefined): string {
  return micros === undefined ? "" : String(micros / MILLION);
}

/** What is saved. What cannot be read becomes no number, which the schema refuses at its field. */
export function rulesInput(draft: RulesDraft): ModelRules {
  const { usedBy, currency } = draft;
  const [input, cached, output] = [draft.input, draft.cached, draft.output].map((text) =>
    text.trim() === "" ? null : Math.round(decimal(text) * MILLION),
  );
  const hasPrices = [input, cached, output].some((price) => price !== null);
  const cost = draft.costPerMonth.trim() === "" ? null : decimal(draft.costPerMonth);
  return {
    usedBy,
    tokensPerMonth: draft.tokensPerMonth.trim() === "" ? null : whole(draft.tokensPerMonth),
    costPerMonth: cost === null ? null : { amount: toMinorUnits(cost, currency), currency },
    // Who names no price for the cache pays the full one.
    prices: hasPrices
      ? { currency, input: input ?? 0, cached: cached ?? input ?? 0, output: output ?? 0 }
      : null,
  };
}

/** "0.15" and "0,15". */
function decimal(text: string): number {
  const plain = text.trim().replace(",", ".");
  return /^\d{1,9}(?:\.\d{1,6})?$/u.test(plain) ? Number(plain) : Number.NaN;
}

/** "2000000" and "2 000 000", whatever stands between the groups. */
function whole(text: string): number {
  const plain = text.trim();
  const isGrouped = /^\d{1,3}(?:[ .,'’\u202f]\d{3})+$/u.test(plain);
  return isGrouped || /^\d+$/u.test(plain) ? Number(plain.replaceAll(/\D/gu, "")) : Number.NaN;
}
