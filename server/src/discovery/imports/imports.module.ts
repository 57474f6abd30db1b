import type { Identity } from "#/identity/index.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import { ImportInsightService } from "./insight/insight.service.ts";
import { defineImportJobs } from "./import-runs.jobs.ts";
import { ImportRunsService } from "./import-runs.service.ts";
import { ImportRemovalsService } from "./import-removals.service.ts";
import { importRoutes } from "./imports.routes.ts";
import { ImportsService } from "./imports.service.ts";
import { TableReader } from "./table-reader/table-reader.ts";

/** Everything about bringing creators in. */
export function createImports(
  { db, jobs, files, clock }: Pick<Dependencies, "db" | "jobs" | "files" | "clock">,
  { workspaces, objections }: { workspaces: Identity["workspaces"]; objections: ObjectionsService },
) {
  const reader = new TableReader();
  const imports = new ImportsService({ db, clock, workspaces, reader, objections });
  const runs = new ImportRunsService({ db, jobs, files, clock, imports, workspaces });
  defineImportJobs(jobs, { db, files, clock, reader, objections });
  const removals = new ImportRemovalsService(db, clock);
  const insight = new ImportInsightService(db, clock);
  const routes = (http: Http) => importRoutes(http, { imports, runs, removals, insight });
  return { imports, routes };
}
