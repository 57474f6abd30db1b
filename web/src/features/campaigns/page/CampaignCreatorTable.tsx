import type { Campaign } from "@app/contract/campaigns/schemas";
import { currencyOf } from "@app/contract/campaigns/currency";
import { CREATOR_STAGES, CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import { plannedFee } from "@app/contract/campaigns/budget";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { draftsSource } from "@app/contract/campaigns/count-sources";
import { feeSource } from "@app/contract/campaigns/sources";
import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { creatorFigure } from "#/lib/creator-figures.ts";
import { formatCount, formatMoney } from "#/lib/format.ts";
import { useSeesPrices, useWorkspaceCurrency } from "#/lib/api/me.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { offerUndo } from "#/lib/undo.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { campaignActions } from "#/features/campaigns/campaigns.queries.ts";
import { useStageMove } from "#/features/campaigns/content/StageMove.tsx";
import { FeeNote } from "#/features/campaigns/fields/FeeNote.tsx";
import { suggestedFee } from "#/features/campaigns/fields/fees.rules.ts";
import { MoneyField } from "#/features/campaigns/fields/MoneyField.tsx";

interface TableProps {
  campaign: Campaign;
  mayChange: boolean;
}

const STAGES = CREATOR_STAGES.map((value) => ({ value, label: CREATOR_STAGE_LABELS[value] }));

export function CampaignCreatorTable({ campaign, mayChange }: TableProps) {
  const seesPrices = useSeesPrices();
  const { page, limit, foot } = useTablePage();
  const shown = campaign.creators.slice((page - 1) * limit, page * limit);
  return (
    <div className="px-4 py-3 md:px-6">
      <Panel>
        <Table label="Creators" stacks>
          <thead>
            <tr>
              <Head>Creator</Head>
              <Head>Stage</Head>
              <Head numeric>Drafts in</Head>
              <Head numeric>Average views</Head>
              {seesPrices && <Head numeric>Fee</Head>}
              {mayChange && (
                <Head>
                  <span className="sr-only">Actions</span>
                </Head>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((creator) => (
              <CreatorRow
                key={creator.creatorId}
                campaign={campaign}
                creator={creator}
                mayChange={mayChange}
              />
            ))}
          </tbody>
        </Table>
        <TableFoot total={campaign.creators.length} {...foot} />
      </Panel>
    </div>
  );
}

function CreatorRow({ campaign, creator, mayChange }: TableProps & { creator: CampaignCreator }) {
  const seesPrices = useSeesPrices();
  const stages = useStageMove(campaign);
  const { changeCreator, removeCreator, restoreCreator } = campaignActions(campaign.id);
  const fees = campaign.creators.map(({ fee }) => fee);
  const usual = currencyOf(campaign.budget, fees, useWorkspaceCurrency());
  const currency = creator.fee?.currency ?? usual;
  const pieces = campaign.deliverables.filter((piece) => piece.creatorId === creator.creatorId);
  const submitted = pieces.filter((piece) => piece.submissions.length > 0).length;
  const name = creatorLabel(creator);
  const change = (fields: Parameters<typeof changeCreator>[1]) =>
    void changeCreator(creator, fields).catch(() => undefined);
  async function remove() {
    await removeCreator(creator.creatorId);
    offerUndo(`${name} removed`, () => restoreCreator(creator.creatorId));
  }
  return (
    <Row>
      <Cell>
        <CreatorCell
          name={creator.name}
          handle={creator.handle}
          platform={creator.platform}
          further={creator.further}
          link={linkTo(creator.creatorId)}
        />
      </Cell>
      <Cell name="Stage">
        {mayChange ? (
          <Select
            label={`Stage of ${name}`}
            hideLabel
            size="sm"
            className="w-36"
            value={creator.stage}
            options={STAGES}
            onChange={(stage) => stages.move(creator, stage)}
          />
        ) : (
          CREATOR_STAGE_LABELS[creator.stage]
        )}
        {stages.asking}
      </Cell>
      <Cell numeric name="Drafts in">
        <Figure
          value={`${submitted} of ${pieces.length}`}
          label="Drafts in"
          source={draftsSource({ submitted, deliverables: pieces.length }, campaign.updatedAt)}
        />
      </Cell>
      <Cell numeric name="Average views">
        <Figure
          value={formatCount(creator.averageViews)}
          source={creatorFigure(creator.creatorId, "avgViews")}
        />
      </Cell>
      {seesPrices && (
        <Cell numeric name="Fee">
          {mayChange ? (
            <span className="inline-block w-32 text-left">
              <MoneyField
                label={`Fee of ${name}`}
                hideLabel
                value={creator.fee}
                suggested={suggestedFee(creator)}
                currency={suggestedFee(creator)?.currency ?? currency}
                onChange={(fee) => change({ fee })}
              />
            </span>
          ) : (
            <Figure
              value={formatMoney(plannedFee(creator))}
              label="Fee"
              source={feeSource(creator.addedAt)}
            />
          )}
          <FeeNote creator={creator} />
        </Cell>
      )}
      {mayChange && (
        <Cell numeric>
          <IconButton
            size="sm"
            label={`Remove ${name}`}
            icon={<Trash2 aria-hidden size={16} />}
            onClick={() => void remove().catch(() => undefined)}
          />
        </Cell>
      )}
    </Row>
  );
}

function linkTo(creatorId: string) {
  return (text: string) => (
    <Link to="/influencers/$creatorId" params={{ creatorId }} className="hover:underline">
      {text}
    </Link>
  );
}
