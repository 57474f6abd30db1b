export { AssumptionsSettings } from "./assumptions/AssumptionsSettings.tsx";
export { StrategyPage } from "./StrategyPage.tsx";
