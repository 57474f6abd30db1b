import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "#/platform/database/database.ts";
import { startApp } from "#/acceptance/test-app.fixtures.ts";

test("a database whose disk is full is told as such, and not as one that is away", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const db = openDatabase(app.owner, 1);
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db);
  await sql`create trigger refuse before insert on collections execute function refuse()`.execute(db);
  await db.destroy();

  const answer = await ana("POST", "/api/v1/collections", { name: "Beauty" });

  expect(answer.statusCode).toBe(507);
  expect(answer.json()).toMatchObject({
    code: "server.disk_full",
    detail: expect.stringMatching(/^The disk is full/),
  });
});
