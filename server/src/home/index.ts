import type { CampaignsService } from "#/campaigns/index.ts";
import type { ChecksService } from "#/content-checks/index.ts";
import type { Identity } from "#/identity/index.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import type { ResultsService } from "#/results/index.ts";
import { homeRoutes } from "./home.routes.ts";
import { HomeFiguresService } from "./home-figures.service.ts";

export interface HomeServices {
  workspaces: Identity["workspaces"];
  checks: ChecksService;
  campaigns: CampaignsService;
  results: ResultsService;
}

/** Home: where a workspace stands, in a few figures over all its domains. */
export function createHome({ db, clock }: Dependencies, services: HomeServices) {
  const figures = new HomeFiguresService({ db, clock, ...services });
  return { routes: (http: Http) => homeRoutes(http, figures) };
}
