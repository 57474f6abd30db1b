import type { createCampaigns } from "#/campaigns/index.ts";
import type { CollectionsService } from "#/collections/index.ts";
import type { ChecksService } from "#/content-checks/index.ts";
import type { Identity } from "#/identity/index.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import type { ReportsService } from "#/reports/index.ts";
import { PastService } from "./campaigns/past.service.ts";
import type { FinishedServices } from "./campaigns/finished.ts";
import { CopiesService } from "./copies.service.ts";
import { fillSample } from "./fill-sample.ts";
import { sampleRoutes } from "./sample.routes.ts";
import { SampleService } from "./sample.service.ts";

export { makeSampleApart } from "./sample-maker.ts";

/** The services through which the sample is made. */
export interface SampleServices {
  workspaces: Identity["workspaces"];
  copies: Identity["sampleCopies"];
  checks: ChecksService;
  collections: CollectionsService;
  campaigns: ReturnType<typeof createCampaigns>;
  reports: ReportsService;
  results: FinishedServices["results"];
  workshop: FinishedServices["workshop"];
}

/** The labelled workspace of fictional creators, and the private copies of it. */
export function createSample(dependencies: Dependencies, services: SampleServices) {
  const past = new PastService(dependencies, services);
  const workspace = new SampleService(dependencies, {
    workspace: (input) => services.workspaces.sample(input),
    fill: fillSample({ ...dependencies, ...services }),
    follow: (transaction, workspaceId) => past.order(transaction, workspaceId),
  });
  const { workspaces, checks } = services;
  const copies = new CopiesService(dependencies, {
    workspaces,
    checks,
    copies: services.copies,
    sample: workspace,
  });
  return { workspace, copies, routes: (http: Http) => sampleRoutes(http, workspace, copies) };
}
