import { isRecordKind } from "@app/contract/discovery/import-records";
import { readHandleOwners } from "#/discovery/creators/creator-handles.store.ts";
import type { PlacesOf } from "#/discovery/imports/import-table.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";

/**
 * Where the workspace's own creators have these handles. A handle that several of them have says nothing; that one has it
 * on several platforms says enough only of who posted, sold or is paid.
 */
export function placesIn(db: Database, workspaceId: string): PlacesOf {
  return async (handles, kind) => {
    const owners = await withWorkspace(db, workspaceId, (transaction) =>
      readHandleOwners(transaction, workspaceId, handles),
    );
    const byHandle = [...Map.groupBy(owners, ({ handle }) => handle)];
    return new Map(
      byHandle.flatMap(([handle, [first, ...others]]) =>
        first && others.every(({ id }) => id === first.id && isRecordKind(kind))
          ? [[handle, first.platform] as const]
          : [],
      ),
    );
  };
}
