export { CampaignsPage } from "#/features/campaigns/index.ts";
