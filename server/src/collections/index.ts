import { collectionPaths } from "@app/contract/collections/paths";
import type { Identity } from "#/identity/index.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import type { FindDocument } from "#/platform/http/documents/shared-documents.ts";
import type { Http } from "#/platform/http/http.ts";
import { shareLinkRoutes } from "#/platform/share-links/share-links.routes.ts";
import { ShareLinksService } from "#/platform/share-links/share-links.service.ts";
import { collectionRoutes } from "./collections.routes.ts";
import { CollectionsService } from "./collections.service.ts";
import { COLLECTION_KIND, sharedCollections } from "./shared-collections.ts";

export { ENTRIES_OF_CREATORS } from "./collections.tables.ts";
export { findCollectionsNamed } from "./collections.store.ts";
export type { CollectionsService } from "./collections.service.ts";

/** Collections: named lists of creators, built on discovery's creators, and the links that show them. */
export function createCollections(
  dependencies: Dependencies,
  { workspaces, linkMakers: makers }: Pick<Identity, "workspaces" | "linkMakers">,
) {
  const { db, clock } = dependencies;
  const collections = new CollectionsService(db, clock);
  const links = new ShareLinksService(
    { ...dependencies, makers },
    sharedCollections({ collections, workspaces, clock }),
  );
  const routes = (http: Http) => {
    collectionRoutes(http, collections);
    shareLinkRoutes(http, collectionPaths, links);
  };
  /** By the letter that their share tokens begin with. */
  const documents: Record<string, FindDocument> = { [COLLECTION_KIND]: (key) => links.open(key) };
  return { collections, routes, documents };
}
