import { sql } from "kysely";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { openDatabase } from "#/platform/database/database.ts";

const HEAD = "handle,platform,followers,e-mail,country";

function table(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, index) => `maker.${index},instagram,${1000 + index},maker.${index}@example.org,Germany`,
  );
  return [HEAD, ...lines].join("\n");
}

test("10,000 creators come in where the database has only seen small workspaces", async () => {
  const app = await startApp();
  const few = await app.signIn();
  await few("POST", "/api/v1/imports", { text: table(300) });
  const owner = openDatabase(app.owner, 1);
  await sql`analyze`.execute(owner);
  await owner.destroy();
  const many = await app.signIn();

  const answer = await many("POST", "/api/v1/imports", { text: table(10_000) });

  expect(answer.statusCode).toBe(201);
  const found = await many("POST", "/api/v1/creators/search", { limit: 1 });
  expect(found.json().total).toBe(10_000);
}, 120_000);
