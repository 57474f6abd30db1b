import type { Invitation, InvitationList } from "@app/contract/identity/schemas";
import type { ListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import { randomUUID } from "node:crypto";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import type { InvitationsTable } from "#/identity/identity.tables.ts";

const BY_TIME: Order = [by("moment", "created_at", "desc"), by("id", "id", "asc")];

/** Judged whenever a link is looked at: one made while its maker was being removed does not work either. */
const MAKER_STILL_INVITES = sql<boolean>`exists (
  select from memberships m
  where m.workspace_id = invitations.workspace_id and m.user_id = invitations.created_by
    and m.role in ('admin', 'owner')
)`;

export async function insertInvitation(
  transaction: Transaction,
  invitation: {
    workspaceId: string;
    tokenHash: Buffer;
    role: InvitationsTable["role"];
    maxUses: number;
    createdBy: string | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<Invitation> {
  const row = await transaction
    .insertInto("invitations")
    .values({
      workspace_id: invitation.workspaceId,
      id: randomUUID(),
      token_hash: invitation.tokenHash,
      role: invitation.role,
      created_by: invitation.createdBy,
      created_at: invitation.now,
      expires_at: invitation.expiresAt,
      max_uses: invitation.maxUses,
      uses: 0,
      revoked_at: null,
      ended_with: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toInvitation(row);
}

/** Those that still work, newest first. */
export async function openInvitations(
  transaction: Transaction,
  now: Date,
  page: ListQuery,
): Promise<InvitationList> {
  const query = transaction
    .selectFrom("invitations")
    .selectAll()
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .whereRef("uses", "<", "max_uses")
    .where(MAKER_STILL_INVITES);
  return toList(await readPage(transaction, query, BY_TIME, page), toInvitation);
}

/** The row of a link in the transaction's workspace, unless it was taken back or its maker may no longer invite. */
export async function findInvitation(
  transaction: Transaction,
  tokenHash: Buffer,
): Promise<Selectable<InvitationsTable> | null> {
  const row = await transaction
    .selectFrom("invitations")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .where(MAKER_STILL_INVITES)
    .executeTakeFirst();
  return row ?? null;
}

/** Counts one use. @returns whether the link still worked. */
export async function useInvitation(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  const row = await transaction
    .updateTable("invitations")
    .set((column) => ({ uses: column("uses", "+", 1) }))
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .whereRef("uses", "<", "max_uses")
    .where(MAKER_STILL_INVITES)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

function toInvitation(row: Selectable<InvitationsTable>): Invitation {
  return {
    id: row.id,
    role: row.role,
    uses: row.uses,
    maxUses: row.max_uses,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
