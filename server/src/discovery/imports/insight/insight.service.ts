import { Platform } from "@app/contract/platforms";
import type { ImportInsight } from "@app/contract/discovery/import-insight";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { insightOf } from "./insight.rules.ts";
import { chooseBasis, DISTRIBUTION_MIN, priceBars, priceRange, priceSteps } from "./insight.prices.rules.ts";
import {
  countFields,
  countPlatforms,
  countPrices,
  countSteps,
  countValues,
  listPrices,
  priceMarks,
  spreadOf,
} from "./insight.store.ts";
import { findLatestImport } from "#/discovery/imports/imports.store.ts";
import { toCounts } from "#/discovery/imports/imports.rules.ts";

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
      const price = await readPrices(transaction, workspaceId);
      const platforms = await countPlatforms(transaction, workspaceId);
      const latest = await findLatestImport(transaction, workspaceId);
      return insightOf({
        counts,
        ...price,
        platforms: platforms.map(({ platform, creators }) => ({
          platform: Platform.parse(platform),
          creators,
        })),
        followers: await spreadOf(transaction, workspaceId, "followers"),
        views: await spreadOf(transaction, workspaceId, "avg_views"),
        countries: await countValues(transaction, workspaceId, "countries"),
        topics: await countValues(transaction, workspaceId, "topics"),
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

async function readPrices(transaction: Transaction, workspaceId: string) {
  const counted = await countPrices(transaction, workspaceId);
  const basis = chooseBasis(counted);
  const [most, ...others] = counted[basis];
  if (!most) return { basis, range: null };
  const { currency, creators } = most;
  const main = { ...most, ...(await priceMarks(transaction, workspaceId, basis, currency)) };
  if (creators < DISTRIBUTION_MIN) {
    const values = await listPrices(transaction, workspaceId, basis, { currency, limit: DISTRIBUTION_MIN });
    return { basis, range: priceRange(basis, [main, ...others], { bars: [], values }) };
  }
  const steps = priceSteps(main);
  const bars = priceBars(steps, await countSteps(transaction, workspaceId, basis, { currency, ...steps }));
  return { basis, range: priceRange(basis, [main, ...others], { bars, values: [] }) };
}
