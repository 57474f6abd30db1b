export { AddCreators } from "#/features/campaigns/AddCreators.tsx";
export { CampaignCreatorTable } from "./CampaignCreatorTable.tsx";
export { CampaignTimeline } from "./CampaignTimeline.tsx";
