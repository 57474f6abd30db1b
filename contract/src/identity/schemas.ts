import * as z from "zod/mini";
import { EMAIL_MAX } from "./email.ts";
import { PASSWORD_MAX } from "./limits.ts";
import { Currency } from "../money.ts";
import { listOf, ListQuery } from "../paging.ts";
import { Workspace } from "./members/me.ts";
import { named } from "./members/named.ts";
import { Role } from "./roles.ts";
import { Version, Versioned } from "../versions.ts";

// In a file without schemas, so that the sign-in screen need not carry these.
export * from "./members/api-tokens.ts";
export * from "./limits.ts";
export * from "./members/me.ts";
export * from "./members/invitations.ts";
export * from "./members/log.ts";

export const PersonName = named("Enter your name");
export const WorkspaceName = named("Give the workspace a name");
export const PasskeyName = named("Give the passkey a name");
export const TimeZone = z
  .string("Choose a time zone")
  .check(z.maxLength(60, "Choose a time zone"), z.regex(/^[A-Za-z0-9_+\-/]+$/, "Choose a time zone"));
export const EmailText = z
  .string("Enter an e-mail")
  .check(z.trim(), z.minLength(1, "Enter an e-mail"), z.maxLength(EMAIL_MAX, "Too long"));
export const PasswordText = z
  .string("Enter a password")
  .check(z.minLength(1, "Enter a password"), z.maxLength(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters`));

/** Words, digits and hyphens. */
export const SLUG_PATTERN = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;
/** Stands in links as `?workspace=`. */
export const Slug = z
  .string("Enter a short name for links")
  .check(z.regex(SLUG_PATTERN, "Use small letters, digits and hyphens, at most 60"));

export const WorkspaceList = z.object({ items: z.array(Workspace) });

/** One that whoever asks owns, and may still bring back. */
export const DeletedWorkspace = z.object({ id: z.uuid(), name: z.string(), deletedAt: z.iso.datetime() });
export type DeletedWorkspace = z.infer<typeof DeletedWorkspace>;
export const DeletedWorkspaceList = z.object({ items: z.array(DeletedWorkspace) });

const place = { slug: Slug, timeZone: TimeZone, currency: Currency };
export const WorkspaceInput = z.extend(z.partial(z.object(place)), { name: WorkspaceName });
export type WorkspaceInput = z.infer<typeof WorkspaceInput>;
/** All that an admin may change, as the screen saves it. */
export const WorkspaceFields = z.object({ name: WorkspaceName, ...place, viewersSeePrices: z.boolean() });
export type WorkspaceFields = z.infer<typeof WorkspaceFields>;
export const WorkspaceChange = z.extend(z.partial(WorkspaceFields), Versioned.shape);
export type WorkspaceChange = z.infer<typeof WorkspaceChange>;

/** Only what is given changes; of the steps, those that are named. */
export const PreferencesChange = z.extend(Versioned, {
  navigation: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40))),
  firstRun: z.optional(z.record(z.string().check(z.maxLength(60)), z.enum(["done", "skipped"]))),
  /** Puts away what a sign-in has told. */
  notice: z.optional(z.null()),
});
export type PreferencesChange = z.infer<typeof PreferencesChange>;

export const Member = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  role: Role,
  isServerAdministrator: z.boolean(),
  /** The only owner can neither leave nor get another role. */
  isLastOwner: z.boolean(),
  /** How many share links of this member work still. */
  openLinks: z.int(),
  /** How many invitations and invite links of this member work still. */
  openInvitations: z.int(),
  /** How many API tokens of this member work still. */
  openTokens: z.int(),
  /** Whether an invite link of somebody else that they joined by works still: it ends with a lower role, or removal. */
  joinedByOpenLink: z.boolean(),
  /** Whether anybody has shown that the address is theirs: one that was only typed may be somebody else's. */
  isEmailProved: z.boolean(),
  /** Of the role. */
  version: Version,
  /** Null until the person has opened Herald. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  joinedAt: z.iso.datetime(),
});
export type Member = z.infer<typeof Member>;
/** In the order in which they joined. */
export const MemberList = listOf(Member);
export type MemberList = z.infer<typeof MemberList>;
export const RoleChange = z.extend(Versioned, { role: Role });
export type RoleChange = z.infer<typeof RoleChange>;
/** A member with another role, and how many invitations the change has ended. */
export const RoleChanged = z.extend(Member, { endedInvitations: z.int() });
export type RoleChanged = z.infer<typeof RoleChanged>;

export const OutboxChannel = z.enum(["email", "sms", "whatsapp"]);
/** What became of a message: `kept` where nothing sends it, so that it is passed on by hand. */
const DeliveryState = z.enum(["waiting", "sent", "failed", "kept"]);
export const OutboxMessage = z.object({
  id: z.uuid(),
  channel: OutboxChannel,
  to: z.string(),
  subject: z.string(),
  /** In a list without its link or code, and everywhere once it was sent or where something sends it. */
  text: z.string(),
  /** Whether the text of this one message alone has the link or code that this one has not. */
  hidesSecret: z.boolean(),
  createdAt: z.iso.datetime(),
  /** State of the link in the message; null for a message without one. */
  link: z.nullable(z.object({ state: z.enum(["open", "used", "expired"]), expiresAt: z.iso.datetime() })),
  delivery: z.object({
    state: DeliveryState,
    /** How often it was tried. */
    tries: z.int(),
    /** Why the last try failed, with what to do; null where none has. */
    failure: z.nullable(z.string()),
  }),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;
/** Days for which messages are kept. Chosen by us. */
export const OUTBOX_DAYS = 7;
/** Newest first. */
export const OutboxPage = listOf(OutboxMessage);
export type OutboxPage = z.infer<typeof OutboxPage>;
export const OutboxQuery = z.extend(ListQuery, { channel: z.optional(OutboxChannel) });
export type OutboxQuery = z.infer<typeof OutboxQuery>;

const SIGN_UP_POLICIES = ["closed", "invited", "open"] as const;
export const SignUpPolicy = z.enum(SIGN_UP_POLICIES, "Choose closed, invited or open");
export type SignUpPolicy = z.infer<typeof SignUpPolicy>;
/** `isFixed` when the environment decides and the screen cannot. */
export const SignUpSetting = z.extend(Versioned, { policy: SignUpPolicy, isFixed: z.boolean() });
export type SignUpSetting = z.infer<typeof SignUpSetting>;
export const SignUpChange = z.extend(Versioned, { policy: SignUpPolicy });
export type SignUpChange = z.infer<typeof SignUpChange>;

/** Whether links open on other computers, and what to change when they do not. */
export const Reachability = z.object({
  opensElsewhere: z.boolean(),
  baseUrl: z.string(),
  /** A sentence for the person who gives a link away. */
  note: z.string(),
  /** Settings to change, in order; empty when links open everywhere. */
  steps: z.array(z.string()),
});
export type Reachability = z.infer<typeof Reachability>;
