import { sql } from "kysely";
import { findCampaignsNamed, membershipsOf } from "#/campaigns/index.ts";
import { readCodeOwners, readHandleOwners, readNamesakes } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { Known } from "./attaching.ts";
import type { Evidence } from "./evidence.ts";

/** Reads all that could fit the evidence, in six questions however much it is. */
export async function readKnown(
  transaction: Transaction,
  workspaceId: string,
  evidence: readonly Evidence[],
): Promise<Known> {
  const handles = distinct(evidence.flatMap(({ handle, linkHandle }) => [handle, linkHandle]));
  const owners = await readHandleOwners(transaction, workspaceId, handles);
  const said = distinct(evidence.map(({ code }) => code));
  const owned = await readCodeOwners(transaction, workspaceId, said);
  const codeOwners = idsBy(owned, ({ code }) => code);
  const codes = [
    ...[...codeOwners].flatMap(([code, [creatorId = "", ...others]]) =>
      others.length > 0 ? [] : [{ code, creatorId, campaignId: null }],
    ),
    ...(await readCodes(transaction, workspaceId, said)),
  ];
  const called = distinct(evidence.map(({ name }) => name?.toLowerCase() ?? null));
  const namesakes = idsBy(await readNamesakes(transaction, workspaceId, called), ({ name }) => name);
  const creatorIds = distinct([
    ...evidence.map(({ creatorId }) => creatorId),
    ...owners.map(({ id }) => id),
    ...codes.map(({ creatorId }) => creatorId),
    ...[...namesakes.values()].flat(),
  ]);
  const memberships = await membershipsOf(transaction, workspaceId, creatorIds);
  const names = distinct(evidence.map(({ campaign }) => campaign?.toLowerCase() ?? null));
  const campaigns = names.length === 0 ? [] : await findCampaignsNamed(transaction, names);
  return {
    creators: Map.groupBy(owners, ({ handle }) => handle),
    codeOwners,
    namesakes,
    codes: new Map(codes.map(({ code, ...whose }) => [code, whose])),
    memberships: Map.groupBy(memberships, ({ creatorId }) => creatorId),
    campaigns: idsBy(campaigns, ({ name }) => name.trim().toLowerCase()),
  };
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
