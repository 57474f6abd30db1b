import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import type { OwnResults } from "#/discovery/creators/own-work/own-results.ts";
import { recordChanges } from "./change-feed.store.ts";

export const SEARCH = "/api/v1/creators/search";

/** Where no campaigns and no results are. */
export const NOTHING_HAPPENED: OwnResults = {
  readWork: () => Promise.resolve(new Map()),
  measureAccounts: () => [],
};

interface Wanted {
  handle: string;
  platform?: string;
  followers?: number | null;
  engagement_rate?: number | null;
  country?: string | null;
  city?: string | null;
  categories?: string[];
  email?: string | null;
  last_post_at?: string;
  bio?: string;
  version?: number;
  id?: string;
}

export async function addCreators(db: Database, person: Person, wanted: Wanted[]): Promise<string[]> {
  return withWorkspace(db, person.workspaceId, async (transaction) => {
    const ids: string[] = [];
    for (const one of wanted) ids.push(await insertCreator(transaction, person.workspaceId, one));
    return ids;
  });
}

export async function insertCreator(
  transaction: Parameters<typeof recordChanges>[0],
  workspaceId: string,
  wanted: Wanted,
): Promise<string> {
  const id = wanted.id ?? randomUUID();
  const source = { source: "import", file: "list.csv", line: 7, column: "Followers" };
  const { handle, platform, followers, engagement_rate, categories, last_post_at, bio, ...person } = wanted;
  const common = {
    workspace_id: workspaceId,
    id,
    source: "import",
    version: 1,
    created_at: "2026-11-01T00:00:00Z",
    updated_at: "2026-11-01T00:00:00Z",
  };
  const account = {
    ...common,
    creator_id: id,
    platform: platform ?? "instagram",
    handle,
    handle_key: handle,
    followers,
    engagement_rate,
    last_post_at,
    bio,
    categories: categories ?? [],
    brands: [],
    keywords: [],
    audience: {},
    prices: [],
    links: [],
    provenance: { followers: { ...source, asOf: "2026-11-01T00:00:00.000Z" } },
  };
  await insertRow(transaction, "creators", { ...common, tags: [], fields: {}, provenance: {}, ...person });
  await insertRow(transaction, "accounts", account);
  await recordChanges(transaction, workspaceId, [{ kind: "creator", id, version: 1 }]);
  return id;
}

async function insertRow(
  transaction: Parameters<typeof recordChanges>[0],
  name: "creators" | "accounts" | "posts",
  row: object,
): Promise<void> {
  const table = sql.table(name);
  await sql`
    insert into ${table} select * from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)
  `.execute(transaction);
}

export async function removeCreator(db: Database, person: Person, id: string): Promise<void> {
  await withWorkspace(db, person.workspaceId, async (transaction) => {
    await transaction.deleteFrom("creators").where("id", "=", id).execute();
    await recordChanges(transaction, person.workspaceId, [{ kind: "creator", id, version: 2 }]);
  });
}

export async function addPost(
  db: Database,
  person: Person,
  creatorId: string,
  caption: string,
  views: number,
): Promise<void> {
  const words = (start: string) =>
    [...caption.matchAll(new RegExp(`${start}(\\w+)`, "gu"))].flatMap((match) => match[1] ?? []);
  const row = {
    workspace_id: person.workspaceId,
    id: randomUUID(),
    account_id: creatorId,
    creator_id: creatorId,
    platform: "instagram",
    format: "reel",
    caption,
    hashtags: words("#"),
    mentions: words("@"),
    brands: words("@"),
    views,
    posted_at: "2026-11-10T08:00:00Z",
    source: "import",
    version: 1,
  };
  await withWorkspace(db, person.workspaceId, async (transaction) => {
    await insertRow(transaction, "posts", row);
    // As an import does: the brands of posts are brands of the creator.
    await transaction
      .updateTable("accounts")
      .set({ brands: row.brands })
      .where("id", "=", creatorId)
      .execute();
    await transaction
      .updateTable("creators")
      .set({ version: sql<number>`version + 1` })
      .where("id", "=", creatorId)
      .execute();
    await recordChanges(transaction, person.workspaceId, [{ kind: "post", id: row.id, version: 1 }]);
  });
}
