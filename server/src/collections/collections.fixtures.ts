import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";

/** Imports accounts of Instagram. @returns the ids of their creators, in the same order. */
export async function bring(app: { db: Database }, person: Person, handles: string[]): Promise<string[]> {
  const text = [
    "handle,platform,name",
    ...handles.map((handle) => `${handle},instagram,=Name ${handle}`),
  ].join("\n");
  await person("POST", "/api/v1/imports", { text });
  const rows = await withWorkspace(app.db, person.workspaceId, (transaction) =>
    transaction.selectFrom("accounts").select(["creator_id", "handle"]).execute(),
  );
  return handles.map((handle) => rows.find((row) => row.handle === handle)?.creator_id ?? "");
}
