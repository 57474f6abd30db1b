import type { Identity } from "#/identity/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { withoutPrices } from "#/platform/http/prices.ts";
import type { Shared } from "#/platform/share-links/share-links.service.ts";
import { collectionDocument } from "./collection-document.ts";
import { priceSpreads } from "./collection-order.rules.ts";
import { CollectionSnapshot, SHARED_CREATORS_MAX } from "./collection-snapshot.ts";
import { findCollection } from "./collections.store.ts";
import type { CollectionsService } from "./collections.service.ts";

/** The letter that a collection's share token begins with. */
export const COLLECTION_KIND = "c";

interface Sources extends Pick<Identity, "workspaces"> {
  collections: CollectionsService;
  clock: Clock;
}

/** Collections as links show them: whom nobody passed over, as they were when the link was made. */
export function sharedCollections(sources: Sources): Shared<typeof CollectionSnapshot> {
  const { collections, workspaces, clock } = sources;
  return {
    kind: COLLECTION_KIND,
    what: "collection",
    content: CollectionSnapshot,
    require: async (caller, id) => void (await collections.get(caller, id)),
    take: async (caller, id) => {
      const all = await collections.chosen(caller, id);
      const snapshot = {
        takenAt: clock.now().toISOString(),
        timeZone: await workspaces.timeZone(caller),
        pricesHidden: false,
        total: all.length,
        creators: all.slice(0, SHARED_CREATORS_MAX),
        prices: priceSpreads(all),
      };
      // Parsing leaves out what the team keeps for itself.
      const whole = CollectionSnapshot.parse(snapshot);
      const hidden = withoutPrices(CollectionSnapshot, { ...whole, pricesHidden: true });
      return { whole, plain: CollectionSnapshot.parse(hidden) };
    },
    show: async (transaction, { workspaceId, id }, content) => {
      const collection = await findCollection(transaction, workspaceId, id);
      return collection && collectionDocument(collection.name, content);
    },
  };
}
