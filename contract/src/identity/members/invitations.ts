import * as z from "zod/mini";
import { listOf } from "../../paging.ts";
import { EMAIL_MAX } from "../email.ts";
import { INVITATION_USES } from "../limits.ts";
import { Role } from "../roles.ts";

/**
 * What became of the mail of an invitation: `kept` where nothing sends mails, `unknown_address` and `refused` where the
 * mail server turned it down for good, `failed` for all else that only a server administrator can mend.
 */
const InvitationMail = z.enum(["waiting", "sent", "kept", "unknown_address", "refused", "failed"]);
export type InvitationMail = z.infer<typeof InvitationMail>;

/** An invite link, without the link itself: only its hash is kept. */
export const Invitation = z.object({
  id: z.uuid(),
  role: Role,
  /** Whom it was mailed to, who alone can use it; null for a link that is passed on. */
  email: z.nullable(z.string()),
  uses: z.int(),
  maxUses: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Null for a link that is passed on, and once the mail is forgotten. */
  mail: z.nullable(InvitationMail),
});
export type Invitation = z.infer<typeof Invitation>;
/** The invitations that still work, newest first. */
export const InvitationList = listOf(Invitation);
export type InvitationList = z.infer<typeof InvitationList>;
/** Links make no owners. */
const InvitedRole = z.enum(
  ["viewer", "reviewer", "member", "admin"],
  "Choose admin, member, reviewer or viewer",
);
export const InvitationInput = z.object({
  role: z._default(InvitedRole, "member"),
  maxUses: z._default(z.int().check(z.minimum(1), z.maximum(100)), INVITATION_USES),
});
export type InvitationInput = z.infer<typeof InvitationInput>;
export const NewInvitation = z.extend(Invitation, { url: z.string() });
export type NewInvitation = z.infer<typeof NewInvitation>;

/** Addresses that one request may invite. Chosen by us. */
export const INVITED_AT_ONCE = 50;
const AT_ONCE_WORDS = `At most ${INVITED_AT_ONCE} addresses at once`;
export const InvitedAddresses = z.object({
  emails: z
    .array(z.string("Enter an e-mail").check(z.trim(), z.maxLength(EMAIL_MAX, "Too long")))
    .check(z.minLength(1, "Enter an e-mail"), z.maxLength(INVITED_AT_ONCE, AT_ONCE_WORDS)),
  role: z._default(InvitedRole, "member"),
});
export type InvitedAddresses = z.infer<typeof InvitedAddresses>;
/** What became of each address: `limited` where too many mails were asked for. */
export const InvitedList = z.object({
  /** Whether the mails wait in the outbox, since nothing sends them. */
  areKept: z.boolean(),
  items: z.array(z.object({ email: z.string(), outcome: z.enum(["invited", "is_member", "limited"]) })),
});
export type InvitedList = z.infer<typeof InvitedList>;
