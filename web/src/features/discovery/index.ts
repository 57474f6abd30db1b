export { CreatorPage } from "./creator/CreatorPage.tsx";
export { DiscoveryPage } from "./DiscoveryPage.tsx";
export { ImportSteps } from "./importing/ImportSteps.tsx";
export { MergePanel } from "./merging/MergePanel.tsx";
export { ObjectionsPanel } from "./privacy/ObjectionsPanel.tsx";
