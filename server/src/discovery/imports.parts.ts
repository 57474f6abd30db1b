import type { Identity } from "#/identity/index.ts";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Http } from "#/platform/http/http.ts";
import { creatorEditRoutes } from "./creator-edits.routes.ts";
import { CreatorEditsService } from "./creator-edits.service.ts";
import { ImportInsightService } from "./import-insight.service.ts";
import { ImportRemovalsService } from "./import-removals.service.ts";
import { importRoutes } from "./imports.routes.ts";
import { ImportsService } from "./imports.service.ts";

/** Everything about bringing creators in and writing on them by hand. */
export function createImports(
  { db, clock }: { db: Database; clock: Clock },
  { workspaces }: { workspaces: Identity["workspaces"] },
) {
  const imports = new ImportsService(db, clock, workspaces);
  const removals = new ImportRemovalsService(db, clock);
  const insight = new ImportInsightService(db, clock);
  const edits = new CreatorEditsService(db, clock);
  const routes = (http: Http) => {
    importRoutes(http, { imports, removals, insight });
    creatorEditRoutes(http, edits);
  };
  return { imports, routes };
}
