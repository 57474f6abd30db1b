import type { CampaignsService } from "#/campaigns/index.ts";
import type { ChecksService } from "#/content-checks/index.ts";
import type { Identity } from "#/identity/index.ts";
import type { Http } from "#/platform/http/http.ts";
import type { FindDocument } from "#/platform/http/documents/shared-documents.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import type { ResultsService } from "#/results/index.ts";
import { ReportComposer } from "./report-composer.ts";
import { reportExportRoutes } from "./report-exports.routes.ts";
import { reportLinkRoutes } from "./links/report-links.routes.ts";
import { REPORT_KIND, ReportLinksService } from "./links/report-links.service.ts";
import { reportRoutes } from "./reports.routes.ts";
import { ReportsService } from "./reports.service.ts";
import { scoreRoutes } from "./score/score.routes.ts";
import { ScoreService } from "./score/score.service.ts";

export { compareForecast } from "./forecast.rules.ts";
export type { ScoreService } from "./score/score.service.ts";
export type { ReportsService } from "./reports.service.ts";

export interface ReportServices {
  workspaces: Identity["workspaces"];
  checks: ChecksService;
  campaigns: CampaignsService;
  results: ResultsService;
}

/** Reports: saved views of a campaign's results, frozen or live, and the links that show them. */
export function createReports({ db, clock, config }: Dependencies, services: ReportServices) {
  const reports = new ReportsService(db, clock, new ReportComposer({ clock, ...services }));
  const score = new ScoreService({ clock, ...services });
  const links = new ReportLinksService(db, clock, reports, config.baseUrl);
  const routes = (http: Http) => {
    scoreRoutes(http, score);
    reportRoutes(http, reports);
    reportLinkRoutes(http, links);
    reportExportRoutes(http, reports);
  };
  /** By the letter that their share tokens begin with. */
  const documents: Record<string, FindDocument> = { [REPORT_KIND]: (key) => links.open(key) };
  return { reports, score, routes, documents };
}
