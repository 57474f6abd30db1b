import type { Campaign } from "@app/contract/campaigns";
import { creatorLabel } from "@app/contract/campaigns-creators";
import type { CampaignCreator } from "@app/contract/campaigns-creators";
import { Trash2 } from "lucide-react";
import { offerUndo } from "#/lib/undo.ts";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { useCampaignActions } from "./campaigns.queries.ts";
import { MoneyField } from "./MoneyField.tsx";

/** The creators of a campaign with what each of them gets. */
export function CreatorFees({ campaign, currency }: { campaign: Campaign; currency: string }) {
  const { changeCreator, removeCreator, restoreCreator } = useCampaignActions(campaign.id);
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
          <CreatorCell name={creator.name} handle={creator.handle} platform={creator.platform} />
          <div className="max-sm:order-3 max-sm:col-span-2">
            <MoneyField
              label={`Fee of ${creatorLabel(creator)}`}
              hideLabel
              value={creator.fee}
              currency={creator.fee?.currency ?? currency}
              onChange={(fee) => void changeCreator(creator.creatorId, { fee }).catch(() => undefined)}
            />
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
