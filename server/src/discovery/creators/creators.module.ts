import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Http } from "#/platform/http/http.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import { creatorEditRoutes } from "./creator-edits.routes.ts";
import { CreatorEditsService } from "./creator-edits.service.ts";
import { LABELS } from "./merging/creator-tables.ts";
import type { CreatorTable } from "./merging/creator-tables.ts";
import { mergeRoutes } from "./merging/merges.routes.ts";
import { MergesService } from "./merging/merges.service.ts";

/** Everything that people change on creators by hand. */
export function createCreatorChanges(
  { db, clock }: { db: Database; clock: Clock },
  { ofCreators, objections }: { ofCreators: readonly CreatorTable[]; objections: ObjectionsService },
) {
  const edits = new CreatorEditsService({ db, clock, objections });
  const merges = new MergesService({ db, clock, objections, tables: [LABELS, ...ofCreators] });
  return {
    edits,
    routes: (http: Http) => {
      creatorEditRoutes(http, edits);
      mergeRoutes(http, merges);
    },
  };
}
