import * as z from "zod/mini";
import { Currency } from "../money.ts";
import {
  ProviderEmail,
  ProviderPhone,
  ProviderSession,
  ProviderUser,
  ProviderWallet,
} from "./provider-user.ts";
import { isOneLine, NAME_MAX } from "./names.ts";
import { EmailText, PasswordText, PersonName, TimeZone, WorkspaceName } from "./schemas.ts";
import { EMAIL_MAX } from "./email.ts";
import { PASSWORD_MAX } from "./limits.ts";
import { SignInMethod } from "./sign-in/settings.ts";

/** The wire contract of the identity provider under `/sdk/v1`: requests and the data of its answers. */

const TEXT_MAX = 2000;
const METADATA_KEYS_MAX = 50;
export const text = z.string("should be string").check(z.maxLength(TEXT_MAX, "is too long"));
const token = z.string("should be string").check(z.minLength(1, "is empty"), z.maxLength(500, "is too long"));
export const minutes = z.optional(z.number("should be number"));
const email = z.string("should be string").check(z.trim(), z.maxLength(EMAIL_MAX, "is too long"));
const password = z.string("should be string").check(z.maxLength(TEXT_MAX, "is too long"));
const newPassword = z.string("should be string").check(z.maxLength(PASSWORD_MAX, "is too long"));
/** Base64url of a SHA-256: 43 characters (RFC 7636). */
const codeChallenge = z.optional(
  z.string("should be string").check(z.regex(/^[\w-]{43}$/, "should be a PKCE S256 challenge")),
);
const codeVerifier = z.optional(z.string("should be string").check(z.maxLength(200, "is too long")));

/** A name of one line, of a person or of a thing of theirs. */
export const partOfName = z
  .string("should be string")
  .check(z.trim(), z.maxLength(NAME_MAX, "is too long"), z.refine(isOneLine, "should be one line"));
/** Beyond the hosted contract: of who comes by an invite link, which makes an account where there is none. */
export const InvitedBody = z.object({ token, name: z.optional(PersonName) });
export type InvitedBody = z.infer<typeof InvitedBody>;
export const invitation = z.optional(InvitedBody);
const Metadata = z.record(z.string(), z.unknown());

const status = { status_code: z.number(), request_id: z.string() };
export const enveloped = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.object({ data: z.object({ ...status, ...shape }) });

export const authenticated = {
  user_id: z.string(),
  user: z.optional(ProviderUser),
  /** Null, and without a user, while a second factor is asked for. */
  session: z.nullable(ProviderSession),
  /** Empty where the session cookies are HttpOnly. */
  session_token: z.string(),
  session_jwt: z.string(),
  /** Of who has proved one factor and has to prove another; empty where the cookies are HttpOnly. */
  intermediate_session_token: z.optional(z.string()),
  method_id: z.optional(z.string()),
  method_type: z.optional(z.string()),
  email_id: z.optional(z.string()),
  /** Where an invitation or a setup led: the workspace to open first. */
  workspace_slug: z.optional(z.string()),
  /** Of a renewal: whether the call whose answer was lost had been done; what it gave is given here. */
  lost_call_done: z.optional(z.boolean()),
};
export const Authenticated = enveloped(authenticated);
export type Authenticated = z.infer<typeof Authenticated>["data"];
export const Done = enveloped({});
export const OwnUser = enveloped(ProviderUser.shape);
export const UpdatedUser = enveloped({
  user_id: z.string(),
  __user: ProviderUser,
  emails: z.array(ProviderEmail),
  phone_numbers: z.array(ProviderPhone),
  crypto_wallets: z.array(ProviderWallet),
});

const bootstrap = {
  project_name: z.string(),
  disable_sdk_watermark: z.boolean(),
  cname_domain: z.nullable(z.string()),
  email_domains: z.array(z.string()),
  captcha_settings: z.object({ enabled: z.boolean(), siteKey: z.optional(z.string()) }),
  pkce_required_for_email_magic_links: z.boolean(),
  pkce_required_for_password_resets: z.boolean(),
  pkce_required_for_oauth: z.boolean(),
  pkce_required_for_sso: z.boolean(),
  slug_pattern: z.nullable(z.string()),
  create_organization_enabled: z.boolean(),
  password_config: z.nullable(z.object({ luds_complexity: z.number(), luds_minimum_count: z.number() })),
  dfp_protected_auth_enabled: z.boolean(),
  dfp_protected_auth_mode: z.enum(["OBSERVATION", "DECISIONING"]),
  rbac_policy: z.object({
    roles: z.array(
      z.object({
        role_id: z.string(),
        description: z.string(),
        permissions: z.array(z.object({ resource_id: z.string(), actions: z.array(z.string()) })),
      }),
    ),
    resources: z.array(
      z.object({ resource_id: z.string(), description: z.string(), actions: z.array(z.string()) }),
    ),
    scopes: z.array(z.string()),
  }),
  siwe_required_for_crypto_wallets: z.boolean(),
  vertical: z.enum(["CONSUMER", "B2B"]),
  /** Beyond the hosted contract: what the sign-in screen has to know. */
  email_pattern: z.enum(["specification", "any"]),
  sign_up: z.enum(["closed", "invited", "open"]),
  /** Ways in that are offered. */
  sign_in_methods: z.array(SignInMethod),
  /** Ways by which codes reach people by themselves. */
  passcode_channels: z.array(z.enum(["email", "sms", "whatsapp"])),
  /** Where somebody may sign in outside: what to ask for, and what a button says. */
  oauth_providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether the sign-in page shows the frame of Google. */
  google_one_tap: z.boolean(),
  password_policy: z.object({
    strength_policy: z.enum(["zxcvbn", "luds"]),
    minimum_length: z.number(),
    minimum_score: z.number(),
    minimum_kinds: z.number(),
  }),
};
export const Bootstrap = enveloped(bootstrap);
export type Bootstrap = z.infer<typeof Bootstrap>["data"];

/** Beyond the hosted contract: what a page has to know before its first call. */
export const CurrentProject = enveloped({
  public_token: z.string(),
  session_cookies: z.enum(["httponly", "script"]),
});

const StrengthFeedback = z.object({
  warning: z.string(),
  suggestions: z.array(z.string()),
  luds_requirements: z.object({
    has_digit: z.boolean(),
    has_lower_case: z.boolean(),
    has_upper_case: z.boolean(),
    has_symbol: z.boolean(),
    missing_characters: z.number(),
    missing_complexity: z.number(),
  }),
});
const strength = {
  valid_password: z.boolean(),
  score: z.number(),
  breached_password: z.boolean(),
  breach_detection_on_create: z.boolean(),
  strength_policy: z.enum(["zxcvbn", "luds"]),
  feedback: StrengthFeedback,
};
export const Strength = enveloped(strength);
export type Strength = Omit<z.infer<typeof Strength>["data"], "status_code" | "request_id">;

export const UserSearch = enveloped({
  userType: z.enum(["new", "passwordless", "password"]),
  /** Beyond the hosted contract: whether somebody has the address, as far as the caller may know. */
  has_account: z.boolean(),
});
export const OrganizationSearch = enveloped({
  organization: z.nullable(
    z.object({
      organization_id: z.string(),
      organization_name: z.string(),
      organization_slug: z.string(),
      organization_logo_url: z.string(),
      sso_active_connections: z.array(z.unknown()),
      sso_default_connection_id: z.nullable(z.string()),
      email_jit_provisioning: z.string(),
      email_allowed_domains: z.array(z.string()),
      oauth_tenant_jit_provisioning: z.string(),
      allowed_oauth_tenants: Metadata,
      auth_methods: z.string(),
      allowed_auth_methods: z.array(z.string()),
      mfa_policy: z.string(),
    }),
  ),
});
export const MemberSearch = enveloped({
  member: z.nullable(z.object({ status: z.string(), name: z.string(), member_password_id: z.string() })),
});
export const ResetLink = enveloped({
  expires_at: z.string(),
  /** Whether its use is the first proof of the address, which ends what was set up before. */
  is_first_proof: z.boolean(),
});
export const SetupLink = enveloped({
  expires_at: z.string(),
  /** Name of the workspace that waits for its owner; null when a new one is made. */
  workspace_name: z.nullable(z.string()),
  /** Of the one account that it is for; null where it is for whoever opens it. */
  email: z.nullable(z.string()),
  /** Of that account: whether it has a workspace, so that none is made. */
  has_workspace: z.boolean(),
});
export const InviteLink = enveloped({
  expires_at: z.string(),
  workspace_name: z.string(),
  role: z.string(),
  /** Whom it was mailed to, who alone can use it. */
  email: z.nullable(z.string()),
  /** Of whoever is signed in and a member already: the workspace to open. */
  workspace_slug: z.nullable(z.string()),
});

export const SessionsAuthenticateBody = z.object({ session_duration_minutes: minutes });
export const UsersUpdateBody = z.object({
  untrusted_metadata: z.optional(
    Metadata.check(z.refine((value) => Object.keys(value).length <= METADATA_KEYS_MAX, "has too many keys")),
  ),
  name: z.optional(
    z.object({
      first_name: z.optional(partOfName),
      middle_name: z.optional(partOfName),
      last_name: z.optional(partOfName),
    }),
  ),
});
export type UsersUpdateBody = z.infer<typeof UsersUpdateBody>;
export const MagicLinkSendBody = z.object({
  email,
  login_magic_link_url: z.optional(text),
  signup_magic_link_url: z.optional(text),
  login_expiration_minutes: minutes,
  signup_expiration_minutes: minutes,
  code_challenge: codeChallenge,
  invitation,
});
export type MagicLinkSendBody = z.infer<typeof MagicLinkSendBody>;
export const MagicLinkAuthenticateBody = z.object({
  token,
  code_verifier: codeVerifier,
  session_duration_minutes: minutes,
  invitation,
});
export type MagicLinkAuthenticateBody = z.infer<typeof MagicLinkAuthenticateBody>;
export const PasswordBody = z.object({ email, password, session_duration_minutes: minutes });
export const NewPasswordBody = z.object({ email, password: newPassword, session_duration_minutes: minutes });
export const ResetStartBody = z.object({
  email,
  login_redirect_url: z.optional(text),
  reset_password_redirect_url: z.optional(text),
  reset_password_expiration_minutes: minutes,
  code_challenge: codeChallenge,
});
export type ResetStartBody = z.infer<typeof ResetStartBody>;
export const ResetBody = z.object({
  token,
  password: newPassword,
  code_verifier: codeVerifier,
  session_duration_minutes: minutes,
});
export type ResetBody = z.infer<typeof ResetBody>;
export const ExistingPasswordResetBody = z.object({
  email,
  existing_password: password,
  new_password: newPassword,
  session_duration_minutes: minutes,
});
export type ExistingPasswordResetBody = z.infer<typeof ExistingPasswordResetBody>;
export const SessionResetBody = z.object({ password: newPassword, session_duration_minutes: minutes });
export const StrengthBody = z.object({ email: z.optional(email), password });
export const UserSearchBody = z.object({ email });
export const OrganizationSearchBody = z.object({ organization_slug: text });
export const MemberSearchBody = z.object({ email_address: email, organization_id: text });
export const LinkCheckBody = z.object({ token });
/** Of a link that opens in one browser only. */
export const ResetCheckBody = z.object({ token, code_verifier: codeVerifier });
export type ResetCheckBody = z.infer<typeof ResetCheckBody>;
export const SetupBody = z.object({
  token,
  name: PersonName,
  email: EmailText,
  password: PasswordText,
  /** Not asked for of who has a workspace. */
  workspace_name: z.optional(WorkspaceName),
  time_zone: TimeZone,
  currency: Currency,
  session_duration_minutes: minutes,
});
export type SetupBody = z.infer<typeof SetupBody>;
/** Without name, e-mail and password, the signed-in person joins. */
export const JoinBody = z.object({
  token,
  name: z.optional(PersonName),
  email: z.optional(EmailText),
  password: z.optional(PasswordText),
  session_duration_minutes: minutes,
});
export type JoinBody = z.infer<typeof JoinBody>;
export * from "./provider-user.ts";
