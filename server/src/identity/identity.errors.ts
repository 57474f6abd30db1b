import { emailRefusal } from "@app/contract/identity/email-refusal";
import { SIGN_IN_METHOD_NAMES } from "@app/contract/identity/sign-in/settings";
import type { SignInMethod } from "@app/contract/identity/sign-in/settings";
import { AppError, invalidInput } from "#/platform/errors.ts";

/** The four that follow mean "this session is no longer valid" and nothing else: clients drop their session on them. */
export const sessionNotFound = () =>
  new AppError({
    code: "identity.session_not_found",
    status: 404,
    detail: "This session has ended. Sign in again.",
  });

export const notSignedIn = () =>
  new AppError({
    code: "identity.user_unauthenticated",
    status: 401,
    detail: "Nobody is signed in here. Sign in first.",
  });

/** Not fatal: the client keeps its session and tries again with the cookie that it has got meanwhile. */
export const tokenSuperseded = () =>
  new AppError({
    code: "identity.session_token_superseded",
    status: 409,
    detail: "You have just proved in another tab that it is you. Load this page again to go on.",
  });

export const invalidPublicToken = () =>
  new AppError({
    code: "identity.invalid_public_token",
    status: 401,
    detail: "Send the public token of this server in the Basic header, as ./herald config shows it.",
  });

/** @param status 403 for a change that came with cookies, else what the contract has. */
export const foreignPage = (status: 400 | 403) =>
  new AppError({
    code: "identity.bad_domain_for_stytch_sdk",
    status,
    detail: "Calls come from pages of this server: Origin and X-SDK-Parent-Host name its address.",
  });

export const routeNotFound = () =>
  new AppError({
    code: "identity.route_not_found",
    status: 404,
    detail: "The identity provider has no such call.",
  });

export const wrongPassword = () =>
  new AppError({
    code: "identity.unable_to_auth_password",
    status: 401,
    detail: "The e-mail or the password is not right. Try again, or ask for a link.",
  });

export const tooManyTries = (retryAfter: number) =>
  new AppError({
    code: "identity.too_many_requests",
    status: 429,
    detail: `That was too often. Try again in ${inWords(retryAfter)}; a password reset by e-mail works at once. If no mail arrives and you run this server, ./herald admin-link makes a link that lets you in.`,
    retryAfter,
  });

/** The same for addresses that nobody here has. */
export const tooManyMails = (retryAfter: number) =>
  new AppError({
    code: "identity.too_many_requests",
    status: 429,
    detail: `Many mails were asked for this address. Look for one that is there already, in the junk folder too, or try again in ${inWords(retryAfter)}.`,
    retryAfter,
  });

export const tooManyInvitations = (retryAfter: number) =>
  new AppError({
    code: "identity.too_many_requests",
    status: 429,
    detail: `You have invited many people today. Copy the invite link instead, or try again in ${inWords(retryAfter)}.`,
    retryAfter,
  });

export const tooManyTexts = (retryAfter: number) =>
  new AppError({
    code: "identity.too_many_requests",
    status: 429,
    detail: `Many messages were asked for this number. Look for one that is there already, or try again in ${inWords(retryAfter)}.`,
    retryAfter,
  });

const tooMany = (what: string, instead: string) => (retryAfter: number) =>
  new AppError({
    code: "identity.too_many_requests",
    status: 429,
    detail: `Too many ${what} were tried. Try again in ${inWords(retryAfter)}, or ${instead}.`,
    retryAfter,
  });

export const tooManyCodes = tooMany("codes", "sign in another way");
/** Of an authenticator app: whatever else is proved first, this step stays. */
export const tooManyAppCodes = tooMany("codes", "use a recovery code now");
export const tooManyRecoveryCodes = tooMany("recovery codes", "use the app");

export const tooManySearches = (retryAfter: number) =>
  new AppError({
    code: "identity.too_many_requests",
    status: 429,
    detail: `This address was looked up too often. Try again in ${inWords(retryAfter)}.`,
    retryAfter,
  });

export const tooManyCalls = (retryAfter: number) =>
  new AppError({
    code: "identity.too_many_requests",
    status: 429,
    detail: `Too many requests from your address. Try again in ${inWords(retryAfter)}.`,
    retryAfter,
  });

export const busy = () =>
  new AppError({
    code: "identity.busy",
    status: 503,
    detail: "Many people sign in right now. Try again in a moment.",
    retryAfter: 2,
  });

// British English sets no comma before the last one.
const EITHER = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Why a link does not work; `until` is when it stopped working, where that is known. */
export type LinkFailure = { reason: "expired" | "used"; until: Date } | { reason: "withdrawn" | "unknown" };

export const linkRefused = (failure: LinkFailure) =>
  new AppError({
    code: "identity.unable_to_auth_magic_link",
    status: 401,
    detail: LINK_DETAILS[failure.reason],
    errors: [
      { path: "reason", message: failure.reason },
      ...("until" in failure ? [{ path: "until", message: failure.until.toISOString() }] : []),
    ],
  });

const LINK_DETAILS = {
  expired: "This link has expired. Ask for a new one.",
  used: "This link was used already. Ask for a new one.",
  withdrawn: "This link was withdrawn: whoever sent it or runs the workspace has closed it since.",
  unknown: "This link does not work. It may be incomplete, or a newer one has replaced it.",
} as const;

/** @param ways by which the person can prove it; none where they are not known. */
export const staleFactors = (ways: readonly string[]) =>
  new AppError({
    code: "identity.stale_factors",
    status: 401,
    detail: `For this, prove again that it is you${ways.length > 0 ? `, by ${EITHER.format(ways)}` : ""}. Then try again.`,
  });

export const invalidDuration = () =>
  new AppError({
    code: "identity.invalid_session_duration",
    status: 400,
    detail: "session_duration_minutes must be a whole number from 5 to 527040.",
  });

export const duplicateEmail = (cause?: unknown) =>
  new AppError({
    code: "identity.duplicate_email",
    status: 400,
    detail: "This e-mail has an account already. Sign in with it instead.",
    cause,
  });

const SIGN_UP_REFUSALS = {
  invited: "New accounts are made by invitation here. Ask a colleague for an invite link.",
  domains:
    "New accounts are for addresses of some domains here, and by invitation. Ask a colleague for an invite link.",
  closed:
    "Nobody new comes in here, not even by an invite link. Ask whoever runs this server to open sign-up.",
  mailed:
    "An account begins with a mailed link here. Ask for a link to this e-mail and open it; then you can set a password.",
};

export const signUpRefused = (policy: keyof typeof SIGN_UP_REFUSALS) =>
  new AppError({
    code: "identity.sign_up_not_allowed",
    status: 403,
    detail: SIGN_UP_REFUSALS[policy],
  });

export const weakPassword = (detail: string) =>
  new AppError({
    code: "identity.weak_password",
    status: 400,
    detail,
    errors: [{ path: "password", message: detail }],
  });

export const breachedPassword = () =>
  new AppError({
    code: "identity.breached_password",
    status: 400,
    detail: "This password is on lists that attackers try first. Choose another one.",
    errors: [{ path: "password", message: "Choose another password; this one is on known lists." }],
  });

export const invalidEmail = (email: string) => invalidInput("email", emailRefusal(email));

export const lastOwner = () =>
  new AppError({
    code: "identity.last_owner",
    status: 409,
    detail: "A workspace keeps at least one owner. Make somebody else an owner first.",
  });

export const alreadyMember = () =>
  new AppError({
    code: "identity.already_member",
    status: 409,
    detail:
      "This person has joined again, so there is no removal to undo. Change their role in the list of members if it should be another.",
  });

export const ownersOnly = () =>
  new AppError({
    code: "identity.owners_only",
    status: 403,
    detail: "Only an owner can make or change an owner.",
  });

export const peopleOnly = () =>
  new AppError({
    code: "identity.people_only",
    status: 403,
    detail: "An API token cannot see or change people, tokens or settings. Sign in as a person.",
  });

export const slugTaken = (cause: unknown) =>
  new AppError({
    code: "identity.slug_taken",
    status: 409,
    detail: "Another workspace has this short name already. Choose another one.",
    errors: [{ path: "slug", message: "Choose another short name" }],
    cause,
  });

export const workspacesClosed = () =>
  new AppError({
    code: "identity.workspaces_closed",
    status: 403,
    detail: "Only who administers this server makes workspaces here. Ask them for one.",
  });

/** @param factor as the contract names it, such as "email". */
export const factorNotFound = (factor: string) =>
  new AppError({
    code: `identity.${factor}_not_found`,
    status: 404,
    detail: "Your account has no such way to sign in.",
  });

export const lastPrimaryFactor = () =>
  new AppError({
    code: "identity.cannot_delete_last_primary_factor",
    status: 400,
    detail:
      "You could not sign in any more without this: nothing else of yours is open on this server. Add another way to sign in first.",
  });

/** Whose app is lost comes back by a proved address alone. */
export const lastAddressOfApp = () =>
  new AppError({
    code: "identity.cannot_delete_last_primary_factor",
    status: 400,
    detail:
      "With an authenticator app one verified e-mail address stays: without it nothing brings you back when the app is lost. Add another address first, or remove the app.",
  });

export const invalidCredential = () =>
  new AppError({
    code: "identity.invalid_public_key_credential",
    status: 400,
    detail: "What the browser sent is no passkey. Try again, or sign in another way.",
  });

/** The same for a passkey that nobody here has, a wrong one, and an old question. */
export const wrongPasskey = (cause?: unknown) =>
  new AppError({
    code: "identity.unable_to_auth_webauthn_registration",
    status: 401,
    detail: "This passkey does not sign in here, or it took longer than five minutes. Try again.",
    cause,
  });

export const duplicatePasskey = (cause?: unknown) =>
  new AppError({
    code: "identity.duplicate_webauthn_registration",
    status: 400,
    detail: "This passkey belongs to an account already. Make another one.",
    cause,
  });

export const unknownOwner = (email: string, administrators: readonly string[]) =>
  new AppError({
    code: "identity.unknown_owner",
    status: 400,
    detail: `Nobody here has the address ${email}. ${
      administrators.length > 0
        ? `Name somebody who has signed up, such as ${administrators.join(" or ")}.`
        : "Leave --owner out: the first administrator becomes the owner."
    }`,
    errors: [{ path: "owner", message: "Name somebody who has signed up" }],
  });

/** @param next what to do instead. */
export const methodSwitchedOff = (method: SignInMethod, next = "Sign in another way.") =>
  new AppError({
    code: "identity.sign_in_method_disabled",
    status: 403,
    detail: `${SIGN_IN_METHOD_NAMES[method]} are switched off on this server. ${next}`,
  });

/** The same for every address: the mail says more. */
export const confirmationMailed = () =>
  new AppError({
    code: "identity.email_confirmation_needed",
    status: 403,
    detail: "This address has to be proved first: a mail to it says how to go on, in this browser.",
  });

export const fixedByEnvironment = (setting: string) =>
  new AppError({
    code: "identity.fixed_by_environment",
    status: 409,
    detail: `${setting} is set in the environment of the server. Change it there, then start Herald again.`,
  });

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export const privateCopy = () =>
  new AppError({
    code: "sample.private_copy",
    status: 403,
    detail: "Your copy of the sample is yours alone. Invite people into a workspace of your own.",
  });

export const copyExists = (cause?: unknown) =>
  new AppError({
    code: "sample.copy_exists",
    status: 409,
    detail: "You have another copy of the sample already. Remove it first to bring the old one back.",
    cause,
  });
