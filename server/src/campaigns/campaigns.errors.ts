import type { CampaignGap } from "@app/contract/campaigns/review";
import type { CampaignStatus } from "@app/contract/campaigns/list";
import { AppError } from "#/platform/errors.ts";

export const notReady = (gaps: readonly CampaignGap[]) =>
  new AppError({
    code: "campaigns.not_ready",
    status: 400,
    detail: `The campaign cannot start yet. ${gaps.map((gap) => gap.message).join(". ")}.`,
    errors: gaps.map(({ path, message }) => ({ path, message })),
  });

export const wrongStatus = (status: CampaignStatus, next: CampaignStatus) =>
  new AppError({
    code: "campaigns.wrong_status",
    status: 409,
    detail: `The campaign is ${status} and cannot become ${next} at once. Go one step at a time.`,
  });

export const tooManyCreators = (max: number) =>
  new AppError({
    code: "campaigns.too_many_creators",
    status: 400,
    detail: `A campaign holds at most ${max} creators. Remove some, or make a second campaign.`,
  });
