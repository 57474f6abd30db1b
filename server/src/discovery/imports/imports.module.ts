import type { Identity } from "#/identity/index.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import { ImportInsightService } from "./insight/insight.service.ts";
import { KeptValues } from "./insight/kept-values.ts";
import { defineImportJobs } from "./import-runs.jobs.ts";
import { ImportRunsService } from "./import-runs.service.ts";
import { ImportRemovalsService } from "./import-removals.service.ts";
import { importRoutes } from "./imports.routes.ts";
import { ImportsService } from "./imports.service.ts";
import { ImportedRowsService } from "./records/imported-rows.service.ts";
import type { RecordKeeper } from "./records/record-keeper.ts";
import { MappingsService } from "./remembering/mappings.service.ts";
import { TableReader } from "./table-reader/table-reader.ts";

interface ImportServices {
  workspaces: Identity["workspaces"];
  records: RecordKeeper;
  objections: ObjectionsService;
}

/** Everything about bringing in creators, and what happened with them. */
export function createImports(
  { db, jobs, files, clock }: Pick<Dependencies, "db" | "jobs" | "files" | "clock">,
  { workspaces, records: keeper, objections }: ImportServices,
) {
  const reader = new TableReader();
  const mappings = new MappingsService(db);
  const imports = new ImportsService({ db, jobs, keeper, clock, workspaces, reader, objections, mappings });
  const runs = new ImportRunsService({ db, jobs, files, clock, imports, mappings, workspaces });
  defineImportJobs({ db, jobs, keeper, files, clock, reader, workspaces, objections });
  const removals = new ImportRemovalsService({ db, jobs, keeper, clock, objections });
  const rows = new ImportedRowsService(db);
  const kept = new KeptValues(db);
  const insight = new ImportInsightService(db, clock);
  const routes = (http: Http) =>
    importRoutes(http, { imports, runs, removals, rows, insight, kept, mappings });
  return { imports, routes };
}
