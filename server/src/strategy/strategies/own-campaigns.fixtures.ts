import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Lesson } from "@app/contract/strategy/learning";
import type { PlanCost } from "@app/contract/strategy/plan";
import type { Strategy } from "@app/contract/strategy/schemas";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

type Pick = Strategy["plan"]["picks"][number];

/** A market for each campaign. */
const MARKETS = [
  "Germany",
  "France",
  "Spain",
  "Italy",
  "Austria",
  "Poland",
  "Sweden",
  "Norway",
  "Denmark",
  "Finland",
];
/** Where nobody has worked yet: the plan that shows what was learned. */
const NEXT = "Portugal";
const OF_MARKET = 3;

/** How a campaign came out: views against those expected, and fees against a price of so much for each 1,000 followers. */
export interface Outcome {
  views: number;
  fees: number;
}

/** Creators of eleven countries, with views and without any price. */
export async function bringPriceless(person: Person): Promise<void> {
  const rows = [...MARKETS, NEXT].flatMap((country, market) =>
    Array.from({ length: OF_MARKET }, (_, index) => {
      const followers = 12_000 + 4_000 * ((market * 7 + index * 5) % 12);
      return `${country.toLowerCase()}.${index},instagram,${followers},${followers / 5},${country},food`;
    }),
  );
  const text = ["handle,platform,followers,avg views,country,category", ...rows].join("\n");
  const response = await person("POST", "/api/v1/imports", { text });
  if (response.statusCode >= 300) throw new Error(response.body);
}

/** Makes a plan for each market, a campaign of it, and what came of that. */
export async function runTen(person: Person, outcomeOf: (campaign: number) => Outcome): Promise<void> {
  for (const [index, market] of MARKETS.entries()) await runOne(person, market, outcomeOf(index));
}

export function nextPlan(person: Person): Promise<Strategy> {
  return planFor(person, NEXT);
}

/** How wide the forecast is against its middle, and guessed prices against themselves. */
export function widths({ plan }: Strategy): { views: number; prices: number } {
  const views = plan.forecast?.views;
  const guessed = plan.picks.flatMap(({ cost }) => (cost?.basis === "estimated" ? [cost] : []));
  const sum = (read: (cost: PlanCost) => number) => guessed.reduce((total, cost) => total + read(cost), 0);
  return {
    views: views ? (views.p90 - views.p10) / views.p50 : Number.NaN,
    prices: sum(({ low = 0, high = 0 }) => high - low) / sum(({ amount }) => amount),
  };
}

export async function lessonsOf(person: Person): Promise<Lesson[]> {
  const response = await person("GET", "/api/v1/strategy/learning");
  return response.json<{ lessons: Lesson[] }>().lessons;
}

async function planFor(person: Person, market: string): Promise<Strategy> {
  const text = `Protein bar in ${market}, 900.000 €, only Instagram, 1 reel each, exactly ${OF_MARKET} creators`;
  const made = await person("POST", "/api/v1/strategies", { text });
  if (made.statusCode !== 201) throw new Error(made.body);
  return made.json<Strategy>();
}

async function runOne(person: Person, market: string, outcome: Outcome): Promise<void> {
  const strategy = await planFor(person, market);
  const campaign = await agreeOn(person, strategy, {
    name: `Launch in ${market}`,
    feeOf: ({ measures }) => Math.round((measures?.followers ?? 0) * outcome.fees * 2),
  });
  await publish(person, campaign, outcome.views);
}

/** A campaign of a plan that runs, with everybody accepted for a fee in euro cents. */
export async function agreeOn(
  person: Person,
  { id, plan }: Strategy,
  { name, feeOf, brand = "Fernhollow" }: { name: string; feeOf: (pick: Pick) => number; brand?: string },
): Promise<Campaign> {
  const url = `/api/v1/strategies/${id}/campaign`;
  const asked = await person("POST", url, { name });
  const saved = await person("POST", url, { approvalId: asked.json<{ approvalId: string }>().approvalId });
  const campaignUrl = `/api/v1/campaigns/${saved.json<{ id: string }>().id}`;
  const campaign = (await person("GET", campaignUrl)).json<Campaign>();
  for (const pick of plan.picks) {
    const fee = { amount: feeOf(pick), currency: "EUR" };
    const change = { version: 1, stage: "accepted", fee };
    await person("PATCH", `${campaignUrl}/creators/${pick.creatorId}`, change);
  }
  const status = {
    version: campaign.version,
    status: "active",
    brand,
    handles: ["fernhollow"],
  };
  const started = await person("PATCH", campaignUrl, status);
  if (started.statusCode !== 200) throw new Error(started.body);
  return campaign;
}

/** Every piece with its views, so many times as many as were expected. */
async function publish(person: Person, campaign: Campaign, times: number): Promise<void> {
  const { forecast, deliverables } = campaign;
  const expected = (forecast?.views?.p50 ?? 0) / deliverables.length;
  for (const { id, creatorId, platform, format } of deliverables) {
    const response = await person("POST", "/api/v1/posts", {
      url: `https://instagram.com/reel/${id}`,
      creatorId,
      campaignId: campaign.id,
      platform,
      format,
      postedAt: "2026-11-01",
      figures: { takenAt: "2026-11-02", views: Math.round(expected * times) },
    });
    if (response.statusCode !== 201) throw new Error(response.body);
  }
}
