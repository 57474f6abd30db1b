export { CampaignWizardPage } from "#/features/campaigns/index.ts";
