import type { Assumption, Brief } from "@app/contract/strategy-plan";
import { RESULTS_QUESTION } from "./brief-words.ts";
import { amountText } from "./wording.ts";
import { fold } from "./brief-text.ts";
import { completeFlight, lengthOf } from "./flight.ts";
import type { ReadingContext } from "./brief-parser.ts";
import type { ReadText, Stated } from "./stated.ts";

export interface CompleteBrief {
  brief: Brief;
  assumptions: Assumption[];
}

/** Why a text is no brief; the caller turns it into a problem. */
export type NoBrief = "results" | "follow_up" | "no_budget" | "nothing";

/** Null when the text can be planned. A budget, or a number of creators, is what a plan cannot do without. */
export function whyNoBrief(source: string, { stated, budgetChange }: ReadText): NoBrief | null {
  if (RESULTS_QUESTION.test(fold(source.normalize("NFC")))) return "results";
  if (stated.budget || stated.maxCreators !== undefined) return null;
  if (budgetChange) return "follow_up";
  const slots = [
    stated.markets,
    stated.platforms,
    stated.objective,
    stated.gender,
    stated.flight,
    stated.categories,
  ];
  return slots.filter(Boolean).length >= 2 ? "no_budget" : "nothing";
}

/** Fills what was not said, and says so: every assumption can be changed by the person. */
export function completeBrief(stated: Stated, context: ReadingContext): CompleteBrief {
  const assumptions: Assumption[] = [];
  const flight = completeFlight(stated.flight ?? {}, context.today);
  const brief: Brief = {
    product: stated.product ?? null,
    objective: stated.objective ?? "awareness",
    budget: stated.budget ?? null,
    markets: stated.markets ?? [],
    cities: stated.cities ?? [],
    platforms: stated.platforms ?? [],
    categories: stated.categories ?? [],
    tiers: stated.tiers ?? [],
    languages: stated.languages ?? [],
    audience: { gender: stated.gender ?? null, age: stated.age ?? null },
    flight,
    deliverables: stated.deliverables ?? [],
    rules: stated.rules ?? [],
    minCreators: stated.minCreators ?? null,
    maxCreators: stated.maxCreators ?? null,
    maxShare: stated.maxShare ?? null,
    maxPrice: stated.maxPrice ?? null,
    must: stated.must ?? [],
    never: stated.never ?? [],
    named: stated.named ?? [],
  };
  assumeFlight(stated, brief, assumptions);
  assumeRest(stated, brief, assumptions);
  return { brief, assumptions };
}

function assumeFlight(stated: Stated, brief: Brief, assumptions: Assumption[]): void {
  const { from, to, days } = stated.flight ?? {};
  if (from && to) return;
  const value = `${dayText(brief.flight.from)}–${dayText(brief.flight.to)}`;
  const length = `${lengthOf(brief.flight)} days`;
  if (from) {
    if (days === undefined)
      assumptions.push({ slot: "flight", value, why: `You named the start; ${length} is usual.` });
    return;
  }
  const start = "Briefs, drafts and approval take about ten days";
  const why = days === undefined && !to ? `${start}; four weeks is usual.` : `${start}.`;
  assumptions.push({ slot: "flight", value, why });
}

function assumeRest(stated: Stated, brief: Brief, assumptions: Assumption[]): void {
  const add = (slot: string, value: string, why: string) => assumptions.push({ slot, value, why });
  if (!stated.objective)
    add("objective", "awareness", "You named no goal; people reached is what can be compared best.");
  if (stated.budget && stated.isCurrencyAssumed) {
    add("budget", amountText(stated.budget), "You named no currency; this is the workspace's.");
  }
  if (!stated.budget)
    add(
      "budget",
      "no limit",
      "You named a number of creators and no budget; the plan shows what the best ones cost.",
    );
  if (brief.markets.length === 0) add("markets", "every country", "You named no market.");
  if (brief.platforms.length === 0) add("platforms", "every platform", "You named no platform.");
  if (!stated.gender && !stated.age) add("audience", "everyone", "You named no audience.");
  if (brief.deliverables.length === 0)
    add("deliverables", "1 to 3 pieces each", "The solver chooses how many pieces each creator makes.");
}

/** As days are written on screen: 01/12/2026. */
function dayText(day: string): string {
  return day.split("-").toReversed().join("/");
}
