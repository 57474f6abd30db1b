import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { addAdministrator, addWorkspace, databaseOfBefore } from "./before/before.fixtures.ts";
import { updateSchema } from "./index.ts";

test("who came in as invited and was moved there by nobody is still to be invited", async () => {
  const campaignId = randomUUID();
  let headers: Record<string, string> = {};
  const database = await databaseOfBefore("0024-one-spelling-of-provenance", async (db) => {
    const workspaceId = await addWorkspace(db, "Fernhollow");
    headers = await addAdministrator(db, workspaceId);
    await addCampaign(db, workspaceId, campaignId);
  });

  await updateSchema(database.owner);

  const app = await startApp({ database });
  const campaign = (await app.http.inject({ url: `/api/v1/campaigns/${campaignId}`, headers })).json();
  const stages = campaign.creators.map(({ handle, stage }: Record<string, string>) => [handle, stage]);
  expect(Object.fromEntries(stages)).toEqual({ came: "to-invite", moved: "invited", drafting: "drafting" });
});

async function addCampaign(db: Kysely<unknown>, workspaceId: string, id: string): Promise<void> {
  await sql`insert into campaigns (workspace_id, id, name, goal, brand, markets, lines, guidelines, handles, hashtags,
      disclosure, status, version, created_at, updated_at)
    values (${workspaceId}, ${id}, 'Spring', '', '', '{}', '[]', '{}', '{}', '{}',
      '{"market": null, "materialConnection": true}', 'draft', 1, now(), now())`.execute(db);
  const creators = [
    { handle: "came", stage: "invited" },
    { handle: "moved", stage: "invited" },
    { handle: "drafting", stage: "drafting" },
  ];
  for (const [position, { handle, stage }] of creators.entries()) {
    await sql`insert into campaign_creators (workspace_id, campaign_id, creator_id, platform, handle, stage, position, added_at)
      values (${workspaceId}, ${id}, ${randomUUID()}, 'instagram', ${handle}, ${stage}, ${position}, now())`.execute(
      db,
    );
  }
  await sql`insert into campaign_activity (workspace_id, id, campaign_id, at, text)
    values (${workspaceId}, ${randomUUID()}, ${id}, now(), 'Moved @moved to Invited, by mail')`.execute(db);
}
