export { ReportPage } from "#/features/reports/index.ts";
