import { sql } from "kysely";
import { workspaceTables } from "#/discovery/privacy/mentions.store.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { sharedApp } from "./test-app.fixtures.ts";
import type { Person } from "./test-app.fixtures.ts";

/** In how many rows of each table of the person's workspace the pattern can be read. */
export async function tracesOf(
  app: Awaited<ReturnType<typeof sharedApp>>,
  person: Person,
  pattern: RegExp,
): Promise<Record<string, number>> {
  const traces: Record<string, number> = {};
  await withWorkspace(app.db, person.workspaceId, async (transaction) => {
    for (const { name } of await workspaceTables(transaction)) {
      const { rows } = await sql<{
        text: string;
      }>`select to_jsonb(mine)::text as text from ${sql.table(name)} as mine
        where workspace_id = ${person.workspaceId}::uuid`.execute(transaction);
      const found = rows.filter(({ text }) => pattern.test(text)).length;
      if (found > 0) traces[name] = found;
    }
  });
  return traces;
}
