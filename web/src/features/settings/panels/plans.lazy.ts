export { AssumptionsSettings, MemorySettings } from "#/features/strategy/index.ts";
