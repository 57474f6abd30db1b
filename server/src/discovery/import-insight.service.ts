import { Platform } from "@app/contract/platforms";
import type { ImportInsight } from "@app/contract/importing";
import { insightOf } from "./import-insight.rules.ts";
import { countFields, countPlatforms, priceRange } from "./import-insight.store.ts";
import { listImports } from "./imports.store.ts";
import { toCounts } from "./imports.rules.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";

/** Imports whose folded rows are counted. */
const IMPORTS_MAX = 100;

export class ImportInsightService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** What the creators of the workspace say, with the source of each figure. */
  async read(caller: Caller): Promise<ImportInsight> {
    requireReader(caller);
    const { workspaceId } = caller;
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const counts = await countFields(transaction, workspaceId);
      const byFollowers = await priceRange(transaction, workspaceId, "followers");
      const byViews = await priceRange(transaction, workspaceId, "views");
      const platforms = await countPlatforms(transaction, workspaceId);
      const [latest] = (await listImports(transaction, workspaceId, IMPORTS_MAX)).filter(
        ({ state }) => state === "done",
      );
      return insightOf({
        counts,
        byFollowers,
        byViews,
        platforms: platforms.map(({ platform, creators }) => ({
          platform: Platform.parse(platform),
          creators,
        })),
        latest: latest
          ? {
              fileName: latest.file_name,
              at: latest.created_at.toISOString(),
              counts: toCounts(latest.counts),
            }
          : null,
        now: this.#clock.now(),
      });
    });
  }
}
