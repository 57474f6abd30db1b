export { ReportBody } from "./ReportBody.tsx";
export { ReportPage } from "./ReportPage.tsx";
export { ScorePage } from "./ScorePage.tsx";
export { ReportsPage } from "./ReportsPage.tsx";
