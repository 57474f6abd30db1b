import { AuthenticationFactor } from "@app/contract/identity/provider";
import * as z from "zod/mini";
import type { Database, Transaction } from "#/platform/database/database.ts";
import type { LinkFailure } from "#/identity/identity.errors.ts";
import {
  endUnusedTokens,
  insertToken,
  lookAtToken,
  reopenToken,
  useToken,
} from "#/identity/factors/one-time-tokens.store.ts";

/** A password that waits for the second factor of who chose it, the address that is told, and what ends with it. */
const NewPassword = z.object({ hash: z.string(), email: z.string(), endsTokens: z.boolean() });

export type NewPassword = z.infer<typeof NewPassword>;

/** An invitation that is accepted with the second factor; of its link the hash alone is kept. */
const WaitingInvitation = z.object({ workspaceId: z.string(), tokenHash: z.string() });

export type WaitingInvitation = z.infer<typeof WaitingInvitation>;

/** An account at a provider outside that becomes a way in with the second factor, under the id that the first one names. */
const WaitingAccount = z.object({
  id: z.string(),
  provider: z.string(),
  subject: z.string(),
  email: z.nullable(z.string()),
  picture: z.string(),
  locale: z.string(),
});

export type WaitingAccount = z.infer<typeof WaitingAccount>;

const Details = z.object({
  factor: AuthenticationFactor,
  minutes: z.nullable(z.number()),
  newPassword: z.optional(NewPassword),
  invitation: z.optional(WaitingInvitation),
  account: z.optional(WaitingAccount),
  oneTimeTokenId: z.optional(z.string()),
});

/** Who has proved a first factor, and has a while for the second one. */
export interface HalfSignIn {
  id: string;
  userId: string;
  factor: AuthenticationFactor;
  /** As asked for with the first factor. */
  minutes: number | undefined;
  newPassword?: NewPassword | undefined;
  invitation?: WaitingInvitation | undefined;
  account?: WaitingAccount | undefined;
  /** The link or code of the first factor, which is used up with the second one. */
  oneTimeTokenId?: string | undefined;
  startedAt: Date;
}

/** What proved the first factor proves it again until the second one follows: whoever breaks off has lost nothing. */
export async function insertHalfSignIn(
  db: Database,
  half: Omit<HalfSignIn, "id" | "startedAt"> & { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  const { userId, factor, minutes = null, newPassword, invitation, account, oneTimeTokenId } = half;
  const { tokenHash, now, expiresAt } = half;
  const details = { factor, minutes, newPassword, invitation, account, oneTimeTokenId };
  if (oneTimeTokenId !== undefined) await reopenToken(db, oneTimeTokenId);
  await insertToken(db, {
    purpose: "intermediate",
    tokenHash,
    userId,
    now,
    expiresAt,
    email: null,
    codeChallenge: null,
    details,
  });
}

/** One that may still be finished at `now`; else why it may not. */
export async function findHalfSignIn(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<{ half: HalfSignIn } | { failure: LinkFailure }> {
  const found = await lookAtToken(db, "intermediate", tokenHash, now);
  if ("failure" in found) return found;
  const { id, userId, details, createdAt: startedAt } = found.token;
  if (userId === null) return { failure: { reason: "unknown" } };
  const { minutes, ...kept } = Details.parse(details);
  return { half: { id, userId, minutes: minutes ?? undefined, startedAt, ...kept } };
}

/** Uses it up, with what proved its first factor. @returns whether this call was the one that did. */
export async function finishHalfSignIn(
  transaction: Transaction,
  { id, oneTimeTokenId, startedAt }: HalfSignIn,
  now: Date,
): Promise<boolean> {
  if (!(await useToken(transaction, id, now))) return false;
  return oneTimeTokenId === undefined || useToken(transaction, oneTimeTokenId, now, startedAt);
}

/** Ends those of a person, with their other sessions. */
export function endHalfSignInsOf(db: Database, userId: string, now: Date): Promise<void> {
  return endUnusedTokens(db, "intermediate", now, userId);
}
