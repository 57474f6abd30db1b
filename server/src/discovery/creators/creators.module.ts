import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Http } from "#/platform/http/http.ts";
import { creatorEditRoutes } from "./creator-edits.routes.ts";
import { CreatorEditsService } from "./creator-edits.service.ts";
import { LABELS } from "./merging/creator-tables.ts";
import type { CreatorTable } from "./merging/creator-tables.ts";
import { mergeRoutes } from "./merging/merges.routes.ts";
import { MergesService } from "./merging/merges.service.ts";

/** Everything that people change on creators by hand. */
export function createCreatorChanges(
  { db, clock }: { db: Database; clock: Clock },
  { ofCreators }: { ofCreators: readonly CreatorTable[] },
) {
  const edits = new CreatorEditsService(db, clock);
  const merges = new MergesService(db, clock, [LABELS, ...ofCreators]);
  return {
    routes: (http: Http) => {
      creatorEditRoutes(http, edits);
      mergeRoutes(http, merges);
    },
  };
}
