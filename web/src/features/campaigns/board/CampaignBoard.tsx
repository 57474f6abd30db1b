import type { Campaign } from "@app/contract/campaigns/schemas";
import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import type { CreatorStage } from "@app/contract/campaigns/creators";
import { isOver } from "@app/contract/campaigns/list";
import { stageSource } from "@app/contract/campaigns/sources";
import { useState } from "react";
import { formatTotal } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { BoardCardView } from "./BoardCardView.tsx";
import { useStageMove } from "#/features/campaigns/content/StageMove.tsx";
import { formatDay } from "#/lib/day-text.ts";
import { BOARD_STAGES, laneCards } from "#/features/campaigns/campaigns.rules.ts";

interface CampaignBoardProps {
  campaign: Campaign;
  mayChange: boolean;
}

/** The road of the creators, one lane for each stage, late ones first. */
export function CampaignBoard({ campaign, mayChange }: CampaignBoardProps) {
  const stages = useStageMove(campaign);
  const [over, setOver] = useState<CreatorStage | null>(null);
  const declined = laneCards(campaign, "declined");
  function move(creatorId: string, stage: CreatorStage) {
    setOver(null);
    const creator = campaign.creators.find((candidate) => candidate.creatorId === creatorId);
    if (creator) stages.move(creator, stage);
  }
  return (
    <>
      <div
        role="region"
        aria-label="Pipeline"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative flex min-w-0 flex-1 snap-x scroll-px-2 overflow-x-auto px-2 -outline-offset-2 md:scroll-px-4 md:px-4"
      >
        {BOARD_STAGES.map((stage) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way: the menu and the keys of a card do the same
          <section
            key={stage}
            aria-label={CREATOR_STAGE_LABELS[stage]}
            onDragOver={(event) => {
              if (!mayChange) return;
              event.preventDefault();
              setOver(stage);
            }}
            onDrop={(event) => move(event.dataTransfer.getData("text/plain"), stage)}
            className={classes(
              "snap-start border-l border-line px-2 pb-6 first:border-l-0",
              isEmpty(campaign, stage) ? "w-11 shrink-0 max-md:hidden" : LANE_CLASS,
              over === stage && "bg-selected",
            )}
          >
            {isEmpty(campaign, stage) ? (
              <FoldedLane campaign={campaign} stage={stage} />
            ) : (
              <Lane campaign={campaign} stage={stage} mayChange={mayChange} onMove={move} />
            )}
          </section>
        ))}
      </div>
      {stages.asking}
      {declined.length > 0 && (
        <p className="border-t border-line px-4 py-3 text-sm text-fg-2 md:px-6">
          Declined: {declined.map(({ creator }) => creator.name ?? `@${creator.handle}`).join(", ")}. The
          table brings them back.
        </p>
      )}
    </>
  );
}

/** On phones one lane after the other; on wide screens those with creators share what the folded ones leave. */
const LANE_CLASS = "w-62 shrink-0 md:w-auto md:min-w-44 md:flex-1";

function isEmpty(campaign: Campaign, stage: CreatorStage): boolean {
  return campaign.creators.every((creator) => creator.stage !== stage);
}

/** A lane without creators takes no room from the others; it is still there to drop a card in, which phones cannot. */
function FoldedLane({ campaign, stage }: { campaign: Campaign; stage: CreatorStage }) {
  return (
    <h2
      title={emptyLane(stage, campaign)}
      className="flex items-center gap-2 pt-4 text-sm font-medium [writing-mode:vertical-rl]"
    >
      {CREATOR_STAGE_LABELS[stage]} <span className="font-normal text-fg-2">0</span>
    </h2>
  );
}

interface LaneProps extends CampaignBoardProps {
  stage: CreatorStage;
  onMove: (creatorId: string, stage: CreatorStage) => void;
}

function Lane({ campaign, stage, mayChange, onMove }: LaneProps) {
  const cards = laneCards(campaign, stage);
  return (
    <>
      <h2 className="flex h-12 items-center gap-2 text-sm font-medium">
        {CREATOR_STAGE_LABELS[stage]}{" "}
        <span className="font-normal text-fg-2">
          <Figure
            value={formatTotal(cards.length)}
            label={`Creators in ${CREATOR_STAGE_LABELS[stage]}`}
            source={stageSource(stage, campaign)}
          />
        </span>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,212px),1fr))] gap-2">
        {cards.map((card) => (
          <BoardCardView
            key={card.creator.creatorId}
            campaignId={campaign.id}
            card={card}
            mayChange={mayChange}
            onMove={(next) => onMove(card.creator.creatorId, next)}
          />
        ))}
      </ul>
    </>
  );
}

function emptyLane(stage: CreatorStage, { startsOn, deliverables, status }: Campaign): string {
  if (stage === "live") {
    if (deliverables.some((piece) => piece.live)) return "Move creators here once they have posted.";
    if (isOver(status)) return "Nobody here.";
    return startsOn ? `Nothing posted yet. Planned from ${formatDay(startsOn)}.` : "Nothing posted yet.";
  }
  const texts: Partial<Record<CreatorStage, string>> = {
    "to-invite": "Creators start here.",
    invited: "Nobody is waiting for an answer.",
    negotiating: "No fee is being negotiated.",
    accepted: "Nobody has accepted yet.",
    drafting: "Nobody is working on a draft.",
    "in-review": "Drafts appear here as they come in.",
    approved: "Nothing is ready to post.",
    paid: "Nobody has been paid.",
  };
  return texts[stage] ?? "";
}
