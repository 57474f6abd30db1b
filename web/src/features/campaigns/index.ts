export { PostsForm } from "./content/entry/PostsForm.tsx";
export { CampaignPage } from "./page/CampaignPage.tsx";
export { CampaignsPage } from "./list/CampaignsPage.tsx";
export { CampaignWizardPage } from "./wizard/CampaignWizardPage.tsx";
