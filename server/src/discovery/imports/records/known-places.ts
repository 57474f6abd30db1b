import { readHandleOwners } from "#/discovery/creators/creator-handles.store.ts";
import type { PlacesOf } from "#/discovery/imports/import-table.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";

/** Where the workspace's own creators have these handles; a handle that several of them have says nothing. */
export function placesIn(db: Database, workspaceId: string): PlacesOf {
  return async (handles) => {
    const owners = await withWorkspace(db, workspaceId, (transaction) =>
      readHandleOwners(transaction, workspaceId, handles),
    );
    const byHandle = [...Map.groupBy(owners, ({ handle }) => handle)];
    return new Map(
      byHandle.flatMap(([handle, [first, ...others]]) =>
        first && others.every(({ id }) => id === first.id) ? [[handle, first.platform] as const] : [],
      ),
    );
  };
}
