import type { Campaign } from "@app/contract/campaigns/schemas";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { Trash2 } from "lucide-react";
import { creatorFigure } from "#/lib/creator-figures.ts";
import { formatMoney } from "#/lib/format.ts";
import { offerUndo } from "#/lib/undo.ts";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { campaignActions } from "#/features/campaigns/campaigns.queries.ts";
import { FeeNote } from "./FeeNote.tsx";
import { MoneyField } from "./MoneyField.tsx";
import { suggestedFee } from "./fees.rules.ts";

/** The creators of a campaign with what each of them gets. */
export function CreatorFees({ campaign, currency }: { campaign: Campaign; currency: string }) {
  const { changeCreator, removeCreator, restoreCreator } = campaignActions(campaign.id);
  async function remove(creator: CampaignCreator) {
    await removeCreator(creator.creatorId);
    offerUndo(`${creatorLabel(creator)} removed`, () => restoreCreator(creator.creatorId));
  }
  return (
    <ul aria-label="Creators" className="divide-y divide-line rounded-lg border border-line bg-surface">
      {campaign.creators.map((creator) => (
        <li
          key={creator.creatorId}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_140px_auto]"
        >
          <span className="flex min-w-0 gap-x-4 gap-y-1 max-sm:flex-col sm:items-center sm:justify-between">
            <CreatorCell name={creator.name} handle={creator.handle} platform={creator.platform} />
            {creator.askingPrice && (
              <span className="text-sm whitespace-nowrap text-fg-2">
                Asks{" "}
                <Figure
                  value={formatMoney(creator.askingPrice)}
                  label={`Price of ${creatorLabel(creator)}`}
                  source={creatorFigure(creator.creatorId, "price")}
                />
                {creator.askingPrice.per && ` per ${creator.askingPrice.per}`}
              </span>
            )}
          </span>
          <div className="max-sm:order-3 max-sm:col-span-2">
            <MoneyField
              label={`Fee of ${creatorLabel(creator)}`}
              hideLabel
              value={creator.fee}
              suggested={suggestedFee(creator)}
              currency={(creator.fee ?? suggestedFee(creator))?.currency ?? currency}
              onChange={(fee) => void changeCreator(creator, { fee }).catch(() => undefined)}
            />
            <FeeNote creator={creator} />
          </div>
          <IconButton
            size="sm"
            label={`Remove ${creatorLabel(creator)}`}
            icon={<Trash2 aria-hidden size={16} />}
            onClick={() => void remove(creator).catch(() => undefined)}
          />
        </li>
      ))}
    </ul>
  );
}
