import type { Campaign } from "@app/contract/campaigns/schemas";
import { plannedFee } from "@app/contract/campaigns/budget";
import { draftsSource } from "@app/contract/campaigns/count-sources";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { CREATOR_STAGES, CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import { currencyOf } from "@app/contract/campaigns/currency";
import { feeSource } from "@app/contract/campaigns/sources";
import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { creatorFigure } from "#/lib/creator-figures.ts";
import { formatCount, formatMoney } from "#/lib/format.ts";
import { useWorkspaceCurrency } from "#/lib/api/me.ts";
import { offerUndo } from "#/lib/undo.ts";
import { imageUrl } from "#/lib/workspace.ts";
import { ChoiceMenu } from "#/ui/fields/ChoiceMenu.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import type { TableColumn } from "#/ui/table/columns.ts";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { campaignActions } from "#/features/campaigns/campaigns.queries.ts";
import { useStageMove } from "#/features/campaigns/content/StageMove.tsx";
import { FeeNote } from "#/features/campaigns/fields/FeeNote.tsx";
import { suggestedFee } from "#/features/campaigns/fields/fees.rules.ts";
import { MoneyField } from "#/features/campaigns/fields/MoneyField.tsx";

interface CreatorContext {
  campaign: Campaign;
  mayChange: boolean;
  seesPrices: boolean;
}

interface CellProps {
  campaign: Campaign;
  creator: CampaignCreator;
  mayChange: boolean;
}

type Column = TableColumn<CampaignCreator>;

const STAGES = CREATOR_STAGES.map((value) => ({ value, label: CREATOR_STAGE_LABELS[value] }));

export const CREATOR_SORTABLE = ["name", "stage", "drafts", "views", "fee"];

/** The creators of a campaign; what nobody knows of any of them is left out. */
export function creatorColumns({ campaign, mayChange, seesPrices }: CreatorContext): Column[] {
  const hasViews = campaign.creators.some(({ averageViews }) => averageViews !== null);
  const columns: (Column | false)[] = [
    NAME,
    {
      id: "stage",
      label: "Stage",
      orders: ["Earliest first", "Furthest first"],
      sort: ({ stage }) => CREATOR_STAGES.indexOf(stage),
      cell: (creator) => <StageCell campaign={campaign} creator={creator} mayChange={mayChange} />,
    },
    {
      id: "drafts",
      label: "Drafts in",
      numeric: true,
      sort: (creator) => draftsOf(campaign, creator).submitted,
      cell: (creator) => <DraftsCell campaign={campaign} creator={creator} />,
    },
    hasViews && VIEWS,
    seesPrices && {
      id: "fee",
      label: "Fee",
      numeric: true,
      sort: (creator) => plannedFee(creator)?.amount ?? null,
      cell: (creator) => <FeeCell campaign={campaign} creator={creator} mayChange={mayChange} />,
    },
    mayChange && {
      id: "remove",
      label: "Actions",
      fixed: "end",
      isBare: true,
      numeric: true,
      cell: (creator) => <RemoveCell campaign={campaign} creator={creator} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

const NAME: Column = {
  id: "name",
  label: "Creator",
  fixed: "start",
  sort: creatorLabel,
  cell: ({ creatorId, name, handle, platform, further, imageId }) => (
    <CreatorCell
      name={name}
      handle={handle}
      platform={platform}
      image={imageId ? imageUrl(imageId) : null}
      further={further}
      link={(text) => (
        <Link to="/influencers/$creatorId" params={{ creatorId }} className="hover:underline">
          {text}
        </Link>
      )}
    />
  ),
};

const VIEWS: Column = {
  id: "views",
  label: "Average views",
  numeric: true,
  sort: ({ averageViews }) => averageViews,
  cell: ({ averageViews, creatorId }) => (
    <Figure value={formatCount(averageViews)} source={creatorFigure(creatorId, "avgViews")} />
  ),
};

function StageCell({ campaign, creator, mayChange }: CellProps) {
  const stages = useStageMove(campaign);
  if (!mayChange) return CREATOR_STAGE_LABELS[creator.stage];
  return (
    <>
      <ChoiceMenu
        label={`Stage of ${creatorLabel(creator)}`}
        size="sm"
        className="w-36"
        value={creator.stage}
        options={STAGES}
        onChange={(stage) => stages.move(creator, stage)}
      />
      {stages.asking}
    </>
  );
}

function draftsOf({ deliverables }: Campaign, { creatorId }: CampaignCreator) {
  const pieces = deliverables.filter((piece) => piece.creatorId === creatorId);
  const submitted = pieces.filter(({ submissions }) => submissions.length > 0).length;
  return { submitted, deliverables: pieces.length };
}

function DraftsCell({ campaign, creator }: Omit<CellProps, "mayChange">) {
  const drafts = draftsOf(campaign, creator);
  return (
    <Figure
      value={`${drafts.submitted} of ${drafts.deliverables}`}
      label="Drafts in"
      source={draftsSource(drafts, campaign.updatedAt)}
    />
  );
}

function FeeCell({ campaign, creator, mayChange }: CellProps) {
  const fees = campaign.creators.map(({ fee }) => fee);
  const usual = currencyOf(campaign.budget, fees, useWorkspaceCurrency());
  const suggested = suggestedFee(creator);
  const { changeCreator } = campaignActions(campaign.id);
  return (
    <>
      {mayChange ? (
        <span className="inline-block w-32 text-left">
          <MoneyField
            label={`Fee of ${creatorLabel(creator)}`}
            hideLabel
            value={creator.fee}
            suggested={suggested}
            currency={suggested?.currency ?? creator.fee?.currency ?? usual}
            onChange={(fee) => void changeCreator(creator, { fee }).catch(() => undefined)}
          />
        </span>
      ) : (
        <Figure value={formatMoney(plannedFee(creator))} label="Fee" source={feeSource(creator.addedAt)} />
      )}
      <FeeNote creator={creator} />
    </>
  );
}

function RemoveCell({ campaign, creator }: Omit<CellProps, "mayChange">) {
  const { removeCreator, restoreCreator } = campaignActions(campaign.id);
  const name = creatorLabel(creator);
  async function remove() {
    await removeCreator(creator.creatorId);
    offerUndo(`${name} removed`, () => restoreCreator(creator.creatorId));
  }
  return (
    <IconButton
      size="sm"
      label={`Remove ${name}`}
      icon={<Trash2 aria-hidden size={16} />}
      onClick={() => void remove().catch(() => undefined)}
    />
  );
}
