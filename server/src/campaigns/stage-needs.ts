import { STAGE_NEEDS } from "@app/contract/campaigns/creators";
import type { CampaignCreatorChange, CreatorStage } from "@app/contract/campaigns/creators";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { Transaction } from "#/platform/database/database.ts";
import { AppError } from "#/platform/errors.ts";
import type { StoredCreator } from "./campaign-creators.store.ts";

/** What is known of the work of a creator for a campaign. */
export interface WorkDone {
  /** A post with its link and its day. */
  isLive: boolean;
  /** A payment with its amount and its day. */
  isPaid: boolean;
}

/** Reads it where it is recorded, which is above campaigns. */
export type ReadWorkDone = (
  transaction: Transaction,
  workspaceId: string,
  whose: { campaignId: string; creatorId: string; now: Date },
) => Promise<WorkDone>;

interface Need {
  path: string;
  message: string;
  /** What is allowed in its place. */
  way: string;
}

const NEEDS: Readonly<Partial<Record<CreatorStage, Need>>> = {
  invited: {
    path: "invitedBy",
    message: "Say how the creator was invited",
    way: "Send invitedBy along: mail, link or person; with a link, invitedLink too.",
  },
  live: {
    path: "post",
    message: "Add the post, with its link and its day",
    way: "Add the post to the campaign with its link and its day, then move the creator.",
  },
  paid: {
    path: "payment",
    message: "Add the payment, with its amount and its day",
    way: "Add the payment to the campaign with its amount and its day, then move the creator.",
  },
};

/** What is missing behind the word for how a creator was invited; null where nothing is. */
function unbacked(
  { invitedBy, invitedLink }: Pick<CampaignCreatorChange, "invitedBy" | "invitedLink">,
  email: string | null,
): Need | null {
  if (invitedBy === "mail" && email === null) {
    return {
      path: "invitedBy",
      message: "No e-mail address of the creator is known. Add it to the creator, or say how else",
      way: "Add the e-mail address to the creator, or say how else the creator was invited.",
    };
  }
  if (invitedBy === "link" && invitedLink === undefined) {
    return {
      path: "invitedLink",
      message: "Enter the link that was sent",
      way: "Send the link along as invitedLink.",
    };
  }
  return null;
}

/** Refuses a move to a stage of which nothing is known yet. @throws `campaigns.stage_needs` */
export async function requireStageNeeds(
  before: StoredCreator,
  change: CampaignCreatorChange,
  read: { workDone: () => Promise<WorkDone>; email: () => Promise<string | null> },
): Promise<void> {
  const { stage } = change;
  const stageNeed = stage === undefined || stage === before.stage ? undefined : NEEDS[stage];
  if (!stageNeed) return;
  const need = await openNeed(change, stageNeed, read);
  if (!need) return;
  throw new AppError({
    code: STAGE_NEEDS,
    status: 400,
    detail: `${creatorLabel(before)} cannot be moved there yet: nothing says so. ${need.way}`,
    errors: [{ path: need.path, message: need.message }],
  });
}

async function openNeed(
  change: CampaignCreatorChange,
  need: Need,
  read: Parameters<typeof requireStageNeeds>[2],
): Promise<Need | null> {
  if (change.stage === "invited") {
    return change.invitedBy === undefined ? need : unbacked(change, await read.email());
  }
  const { isLive, isPaid } = await read.workDone();
  return (change.stage === "live" ? isLive : isPaid) ? null : need;
}
