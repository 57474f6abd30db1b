export { AssumptionsSettings } from "./assumptions/AssumptionsSettings.tsx";
export { AssistantSettings } from "./language-model/AssistantSettings.tsx";
export { MemorySettings } from "./memory/MemorySettings.tsx";
export { StrategyPage } from "./StrategyPage.tsx";
