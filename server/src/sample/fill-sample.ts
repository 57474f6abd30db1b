import { randomUUID } from "node:crypto";
import type { Campaign, CampaignInput } from "@app/contract/campaigns/schemas";
import { FIRST_VERSION } from "@app/contract/versions";
import type { createCampaigns } from "#/campaigns/index.ts";
import type { CollectionsService } from "#/collections/index.ts";
import { clipPath, SAMPLE_CLIPS } from "#/content-checks/index.ts";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { ReportsService } from "#/reports/index.ts";
import { pickCreators } from "./sample.store.ts";
import type { PricedCreator } from "./sample.store.ts";

/** The services through which a team would have made these things. */
export interface SampleServices {
  db: Database;
  clock: Clock;
  collections: CollectionsService;
  campaigns: ReturnType<typeof createCampaigns>;
  reports: ReportsService;
}

type ClipName = keyof typeof SAMPLE_CLIPS;

const DAY_MS = 24 * 3600 * 1000;
/** One draft that keeps every rule, one that breaks three, and one whose label comes too late. */
const DRAFTS: { clip: ClipName; caption: string }[] = [
  {
    clip: "morning",
    caption:
      "Werbung | Mein Morgen mit @fernhollow: ein Riegel, ein Glas Wasser, und los. #fernhollow #protein",
  },
  { clip: "kitchen", caption: "Fünf Minuten, eine Schüssel, mit @fernholow. #protein" },
  {
    clip: "walk",
    caption:
      "Abends an der Spree mit @fernhollow, und der Riegel war schneller weg als die Sonne. Mehr davon am Wochenende, dann auch mit Rezept und allem, was ihr gefragt habt. #fernhollow #ad",
  },
];

/** Two collections, a running campaign with three drafts, and its report. */
export function fillSample({ db, clock, collections, campaigns, reports }: SampleServices) {
  return async (caller: Caller): Promise<void> => {
    const pick = (platform: string, country: string, category: string, count: number) =>
      pickCreators(db, caller.workspaceId, { platform, country, category, count });
    const vegan = await pick("instagram", "DE", "vegan", 8);
    const fit = await pick("tiktok", "DE", "fitness", 6);
    const travel = await pick("instagram", "GB", "travel", 9);
    const team = [...vegan.slice(0, 4), ...fit.slice(0, 2)];
    const list = await collections.create(caller, {
      name: "Vegan protein bar, Germany",
      note: "Fits the launch in spring. Prices are per reel.",
      creatorIds: ids([...vegan, ...fit]),
    });
    await collections.create(caller, { name: "City breaks, United Kingdom", creatorIds: ids(travel) });
    for (const { id } of team) {
      await collections.editCreator(caller, list.id, id, { version: FIRST_VERSION, state: "shortlisted" });
    }
    const campaign = await runCampaign(campaigns, caller, team, clock.now());
    await sendDrafts(campaigns, caller, campaign);
    await reports.create(caller, {
      campaignId: campaign.id,
      title: "Protein bar launch: where we stand",
      frozen: false,
    });
  };
}

async function runCampaign(
  { campaigns, creators }: SampleServices["campaigns"],
  caller: Caller,
  team: PricedCreator[],
  now: Date,
): Promise<Campaign> {
  const { id } = await campaigns.create(caller, brief(now));
  await creators.add(caller, id, { creatorIds: ids(team) });
  for (const { id: creatorId, price } of team) {
    const change = { version: FIRST_VERSION, stage: "accepted" as const, fee: price };
    await creators.change(caller, id, creatorId, change);
  }
  const { version } = await campaigns.get(caller, id);
  return campaigns.change(caller, id, { version, status: "active" });
}

function brief(now: Date): CampaignInput {
  const line = (platform: "instagram" | "tiktok", format: "reel" | "video") => ({
    id: randomUUID(),
    platform,
    format,
    count: 1,
    per: "creator" as const,
    creatorIds: null,
    orientation: "portrait" as const,
    durationMin: 3,
    durationMax: 60,
    dueOn: dayAfter(now, 9),
  });
  return {
    name: "Protein bar launch",
    goal: "Make the vegan protein bar known to women from 18 to 34 in Germany",
    brand: "Fernhollow",
    startsOn: dayAfter(now, 7),
    endsOn: dayAfter(now, 35),
    markets: ["DE"],
    lines: [line("instagram", "reel"), line("tiktok", "video")],
    guidelines: [
      "Show the bar within the first three seconds",
      "Say in your own words what it tastes like",
      "No comparison with other brands",
    ],
    handles: ["fernhollow"],
    hashtags: ["fernhollow"],
    disclosure: { market: "DE", materialConnection: true },
    budget: { amount: 2_500_000, currency: "EUR" },
  };
}

async function sendDrafts(
  { submissions }: SampleServices["campaigns"],
  caller: Caller,
  campaign: Campaign,
): Promise<void> {
  for (const [index, { clip, caption }] of DRAFTS.entries()) {
    const deliverable = campaign.deliverables[index];
    if (!deliverable) throw new Error("The sample campaign has too few deliverables");
    const { fileName } = SAMPLE_CLIPS[clip];
    await submissions.submitFile(caller, campaign.id, deliverable.id, {
      path: clipPath(clip),
      fileName,
      caption,
    });
  }
}

function ids(creators: PricedCreator[]): string[] {
  return creators.map(({ id }) => id);
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
