import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "#/platform/database/database.ts";
import { administrator, EMAIL, startIdentityApp, STRONG_PASSWORD, tryPassword } from "./identity.fixtures.ts";
import type { IdentityApp } from "./identity.fixtures.ts";

test.each(["signing_keys", "server_settings"])(
  "a failure of the database at the first sign-in does not stay: %s",
  async (table) => {
    const app = await startIdentityApp({}, { isNew: true });
    await rename(app, table, "away");
    await expect(administrator(app)).rejects.toThrow("refused");

    await rename(app, "away", table);
    const browser = await administrator(app);

    expect((await browser.call("POST", "/sessions/authenticate", {})).status).toBe(200);
  },
);

test("a fault of the server is answered as one, and says nothing of its cause", async () => {
  const app = await startIdentityApp({}, { isNew: true });
  await rename(app, "user_emails", "away");

  const { status, json } = await tryPassword(app, EMAIL, STRONG_PASSWORD);

  expect([status, json]).toEqual([
    500,
    {
      status_code: 500,
      request_id: expect.stringMatching(/^request-id-live-/),
      error_type: "internal_server_error",
      error_message: "Something went wrong on the server.",
      error_url: "http://localhost:4870/help",
    },
  ]);
});

async function rename(app: IdentityApp, from: string, to: string): Promise<void> {
  const owning = openDatabase(app.owner, 1);
  await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(owning);
  await owning.destroy();
}
