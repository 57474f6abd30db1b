import { STAGE_NEEDS } from "@app/contract/campaigns/creators";
import type { CampaignCreator, CreatorStage } from "@app/contract/campaigns/creators";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { Suspense, useState } from "react";
import { ApiError } from "#/lib/api/api-error.ts";
import { notify } from "#/lib/api/api.ts";
import { campaignActions } from "#/features/campaigns/campaigns.queries.ts";
import { PostsDialog } from "./entry/lazy-posts-dialog.ts";
import { late } from "#/ui/late.tsx";

// Few moves need to be asked about.
const PaymentDialog = late(async () => (await import("./entry/PaymentDialog.tsx")).PaymentDialog);
const InvitedDialog = late(async () => (await import("./entry/InvitedDialog.tsx")).InvitedDialog);

interface Move {
  creator: CampaignCreator;
  stage: CreatorStage;
}

/** Moves creators from stage to stage; what a stage needs and nobody has said yet is asked for in `asking`. */
export function useStageMove(campaign: Campaign) {
  const { changeCreator } = campaignActions(campaign.id);
  const [asked, setAsked] = useState<Move | null>(null);

  async function move(creator: CampaignCreator, stage: CreatorStage): Promise<void> {
    if (creator.stage === stage) return;
    try {
      await changeCreator(creator, { stage }, { quiet: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === STAGE_NEEDS) setAsked({ creator, stage });
      else notify(error);
    }
  }

  const asking = asked && (
    <Suspense fallback={null}>
      <StageQuestion campaign={campaign} {...asked} onClose={() => setAsked(null)} onTold={move} />
    </Suspense>
  );
  return { move: (creator: CampaignCreator, stage: CreatorStage) => void move(creator, stage), asking };
}

interface StageQuestionProps extends Move {
  campaign: Campaign;
  onClose: () => void;
  onTold: (creator: CampaignCreator, stage: CreatorStage) => Promise<void>;
}

/** What is missing is entered in place, and the creator then moved. */
function StageQuestion({ campaign, creator, stage, onClose, onTold }: StageQuestionProps) {
  const { creatorId } = creator;
  const onDone = () => onTold(creator, stage);
  if (stage === "live") {
    const owed = campaign.deliverables.find((piece) => piece.creatorId === creatorId);
    return <PostsDialog campaign={campaign} piece={owed ?? null} onClose={onClose} onDone={onDone} />;
  }
  if (stage === "paid") {
    return (
      <PaymentDialog campaign={campaign} creatorId={creatorId} onClose={onClose} onDone={onDone} needsDay />
    );
  }
  return <InvitedDialog campaign={campaign} creator={creator} onClose={onClose} />;
}
