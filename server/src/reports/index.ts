import { reportPaths } from "@app/contract/reports/paths";
import type { CampaignsService } from "#/campaigns/index.ts";
import type { ChecksService } from "#/content-checks/index.ts";
import type { Identity } from "#/identity/index.ts";
import type { Http } from "#/platform/http/http.ts";
import type { FindDocument } from "#/platform/http/documents/shared-documents.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { shareLinkRoutes } from "#/platform/share-links/share-links.routes.ts";
import { ShareLinksService } from "#/platform/share-links/share-links.service.ts";
import type { ResultsService } from "#/results/index.ts";
import { ReportComposer } from "./report-composer.ts";
import { reportExportRoutes } from "./report-exports.routes.ts";
import { reportRoutes } from "./reports.routes.ts";
import { ReportsService } from "./reports.service.ts";
import { scoreRoutes } from "./score/score.routes.ts";
import { ScoreService } from "./score/score.service.ts";
import { REPORT_KIND, sharedReports } from "./shared-reports.ts";

export { compareForecast } from "./forecast.rules.ts";
export type { ScoreService } from "./score/score.service.ts";
export type { ReportsService } from "./reports.service.ts";

export interface ReportServices {
  workspaces: Identity["workspaces"];
  linkMakers: Identity["linkMakers"];
  checks: ChecksService;
  campaigns: CampaignsService;
  results: ResultsService;
}

/** Reports: saved views of a campaign's results, frozen or live, and the links that show them. */
export function createReports(dependencies: Dependencies, services: ReportServices) {
  const { db, clock } = dependencies;
  const reports = new ReportsService(db, clock, new ReportComposer({ clock, ...services }));
  const score = new ScoreService({ clock, ...services });
  const links = new ShareLinksService(
    { ...dependencies, makers: services.linkMakers },
    sharedReports(reports),
  );
  const routes = (http: Http) => {
    scoreRoutes(http, score);
    reportRoutes(http, reports);
    shareLinkRoutes(http, reportPaths, links);
    reportExportRoutes(http, reports);
  };
  /** By the letter that their share tokens begin with. */
  const documents: Record<string, FindDocument> = { [REPORT_KIND]: (key) => links.open(key) };
  return { reports, score, routes, documents };
}
