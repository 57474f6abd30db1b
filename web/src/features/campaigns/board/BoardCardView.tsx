import { countsAsAsked, plannedFee } from "@app/contract/campaigns/budget";
import { CREATOR_STAGES, CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import { feeSource } from "@app/contract/campaigns/sources";
import type { CreatorStage } from "@app/contract/campaigns/creators";
import { Ellipsis } from "lucide-react";
import type { KeyboardEvent } from "react";
import { formatMoney } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { imageUrl } from "#/lib/workspace.ts";
import { Avatar } from "#/ui/text/Avatar.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/overlays/Menu.tsx";
import { stageBeside } from "#/features/campaigns/campaigns.rules.ts";
import type { BoardCard } from "#/features/campaigns/campaigns.rules.ts";
import { cardState, piecesOf } from "./deliverables.rules.ts";
import { NextStep } from "./NextStep.tsx";
import { ProgressState } from "./ProgressState.tsx";

interface BoardCardProps {
  campaignId: string;
  card: BoardCard;
  mayChange: boolean;
  onMove: (stage: CreatorStage) => void;
}

/** A creator on the board. Dragging, the menu and the left and right keys move it. */
export function BoardCardView({ campaignId, card, mayChange, onMove }: BoardCardProps) {
  const { creator, deliverables } = card;
  const name = creatorLabel(creator);
  const seesPrices = useSeesPrices();
  function moveByKey(event: KeyboardEvent) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : null;
    const stage = step === null ? null : stageBeside(creator.stage, step);
    if (!mayChange || stage === null) return;
    event.preventDefault();
    onMove(stage);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one more way: the menu and the keys do the same
    <li
      draggable={mayChange}
      onDragStart={(event) => event.dataTransfer.setData("text/plain", creator.creatorId)}
      className="rounded-md border border-line bg-surface px-3 py-2.5 shadow-raise hover:border-line-2"
    >
      <div className="flex items-center gap-2">
        <Avatar
          name={creator.name ?? creator.handle}
          image={creator.imageId ? imageUrl(creator.imageId) : null}
          size={24}
        />
        <b className="min-w-0 flex-1 truncate font-medium" title={name}>
          {name}
        </b>
      </div>
      <div className="mt-1 flex items-center justify-between gap-2">
        <p className="min-w-0 text-xs text-fg-2">{piecesOf(deliverables)}</p>
        {mayChange && (
          <Menu
            align="end"
            trigger={
              <IconButton
                size="sm"
                label={`Move ${name}`}
                icon={<Ellipsis aria-hidden size={16} />}
                onKeyDown={moveByKey}
              />
            }
            items={CREATOR_STAGES.filter((stage) => stage !== creator.stage).map((stage) => ({
              id: stage,
              label: CREATOR_STAGE_LABELS[stage],
              run: () => onMove(stage),
            }))}
          />
        )}
      </div>
      <div className="mt-1">
        <ProgressState {...cardState(card)} />
      </div>
      <NextStep campaignId={campaignId} card={card} />
      <p className="mt-1 text-right text-xs text-fg-2 tabular-nums">
        {seesPrices && plannedFee(creator) !== null && (
          <Figure
            value={`${formatMoney(plannedFee(creator))}${countsAsAsked(creator) ? " asked" : ""}`}
            label={`Fee of ${name}`}
            source={feeSource(creator.addedAt)}
          />
        )}
      </p>
    </li>
  );
}
