import { randomUUID } from "node:crypto";
import type { createCampaigns } from "#/campaigns/index.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { dayAfter } from "./days.rules.ts";

/** A campaign of the second client, whose creators nobody has invited yet. */
export async function planNextCampaign(
  { campaigns, creators }: ReturnType<typeof createCampaigns>,
  caller: Caller,
  creatorIds: string[],
  now: Date,
): Promise<void> {
  const { id } = await campaigns.create(caller, {
    name: "City breaks in spring",
    goal: "Have weekend trips by night train booked in the United Kingdom",
    brand: "Nachtgleis",
    startsOn: dayAfter(now, 45),
    endsOn: dayAfter(now, 73),
    markets: ["GB"],
    lines: [
      {
        id: randomUUID(),
        platform: "instagram",
        format: "reel",
        count: 2,
        per: "creator",
        creatorIds: null,
        orientation: "portrait",
        durationMin: 15,
        durationMax: 60,
        dueOn: dayAfter(now, 38),
      },
    ],
    guidelines: ["Name the station you left from", "Show the bed and the view"],
    handles: ["nachtgleis"],
    hashtags: ["nachtgleis"],
    disclosure: { market: "GB", materialConnection: true },
    budget: { amount: 1_200_000, currency: "GBP" },
  });
  await creators.add(caller, id, { creatorIds });
}
