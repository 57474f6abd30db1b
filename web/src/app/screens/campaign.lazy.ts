export { CampaignPage } from "#/features/campaigns/index.ts";
