export { ReportsPage } from "#/features/reports/index.ts";
