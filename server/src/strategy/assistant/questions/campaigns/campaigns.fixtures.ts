import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Strategy } from "@app/contract/strategy/schemas";
import { randomUUID } from "node:crypto";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { agreeOn } from "#/strategy/strategies/own-campaigns.fixtures.ts";

/** What came of a creator's work, as it was recorded. */
export interface RecordedWork {
  creatorId: string;
  handle: string;
  views: number;
  expected: number;
  fee: number;
}

/** A campaign of a plan that is over: a post of each creator in May, with so many times the views of its forecast. */
export async function finishedCampaign(
  person: Person,
  name: string,
  times: readonly number[],
): Promise<{ campaign: Campaign; works: RecordedWork[] }> {
  const brief = `Protein bar in Germany, 9.000 €, only Instagram, 1 reel each, exactly ${times.length} creators`;
  const strategy = (await person("POST", "/api/v1/strategies", { text: brief })).json<Strategy>();
  const fees = new Map(
    strategy.plan.picks.map(({ creatorId }, index) => [creatorId, 20_000 + index * 5_000]),
  );
  const feeOf = ({ creatorId }: { creatorId: string }) => fees.get(creatorId) ?? 0;
  const started = await agreeOn(person, strategy, { name, feeOf });
  const campaign = (await person("GET", `/api/v1/campaigns/${started.id}`)).json<Campaign>();
  const works: RecordedWork[] = [];
  for (const [index, { creatorId, handle }] of campaign.creators.entries()) {
    const expected = campaign.forecast?.creators?.find((one) => one.creatorId === creatorId)?.views.p50 ?? 0;
    const views = Math.round(expected * (times[index] ?? 1));
    await person("POST", "/api/v1/posts", {
      url: `https://instagram.com/reel/${randomUUID()}`,
      creatorId,
      campaignId: campaign.id,
      platform: "instagram",
      format: "reel",
      postedAt: "2026-05-05",
      figures: { takenAt: "2026-05-09", views },
    });
    works.push({ creatorId, handle, views, expected, fee: feeOf({ creatorId }) });
  }
  const { version } = (await person("GET", `/api/v1/campaigns/${campaign.id}`)).json<Campaign>();
  await person("PATCH", `/api/v1/campaigns/${campaign.id}`, {
    version,
    status: "completed",
    startsOn: "2026-05-01",
    endsOn: "2026-05-31",
  });
  return { campaign, works };
}

/** A running campaign with a reel of each creator, due on a day. */
export async function runningCampaign(
  person: Person,
  { name, creatorIds, dueOn }: { name: string; creatorIds: readonly string[]; dueOn: string },
): Promise<string> {
  const line = {
    id: randomUUID(),
    platform: "instagram",
    format: "reel",
    count: 1,
    per: "creator",
    creatorIds: null,
    orientation: null,
    durationMin: null,
    durationMax: null,
    dueOn,
  };
  const brief = {
    name,
    brand: "Fernhollow",
    handles: ["fernhollow"],
    goal: "Be known",
    markets: ["DE"],
    startsOn: "2026-11-01",
    endsOn: "2026-12-20",
    budget: { amount: 500_000, currency: "EUR" },
    lines: [line],
  };
  const { id } = (await person("POST", "/api/v1/campaigns", brief)).json<{ id: string }>();
  await person("POST", `/api/v1/campaigns/${id}/creators`, { creatorIds });
  const { version } = (await person("GET", `/api/v1/campaigns/${id}`)).json<Campaign>();
  const started = await person("PATCH", `/api/v1/campaigns/${id}`, { version, status: "active" });
  if (started.statusCode !== 200) throw new Error(started.body);
  return id;
}
