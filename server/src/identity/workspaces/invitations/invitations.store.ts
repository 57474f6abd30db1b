import type { Invitation, InvitationList } from "@app/contract/identity/schemas";
import type { ListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import type { RawBuilder, Selectable } from "kysely";
import { randomUUID } from "node:crypto";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import type { InvitationsTable } from "#/identity/identity.tables.ts";
import { invitationMail } from "./invitations.rules.ts";
import type { MailEnd } from "./invitations.rules.ts";

const BY_TIME: Order = [by("moment", "created_at", "desc"), by("id", "id", "asc")];

/** Judged whenever a link is looked at: one made while its maker was being removed does not work either. */
const MAKER_STILL_INVITES = sql<boolean>`exists (
  select from memberships m
  where m.workspace_id = invitations.workspace_id and m.user_id = invitations.created_by
    and m.role in ('admin', 'owner')
)`;

/** What became of the mail that an invitation last went out with. */
const MAIL = sql<MailEnd | null>`(
  select json_build_object('state', m.state, 'kind', m.failure_kind) from outbox_messages m
  where m.id = invitations.mail_id
)`;

export async function insertInvitation(
  transaction: Transaction,
  invitation: {
    workspaceId: string;
    tokenHash: Buffer;
    role: InvitationsTable["role"];
    email?: string;
    mailId?: string;
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
      email: invitation.email ?? null,
      mail_id: invitation.mailId ?? null,
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
  return toInvitation(row, row.mail_id === null ? null : "waiting");
}

/** Those that still work, newest first. */
export async function openInvitations(
  transaction: Transaction,
  now: Date,
  page: ListQuery,
): Promise<InvitationList> {
  const query = open(transaction, now).select(MAIL.as("mail"));
  return toList(await readPage(transaction, query, BY_TIME, page), (row) =>
    toInvitation(row, row.mail && invitationMail(row.mail)),
  );
}

/** A mailed invitation that still works. */
export async function openMailedInvitation(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<{ email: string; role: InvitationsTable["role"] } | null> {
  const row = await open(transaction, now).where("id", "=", id).executeTakeFirst();
  return row?.email ? { email: row.email, role: row.role } : null;
}

function open(transaction: Transaction, now: Date) {
  return transaction
    .selectFrom("invitations")
    .selectAll()
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .whereRef("uses", "<", "max_uses")
    .where(MAKER_STILL_INVITES);
}

/** How many that a person made work still. */
export function openInvitationsBy(userId: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from invitations
    where created_by = ${userId} and revoked_at is null and expires_at > ${now} and uses < max_uses
      and ${MAKER_STILL_INVITES})`;
}

/** Whether a link that a person joined by works still, for others who have it. */
export function joinedByOpenLink(userId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (select from invitations
    join member_events e on e.invitation_id = invitations.id and e.kind = 'member_joined' and e.user_id = ${userId}
    where invitations.created_by <> ${userId} and invitations.revoked_at is null and invitations.expires_at > ${now}
      and invitations.uses < invitations.max_uses and ${MAKER_STILL_INVITES})`;
}

/** Gives an invitation another link, made by whoever sends it; the one before opens nothing any more. */
export async function replaceLink(
  transaction: Transaction,
  id: string,
  link: { tokenHash: Buffer; createdBy: string; expiresAt: Date; mailId: string },
): Promise<Invitation> {
  const row = await transaction
    .updateTable("invitations")
    .set({
      token_hash: link.tokenHash,
      created_by: link.createdBy,
      expires_at: link.expiresAt,
      mail_id: link.mailId,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toInvitation(row, "waiting");
}

/** Takes back what an address was mailed before and has not used. @returns the ids of it. */
export async function revokeMailedTo(transaction: Transaction, email: string, now: Date): Promise<string[]> {
  const rows = await transaction
    .updateTable("invitations")
    .set({ revoked_at: now })
    .where("email", "=", email)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .whereRef("uses", "<", "max_uses")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export type FoundInvitation = Selectable<InvitationsTable> & { makerInvites: boolean };

/** The row of a link in the transaction's workspace, and whether its maker may still invite. */
export async function findInvitation(
  transaction: Transaction,
  tokenHash: Buffer,
): Promise<FoundInvitation | null> {
  const row = await transaction
    .selectFrom("invitations")
    .selectAll()
    .select(MAKER_STILL_INVITES.as("makerInvites"))
    .where("token_hash", "=", tokenHash)
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

function toInvitation(row: Selectable<InvitationsTable>, mail: Invitation["mail"]): Invitation {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    uses: row.uses,
    maxUses: row.max_uses,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    mail,
  };
}
