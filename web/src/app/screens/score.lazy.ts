export { ScorePage } from "#/features/reports/index.ts";
