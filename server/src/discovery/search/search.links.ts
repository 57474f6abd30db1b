import { sql } from "kysely";
import { readAccount, handleKey } from "#/discovery/imports/reading/cells/accounts.ts";
import { readPostLink } from "#/language/media/post-links.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { linksIn } from "./query-language/grammar/own/links.ts";

/** Links of one text that are looked up; a longer list is not a search. */
const LINKS_MAX = 20;

/** Handles of the creators whose profiles or posts the links of a text are, by the link as it is written. */
export function creatorsOfLinks(
  db: Database,
  workspaceId: string,
  text: string,
): Promise<ReadonlyMap<string, string>> {
  const links = [...new Set(linksIn(text).map(({ link }) => link))].slice(0, LINKS_MAX);
  if (links.length === 0) return Promise.resolve(new Map());
  return withWorkspace(db, workspaceId, async (transaction) => {
    const found = new Map<string, string>();
    for (const link of links) {
      const handle = await creatorOf(transaction, workspaceId, link);
      if (handle !== undefined) found.set(link, handle);
    }
    return found;
  });
}

async function creatorOf(
  transaction: Transaction,
  workspaceId: string,
  link: string,
): Promise<string | undefined> {
  const post = readPostLink(link);
  const known = post ? await ofPost(transaction, workspaceId, post.key) : undefined;
  if (known !== undefined) return known;
  const read = readAccount(link);
  if (read.kind === "account") return ofAccount(transaction, workspaceId, read.account);
  const { platform, handle } = post ?? {};
  return platform && handle ? ofAccount(transaction, workspaceId, { platform, handle }) : undefined;
}

async function ofAccount(
  transaction: Transaction,
  workspaceId: string,
  { platform, handle }: { platform: Parameters<typeof handleKey>[0]; handle: string },
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom("accounts")
    .select("handle")
    .where("workspace_id", "=", workspaceId)
    .where("platform", "=", platform)
    .where("handle_key", "=", handleKey(platform, handle))
    .executeTakeFirst();
  return row?.handle;
}

/** The account that posted it, or the first one of whose post it is. */
async function ofPost(
  transaction: Transaction,
  workspaceId: string,
  identity: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ handle: string }>`
    select accounts.handle from posts join accounts
      on accounts.workspace_id = posts.workspace_id and accounts.creator_id = posts.creator_id
    where posts.workspace_id = ${workspaceId} and posts.identity = ${identity}
    order by (accounts.id = posts.account_id) desc nulls last, accounts.platform limit 1
  `.execute(transaction);
  return rows[0]?.handle;
}
