import { randomUUID } from "node:crypto";
import type { Campaign, CampaignInput } from "@app/contract/campaigns/schemas";
import { FIRST_VERSION } from "@app/contract/versions";
import type { createCampaigns } from "#/campaigns/index.ts";
import { clipPath, SAMPLE_CLIPS } from "#/content-checks/index.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { PricedCreator } from "#/sample/sample.store.ts";
import { dayAfter } from "./days.rules.ts";

type Campaigns = ReturnType<typeof createCampaigns>;
type ClipName = keyof typeof SAMPLE_CLIPS;

/** One draft that keeps every rule, one that breaks three, and one whose label comes too late. The fourth is late itself. */
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
/** Days from today on which drafts are due; that of the fourth creator was, and is not there. */
const REELS_DUE = 2;
const VIDEOS_DUE = 9;
const LATE = { member: 3, due: -2, live: 5 };

/** A campaign in the middle of its drafts. */
export async function runCampaign(
  campaigns: Campaigns,
  caller: Caller,
  team: readonly PricedCreator[],
  now: Date,
): Promise<Campaign> {
  const { id } = await campaigns.campaigns.create(caller, brief(team, now));
  await campaigns.creators.add(caller, id, { creatorIds: team.map((creator) => creator.id) });
  for (const { id: creatorId, price } of team) {
    const change = { version: FIRST_VERSION, stage: "accepted" as const, fee: price };
    await campaigns.creators.change(caller, id, creatorId, change);
  }
  const { version } = await campaigns.campaigns.get(caller, id);
  const campaign = await campaigns.campaigns.change(caller, id, { version, status: "active" });
  await sendDrafts(campaigns, caller, campaign);
  return campaign;
}

function brief(team: readonly PricedCreator[], now: Date): CampaignInput {
  const late = team[LATE.member];
  const days = { dueOn: dayAfter(now, LATE.due), liveOn: dayAfter(now, LATE.live) };

  const line = (platform: "instagram" | "tiktok", format: "reel" | "video", due: number) => ({
    id: randomUUID(),
    platform,
    format,
    count: 1,
    per: "creator" as const,
    creatorIds: null,
    orientation: "portrait" as const,
    durationMin: 3,
    durationMax: 60,
    dueOn: dayAfter(now, due),
  });
  return {
    name: "Protein bar launch",
    goal: "Make the vegan protein bar known to women from 18 to 34 in Germany",
    brand: "Fernhollow",
    startsOn: dayAfter(now, 5),
    endsOn: dayAfter(now, 33),
    markets: ["DE"],
    lines: [
      {
        ...line("instagram", "reel", REELS_DUE),
        pieceDays: late ? [{ creatorId: late.id, number: 1, ...days }] : [],
      },
      line("tiktok", "video", VIDEOS_DUE),
    ],
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

async function sendDrafts({ submissions }: Campaigns, caller: Caller, campaign: Campaign): Promise<void> {
  const reels = campaign.deliverables.filter(({ platform, late }) => platform === "instagram" && !late);
  for (const [index, { clip, caption }] of DRAFTS.entries()) {
    const deliverable = reels[index];
    if (!deliverable) throw new Error("The sample campaign has too few deliverables");
    const { fileName } = SAMPLE_CLIPS[clip];
    await submissions.submitFile(caller, campaign.id, deliverable.id, {
      path: clipPath(clip),
      fileName,
      caption,
    });
  }
}
