import { randomUUID } from "node:crypto";
import type { CampaignFromPlan } from "@app/contract/campaigns/schemas";
import type { DeliverableLine } from "@app/contract/campaigns/deliverables";

type Pick = CampaignFromPlan["picks"][number];

const PORTRAIT_FORMATS = new Set(["reel", "short", "story"]);

/**
 * One line for each platform, format and count that the plan asks for, with the creators who owe just that.
 * Drafts are due on the days of the plan's pieces, and on `dueOn` (yyyy-mm-dd) where it says none.
 */
export function linesOfPlan(picks: readonly Pick[], dueOn: string | null): DeliverableLine[] {
  const wanted = picks.flatMap(({ creatorId, platform, deliverables }) =>
    deliverables.map((piece) => ({ creatorId, platform, ...piece })),
  );
  const groups = Map.groupBy(wanted, ({ platform, format, count }) => `${platform} ${format} ${count}`);
  return [...groups.values()].flatMap((group): DeliverableLine[] => {
    const [first] = group;
    if (!first) return [];
    const { platform, format, count } = first;
    const pieceDays = group.flatMap(({ creatorId, days = [] }) =>
      days.map((one, index) => ({ creatorId, number: index + 1, ...one })),
    );
    const [firstDue] = pieceDays.map((piece) => piece.dueOn).toSorted();
    const isPortrait = PORTRAIT_FORMATS.has(format) || (platform === "tiktok" && format === "video");
    return [
      {
        id: randomUUID(),
        platform,
        format,
        count,
        per: "creator",
        creatorIds: group.map(({ creatorId }) => creatorId),
        orientation: isPortrait ? "portrait" : null,
        durationMin: null,
        durationMax: null,
        dueOn: firstDue ?? dueOn,
        ...(pieceDays.length > 0 && { pieceDays }),
      },
    ];
  });
}
