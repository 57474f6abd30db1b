export { AssumptionsSettings } from "./assumptions/AssumptionsSettings.tsx";
export { AssistantSettings } from "./language-model/AssistantSettings.tsx";
export { StrategyPage } from "./StrategyPage.tsx";
