import type { Plan } from "@app/contract/strategy/plan";
import { completeBrief, whyNoBrief } from "#/strategy/brief/brief.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import type { ReadingContext } from "#/strategy/brief/brief-parser.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { PlanInput } from "#/strategy/plans/draft.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { noBrief, noTextToPlan } from "#/strategy/strategy.errors.ts";

/** Everything a plan needs besides its text. */
export interface PlanSetting {
  /** yyyy-mm-dd. */
  today: string;
  currency: string;
  candidates: readonly Candidate[];
  /** Takes seconds, and holds up nobody else. */
  makePlan: (input: PlanInput) => Promise<Plan>;
}

/** Shorter names of cities are words of other meanings. */
const CITY_NAME_MIN = 4;

/** Plans a brief in plain words. @throws `strategy.empty`, `strategy.no_brief`. */
export async function planText(text: string, setting: PlanSetting): Promise<Plan> {
  if (text.trim() === "") throw noTextToPlan();
  const read = readText(text, readingContext(setting));
  const reason = whyNoBrief(text, read);
  if (reason) throw noBrief(reason);
  return planStated(read.stated, read.unparsed, setting);
}

/** Plans what was said so far. */
export function planStated(stated: Stated, unparsed: readonly string[], setting: PlanSetting): Promise<Plan> {
  const { today, currency, candidates } = setting;
  const { brief, assumptions } = completeBrief(stated, readingContext(setting));
  const priced = withStatedPrices(candidates, stated);
  return setting.makePlan({ brief, assumptions, unparsed, candidates: priced, today, currency });
}

/** Cities are understood by all their names, and by those of the data. */
export function readingContext({
  today,
  currency,
  candidates,
}: Omit<PlanSetting, "makePlan">): ReadingContext {
  const cities = new Map<string, { city: string; country: string | null }>();
  for (const { city, country } of candidates) {
    if (city === null || city.length < CITY_NAME_MIN || cities.get(city)?.country === country) continue;
    cities.set(city, { city, country });
  }
  return { today, currency, cities };
}

/** What the person says a creator costs holds in this plan, whatever the workspace knows. */
function withStatedPrices(candidates: readonly Candidate[], { prices = [] }: Stated): readonly Candidate[] {
  if (prices.length === 0) return candidates;
  return candidates.map((candidate) => {
    const said = prices.find(({ handle }) => isNamed(candidate, handle));
    if (!said) return candidate;
    const origins = { ...candidate.origins, price: "What you said in this thread" };
    return { ...candidate, price: { ...said.price, per: null }, origins };
  });
}
