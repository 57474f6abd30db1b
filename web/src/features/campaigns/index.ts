export { CampaignPage } from "./CampaignPage.tsx";
export { CampaignsPage } from "./CampaignsPage.tsx";
export { CampaignWizardPage } from "./CampaignWizardPage.tsx";
