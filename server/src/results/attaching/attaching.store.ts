import { sql } from "kysely";
import { findCampaignsNamed, membershipsOf } from "#/campaigns/index.ts";
import { readCreatorsBy, readHandleOwners } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { isOnlyNamed } from "./attaching.ts";
import type { Known } from "./attaching.ts";
import type { Evidence } from "./evidence.ts";

/**
 * Reads all that could fit the evidence, in six questions however much it is.
 * @param others creators whose campaigns are wanted besides.
 */
export async function readKnown(
  transaction: Transaction,
  workspaceId: string,
  evidence: readonly Evidence[],
  others: readonly string[] = [],
): Promise<Known> {
  const handles = distinct(evidence.flatMap(({ handle, linkHandle }) => [handle, linkHandle]));
  const owners = await readHandleOwners(transaction, workspaceId, handles);
  const said = distinct(evidence.map(({ code }) => code));
  const codeOwners = idsBy(
    await readCreatorsBy(transaction, workspaceId, "code", said),
    ({ value }) => value,
  );
  const codes = [
    ...[...codeOwners].flatMap(([code, [creatorId = "", ...rest]]) =>
      rest.length > 0 ? [] : [{ code, creatorId, campaignId: null }],
    ),
    ...(await readCodes(transaction, workspaceId, said)),
  ];
  const names = await readNamesakes(transaction, workspaceId, evidence.filter(isOnlyNamed));
  const creatorIds = distinct([
    ...evidence.map(({ creatorId }) => creatorId),
    ...owners.map(({ id }) => id),
    ...codes.map(({ creatorId }) => creatorId),
    ...[...names.values()].flat(),
    ...others,
  ]);
  const memberships = await membershipsOf(transaction, workspaceId, creatorIds);
  const named = distinct(evidence.map(({ campaign }) => campaign?.toLowerCase() ?? null));
  const campaigns = named.length === 0 ? [] : await findCampaignsNamed(transaction, named);
  return {
    creators: Map.groupBy(owners, ({ handle }) => handle),
    names,
    codeOwners,
    codes: new Map(codes.map(({ code, ...whose }) => [code, whose])),
    memberships: Map.groupBy(memberships, ({ creatorId }) => creatorId),
    campaigns: idsBy(campaigns, ({ name }) => name.trim().toLowerCase()),
  };
}

/** Ids of creators by their name in lower case: where several are called so, they are shown to who chooses. */
export async function readNamesakes(
  transaction: Transaction,
  workspaceId: string,
  evidence: readonly Evidence[],
): Promise<Map<string, readonly string[]>> {
  const names = distinct(evidence.map(({ name }) => name?.toLowerCase() ?? null));
  return idsBy(await readCreatorsBy(transaction, workspaceId, "name", names), ({ value }) => value);
}

function idsBy<Row extends { id: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, readonly string[]> {
  return new Map([...Map.groupBy(rows, keyOf)].map(([key, found]) => [key, found.map(({ id }) => id)]));
}

async function readCodes(transaction: Transaction, workspaceId: string, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return transaction
    .selectFrom("tracking_codes")
    .select(["code", "creator_id as creatorId", "campaign_id as campaignId"])
    .where("workspace_id", "=", workspaceId)
    .where("code", "=", sql<string>`any(${[...codes]}::text[])`)
    .execute();
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}

/** Whether the workspace has the campaign, not removed. */
export async function isCampaign(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom("campaigns")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
