import * as z from "zod/mini";
import { listOf, ListQuery } from "../../paging.ts";
import { Role } from "../roles.ts";

const DAYS_WORDS = "Enter whole days";

/**
 * What the members' log tells of: who came and went, with which role, what lets others or programs in, who read a link
 * or code for a member in the outbox, whose lost authenticator app was let go, and who lost an address to who proved it.
 */
export const MEMBER_EVENTS = [
  "member_joined",
  "member_left",
  "member_removed",
  "member_restored",
  "role_changed",
  "invitation_made",
  "invitation_revoked",
  "invitation_restored",
  "invitation_mailed",
  "token_made",
  "token_revoked",
  "token_ended_with_password",
  "token_ended_with_sessions",
  "token_restored",
  "message_read",
  "app_let_go",
  "address_lost",
] as const;
const MemberEventKind = z.enum(MEMBER_EVENTS);
export type MemberEventKind = z.infer<typeof MemberEventKind>;

/** What a line is of where nobody meant it: the first proof of an address, or an account that ended with its only one. */
export const MEMBER_EVENT_REASONS = ["first_proof", "account_ended"] as const;
const MemberEventReason = z.enum(MEMBER_EVENT_REASONS);
export type MemberEventReason = z.infer<typeof MemberEventReason>;

export const MemberEvent = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: MemberEventKind,
  /** Who did it; of who joined, whose invite link it was. Null for the command line and for a first owner. */
  by: z.nullable(z.string()),
  /** The member that it is about; null for links and tokens. */
  member: z.nullable(z.string()),
  /** Name of the token. */
  token: z.nullable(z.string()),
  /** Whom an invitation is for alone; null for a link that is passed on, and for all else. */
  email: z.nullable(z.string()),
  /** The role given, or the one that the link gives, or the one that was lost. */
  role: z.nullable(Role),
  roleBefore: z.nullable(Role),
  /** Null where whoever did it meant it. */
  reason: z.nullable(MemberEventReason),
});
export type MemberEvent = z.infer<typeof MemberEvent>;
/** Newest first. */
export const MemberEventList = listOf(MemberEvent);
export type MemberEventList = z.infer<typeof MemberEventList>;

/** What is left of the log by who did it or whom it is about, what happened, and in how many last days. */
const logFilter = {
  userId: z.optional(z.uuid("Choose somebody of the workspace")),
  kind: z.optional(MemberEventKind),
  days: z.optional(z.coerce.number(DAYS_WORDS).check(z.int(DAYS_WORDS), z.minimum(1), z.maximum(3650))),
};
export const MemberEventFilter = z.object(logFilter);
export type MemberEventFilter = z.infer<typeof MemberEventFilter>;
export const MemberEventQuery = z.extend(ListQuery, logFilter);
export type MemberEventQuery = z.infer<typeof MemberEventQuery>;
