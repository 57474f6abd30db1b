// The index of reports holds their list and their score, too; this takes only what a report shows.
export { ReportBody } from "#/features/reports/index.ts";
