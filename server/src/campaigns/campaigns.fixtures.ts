import { Campaign } from "@app/contract/campaigns/schemas";
import type { DeliverableLine } from "@app/contract/campaigns/deliverables";
import { lineOf } from "@app/contract/campaigns/deliverables.fixtures";
import { randomUUID } from "node:crypto";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";

const TABLE = `platform,handle,name,followers,avg views,price per reel
instagram,ines.c,Inês Carvalhal,84200,64200,900 €
instagram,sofia.m,Sofia Marçal,120400,,
tiktok,leire.o,Leire Otxoa,310000,151000,`;

/** A line of a brief: two reels of each creator, an upright half minute at the most. */
export function reels(fields: Partial<DeliverableLine> = {}): DeliverableLine {
  const asked = { count: 2, orientation: "portrait", durationMin: 3, durationMax: 30 } as const;
  return lineOf({ id: randomUUID(), ...asked, dueOn: "2026-11-20", ...fields });
}

export async function readCampaign(person: Person, id: string): Promise<Campaign> {
  return Campaign.parse((await person("GET", `/api/v1/campaigns/${id}`)).json());
}

/** Three creators, by handle, in the order of the table. */
export async function importCreators(app: TestApp, person: Person): Promise<Map<string, string>> {
  await person("POST", "/api/v1/imports", { text: TABLE });
  const rows = await withWorkspace(app.db, person.workspaceId, (transaction) =>
    transaction
      .selectFrom("accounts")
      .innerJoin("import_rows", "import_rows.account_id", "accounts.id")
      .select(["accounts.creator_id", "accounts.handle"])
      .orderBy("import_rows.line")
      .execute(),
  );
  return new Map(rows.map((row) => [row.handle, row.creator_id]));
}

/** A campaign with a line of two reels and the creators of a collection in it. */
export async function campaignWithCreators(app: TestApp, person: Person): Promise<Campaign> {
  const creatorIds = [...(await importCreators(app, person)).values()];
  const collection = await person("POST", "/api/v1/collections", { name: "Shortlist", creatorIds });
  const made = await person("POST", "/api/v1/campaigns", {
    name: "Spring SPF launch",
    startsOn: "2026-11-01",
    endsOn: "2026-12-01",
    markets: ["DE"],
    handles: ["@fernhollow"],
    hashtags: "#launch",
    lines: [reels()],
  });
  const { id } = made.json();
  await person("POST", `/api/v1/campaigns/${id}/creators`, { collectionId: collection.json().id });
  return readCampaign(person, id);
}
