export { StrategyPage } from "./StrategyPage.tsx";
