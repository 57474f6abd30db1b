export { ReportPage } from "./ReportPage.tsx";
export { ReportsPage } from "./ReportsPage.tsx";
