import { CREATOR_STAGES } from "@app/contract/campaigns/creators";
import type { CreatorStage } from "@app/contract/campaigns/creators";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { addMonths } from "#/language/time/calendar.ts";
import type { Exclusivity, OwnHistory } from "#/strategy/plans/risks/own-history.ts";

type Agreed = Pick<Campaign, "name" | "brand" | "endsOn" | "planId"> & {
  creators: readonly { creatorId: string; stage: CreatorStage }[];
};

export function plansOf(campaigns: readonly Pick<Campaign, "planId">[]): string[] {
  return [...new Set(campaigns.flatMap(({ planId }) => planId ?? []))];
}

/**
 * Exclusivity that is still running: of everybody who agreed to a campaign whose plan asked for it, from the last day of
 * the campaign on.
 */
export function exclusivityIn(
  campaigns: readonly Agreed[],
  monthsOf: ReadonlyMap<string, number>,
  today: string,
): NonNullable<OwnHistory["exclusive"]> {
  const found: Record<string, Exclusivity[]> = {};
  for (const { name, brand, endsOn, planId, creators } of campaigns) {
    const months = monthsOf.get(planId ?? "") ?? 0;
    if (months <= 0 || brand.trim() === "" || endsOn === null) continue;
    const until = addMonths(endsOn, months);
    if (until < today) continue;
    for (const { creatorId, stage } of creators) {
      if (hasAgreed(stage)) (found[creatorId] ??= []).push({ brand, campaign: name, until });
    }
  }
  return found;
}

function hasAgreed(stage: CreatorStage): boolean {
  return stage !== "declined" && CREATOR_STAGES.indexOf(stage) >= CREATOR_STAGES.indexOf("accepted");
}
