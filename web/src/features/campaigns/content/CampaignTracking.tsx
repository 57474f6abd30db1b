import type { Campaign } from "@app/contract/campaigns/schemas";
import { OrdersPanel } from "./OrdersPanel.tsx";
import { TrackingPanel } from "./TrackingPanel.tsx";

/** By what orders are told apart, and the orders that came. */
export function CampaignTracking({ campaign }: { campaign: Campaign }) {
  return (
    <div className="page flex flex-col gap-4">
      <TrackingPanel campaign={campaign} />
      <OrdersPanel campaign={campaign} />
    </div>
  );
}
