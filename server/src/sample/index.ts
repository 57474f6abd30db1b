import type { createCampaigns } from "#/campaigns/index.ts";
import type { CollectionsService } from "#/collections/index.ts";
import type { ChecksService } from "#/content-checks/index.ts";
import type { Identity } from "#/identity/index.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Parts } from "#/platform/parts.ts";
import type { ReportsService } from "#/reports/index.ts";
import { CopiesService } from "./copies.service.ts";
import { furnishSample } from "./furnish.ts";
import { sampleRoutes } from "./sample.routes.ts";
import { SampleService } from "./sample.service.ts";

export { makeSampleApart } from "./sample-maker.ts";

/** The doors through which the sample is made. */
export interface SampleDoors {
  workspaces: Identity["workspaces"];
  copies: Identity["sampleCopies"];
  checks: ChecksService;
  collections: CollectionsService;
  campaigns: ReturnType<typeof createCampaigns>;
  reports: ReportsService;
}

/** The labelled workspace of fictional creators, and the private copies of it. */
export function createSample(parts: Parts, doors: SampleDoors) {
  const workspace = new SampleService(parts, {
    workspace: (input) => doors.workspaces.sample(input),
    furnish: furnishSample({ ...parts, ...doors }),
  });
  const { workspaces, checks } = doors;
  const copies = new CopiesService(parts, { workspaces, checks, copies: doors.copies, sample: workspace });
  return { workspace, copies, routes: (http: Http) => sampleRoutes(http, workspace, copies) };
}
