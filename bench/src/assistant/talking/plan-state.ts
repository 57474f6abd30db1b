import { Strategy } from "@app/contract/strategy/schemas";
import type { Brief } from "@app/contract/strategy/plan";
import type { Money } from "@app/contract/money";
import { call } from "../herald/calls.ts";
import type { Place } from "../herald/calls.ts";

/** A stored plan in the words of `bench/data/README.md`; null where the thread has none. */
export interface PlanState {
  version: number;
  keys: Readonly<Record<string, string | readonly string[] | null>>;
  filters: Readonly<Record<string, unknown>>;
  picks: readonly string[];
  /** Deals that are planned with, as "handle 900 EUR reel". */
  deals: readonly string[];
  unparsed: readonly string[];
}

export async function planState(place: Place, thread: string): Promise<PlanState | null> {
  const { strategyId } = await call(place, "GET", `/api/v1/threads/${thread}`);
  if (typeof strategyId !== "string") return null;
  const { version, plan } = Strategy.parse(await call(place, "GET", `/api/v1/strategies/${strategyId}`));
  return {
    version,
    keys: keysOf(plan.brief),
    filters: plan.brief.filters ?? {},
    picks: plan.picks.map(({ handle }) => handle),
    deals: (plan.brief.prices ?? []).map(
      ({ handle, price, per }) => `${handle} ${money(price) ?? ""} ${per ?? ""}`,
    ),
    unparsed: plan.unparsed,
  };
}

function keysOf(brief: Brief): PlanState["keys"] {
  const { audience, flight, followers } = brief;
  return {
    budget: money(brief.budget),
    markets: brief.markets,
    cities: brief.cities,
    platforms: brief.platforms,
    categories: brief.categories,
    tiers: brief.tiers,
    gender: audience.gender,
    age: audience.age && range(audience.age.min, audience.age.max),
    flight: `${flight.from}..${flight.to}`,
    creators: range(brief.minCreators, brief.maxCreators),
    must: brief.must,
    never: brief.never,
    followers: followers ? range(followers.min, followers.max) : null,
    maxPrice: money(brief.maxPrice),
    maxFee: money(brief.maxFee ?? null),
    each: brief.deliverables.map(({ count, format }) => `${count} ${format}`),
    objective: brief.objective,
    rules: brief.rules.map(
      ({ field, value, of, min, max }) => `${field} ${value} ${of} ${range(min, max) ?? ""}`,
    ),
    product: brief.product,
  };
}

function money(amount: Money | null): string | null {
  return amount && `${amount.amount / 100} ${amount.currency}`;
}

function range(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null;
  return min === max ? String(min) : `${min ?? ""}-${max ?? ""}`;
}
