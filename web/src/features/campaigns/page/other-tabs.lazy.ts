// What stands behind the tabs of a campaign beside its creators.
export { CampaignContent } from "#/features/campaigns/content/CampaignContent.tsx";
export { CampaignTracking } from "#/features/campaigns/content/CampaignTracking.tsx";
export { PaymentsPanel } from "#/features/campaigns/content/PaymentsPanel.tsx";
export { CampaignActivityList } from "./CampaignActivityList.tsx";
export { CampaignBriefView } from "./CampaignBriefView.tsx";
