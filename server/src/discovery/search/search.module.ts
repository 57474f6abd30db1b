import type { Identity } from "#/identity/index.ts";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Log } from "#/platform/log.ts";
import { CreatorsService } from "#/discovery/creators/creators.service.ts";
import type { OwnResults } from "#/discovery/creators/own-work/own-results.ts";
import { CreatorsStore } from "#/discovery/creators/creators.store.ts";
import { savedSearchRoutes } from "#/discovery/saved-searches/saved-searches.routes.ts";
import { SavedSearchesService } from "#/discovery/saved-searches/saved-searches.service.ts";
import { SearchIndexes } from "./search.indexes.ts";
import type { NamedLabels, ReadStages } from "./search.labels.ts";
import { PostSearchService } from "./search.posts.service.ts";
import { creatorRoutes, searchRoutes } from "./search.routes.ts";
import { SearchService } from "./search.service.ts";
import { SuggestionsService } from "./suggestions.service.ts";

/** Everything about finding creators and posts. `stop` ends the reading of changes. */
export function createFinding(
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
  {
    own,
    ...above
  }: { named: NamedLabels; readStages: ReadStages; workspaces: Identity["workspaces"]; own: OwnResults },
) {
  const store = new CreatorsStore(db, own);
  const indexes = new SearchIndexes({ db, log, own });
  const search = new SearchService({ db, clock, indexes, creators: store, ...above });
  const creators = new CreatorsService(store, indexes, clock);
  const posts = new PostSearchService(db, search, clock);
  const suggestions = new SuggestionsService(db, indexes, search, clock);
  const saved = new SavedSearchesService({ db, clock, search });
  const routes = (http: Http) => {
    savedSearchRoutes(http, saved);
    const services = { search, creators, posts, suggestions };
    searchRoutes(http, services);
    creatorRoutes(http, services);
  };
  return { search, creators, routes, stop: () => indexes.stop() };
}
