import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { addAdministrator, addWorkspace, databaseOfBefore } from "./before/before.fixtures.ts";
import { updateSchema } from "./index.ts";

test("a link that was given out for a report before is still listed, counted and taken back", async () => {
  const [reportId, linkId, otherId, byTokenId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  let headers: Record<string, string> = {};
  const database = await databaseOfBefore("0024-one-spelling-of-provenance", async (db) => {
    const workspaceId = await addWorkspace(db, "Fernhollow");
    headers = await addAdministrator(db, workspaceId);
    await sql`insert into reports (workspace_id, id, campaign_id, title, content, created_at, updated_at)
      values (${workspaceId}, ${reportId}, ${randomUUID()}, 'October', '{"campaign": {"name": "Spring"}}', now(), now())`.execute(
      db,
    );
    for (const [id, maker] of [
      [linkId, "Maya"],
      [otherId, "Ana"],
      [byTokenId, "Feed"],
    ]) {
      await sql`insert into report_links (workspace_id, id, report_id, token_hash, prices, content, created_by_name,
          created_at, expires_at, opened)
        values (${workspaceId}, ${id}, ${reportId}, ${Buffer.from(`hash of ${maker}`)}, true, '{}', ${maker}, now(),
          '2099-01-01', 3)`.execute(db);
    }
    await sql`insert into api_tokens (workspace_id, id, name, token_hash, scopes, created_by, created_at, expires_at)
      select ${workspaceId}, gen_random_uuid(), 'Feed', 'hash', '{write}', id, '2019-01-01', '2020-01-01' from users`.execute(
      db,
    );
  });

  await updateSchema(database.owner);

  const app = await startApp({ database });
  const url = `/api/v1/reports/${reportId}/links`;
  const list = (await app.http.inject({ url, headers })).json();
  const reports = (await app.http.inject({ url: "/api/v1/reports", headers })).json();
  const back = await app.http.inject({ method: "DELETE", url: `${url}/${linkId}`, headers });
  expect(list.items).toHaveLength(3);
  expect(list.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: linkId, createdBy: "Maya", opened: 3, state: "open", pricesEnded: null }),
      // Nobody of that name is a member, and the link has no text without prices.
      expect.objectContaining({ id: otherId, createdBy: "Ana", state: "closed", pricesEnded: "unknown" }),
      // It was made by a token that has ended.
      expect.objectContaining({ id: byTokenId, createdBy: "Feed", state: "closed", pricesEnded: "token" }),
    ]),
  );
  expect(reports.items).toMatchObject([{ id: reportId, links: 3 }]);
  expect(back.statusCode).toBe(204);
});
