export { StrategyPage } from "#/features/strategy/index.ts";
