import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "#/platform/database/database.ts";
import { administrator, startIdentityApp } from "./identity.fixtures.ts";
import type { IdentityApp } from "./identity.fixtures.ts";

test.each(["signing_keys", "server_settings"])(
  "a failure of the database at the first sign-in does not stay: %s",
  async (table) => {
    const app = await startIdentityApp({}, true);
    await rename(app, table, "away");
    await expect(administrator(app)).rejects.toThrow("refused");

    await rename(app, "away", table);
    const browser = await administrator(app);

    expect((await browser.call("POST", "/sessions/authenticate", {})).status).toBe(200);
  },
);

async function rename(app: IdentityApp, from: string, to: string): Promise<void> {
  const owning = openDatabase(app.owner, 1);
  await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(owning);
  await owning.destroy();
}
