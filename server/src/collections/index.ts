import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Http } from "#/platform/http/http.ts";
import { collectionRoutes } from "./collections.routes.ts";
import { CollectionsService } from "./collections.service.ts";

export { ENTRIES_OF_CREATORS } from "./collections.tables.ts";
export { findCollectionsNamed } from "./collections.store.ts";
export type { CollectionsService } from "./collections.service.ts";

/** Collections: named lists of creators, built on discovery's creators. */
export function createCollections({ db, clock }: { db: Database; clock: Clock }) {
  const collections = new CollectionsService(db, clock);
  return { collections, routes: (http: Http) => collectionRoutes(http, collections) };
}
