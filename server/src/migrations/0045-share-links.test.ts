import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { addAdministrator, addWorkspace, databaseOfBefore } from "./before/before.fixtures.ts";
import { updateSchema } from "./index.ts";

test("a link that was given out for a report before is still listed, counted and taken back", async () => {
  const [reportId, linkId] = [randomUUID(), randomUUID()];
  let headers: Record<string, string> = {};
  const database = await databaseOfBefore("0024-one-spelling-of-provenance", async (db) => {
    const workspaceId = await addWorkspace(db, "Fernhollow");
    headers = await addAdministrator(db, workspaceId);
    await sql`insert into reports (workspace_id, id, campaign_id, title, content, created_at, updated_at)
      values (${workspaceId}, ${reportId}, ${randomUUID()}, 'October', '{"campaign": {"name": "Spring"}}', now(), now())`.execute(
      db,
    );
    await sql`insert into report_links (workspace_id, id, report_id, token_hash, prices, content, created_by_name,
        created_at, expires_at, opened)
      values (${workspaceId}, ${linkId}, ${reportId}, ${Buffer.from("hash")}, true, '{}', 'Ana', now(), '2099-01-01', 3)`.execute(
      db,
    );
  });

  await updateSchema(database.owner);

  const app = await startApp({ database });
  const url = `/api/v1/reports/${reportId}/links`;
  const list = (await app.http.inject({ url, headers })).json();
  const reports = (await app.http.inject({ url: "/api/v1/reports", headers })).json();
  const back = await app.http.inject({ method: "DELETE", url: `${url}/${linkId}`, headers });
  expect(list.items).toMatchObject([
    { id: linkId, createdBy: "Ana", opened: 3, prices: true, state: "open" },
  ]);
  expect(reports.items).toMatchObject([{ id: reportId, links: 1 }]);
  expect(back.statusCode).toBe(204);
});
