import { emailRefusal } from "@app/contract/identity/email-refusal";
import type { SignUpPolicy } from "@app/contract/identity/schemas";
import type { SignInMethod } from "@app/contract/identity/sign-in/settings";
import { AppError } from "#/platform/errors.ts";

export const oauthConfigNotFound = () =>
  new AppError({
    code: "identity.oauth_config_not_found",
    status: 404,
    detail: "This way to sign in is not set up here. Choose another one.",
  });

export const oauthScopesRefused = () =>
  new AppError({
    code: "identity.invalid_oauth_scopes",
    status: 400,
    detail: "Only the scopes that this server lists for the provider may be asked for.",
  });

export const oauthParameterRefused = (name: string) =>
  new AppError({
    code: "identity.invalid_oauth_parameter",
    status: 400,
    detail: `${name.slice(0, 60)} is not passed on to the provider.`,
  });

/** The provider did not answer, or not as it should. */
export const oauthUnreachable = (cause: unknown) =>
  new AppError({
    code: "identity.oauth_provider_unreachable",
    status: 502,
    detail: "The provider does not answer as it should. Try again in a moment, or sign in another way.",
    cause,
  });

/** What came back belongs to no sign-in that was begun in this browser. */
export const oauthStateNotFound = () =>
  new AppError({
    code: "identity.oauth_state_not_found",
    status: 400,
    detail: "This sign-in was not begun in this browser, or it took too long. Begin again.",
  });

export const oauthDenied = (cause?: unknown) =>
  new AppError({
    code: "identity.oauth_denied",
    status: 401,
    detail: "The provider did not let you through. Begin again, or sign in another way.",
    cause,
  });

export const oauthTokenNotFound = () =>
  new AppError({
    code: "identity.oauth_token_not_found",
    status: 404,
    detail: "This sign-in is over: it was used already, or it took too long. Begin again.",
  });

/** Which ways in are open here beside providers outside, and who may make an account. */
export interface OpenWays {
  methods: readonly SignInMethod[];
  signUp: SignUpPolicy;
}

export const oauthEmailNeeded = (open: OpenWays) =>
  new AppError({
    code: "identity.oauth_email_needed",
    status: 403,
    detail: sentences(
      "The provider names no address of yours that you have proved. Prove one there and begin again.",
      otherWay(open, "If you have an account here,", "and connect this one in Settings, Sign-in methods."),
      open.signUp === "invited" && "Without an account, ask a colleague for an invitation.",
      open.signUp === "closed" && "Nobody can make an account here at present.",
    ),
  });

/** The address that the provider names cannot be one of an account here. */
export const oauthEmailRefused = (email: string) =>
  new AppError({
    code: "identity.oauth_email_refused",
    status: 403,
    detail: `The provider names ${email} as your address. ${emailRefusal(email)}`,
  });

/** The address is known, and its account is connected to somebody else at the same provider. */
export const oauthOtherConnected = (open: OpenWays) =>
  new AppError({
    code: "identity.oauth_other_connected",
    status: 403,
    detail: sentences(
      "Another account of this provider is connected to who has your address here.",
      otherWay(open, "If that is you,", "and connect this one in Settings, Sign-in methods.") ??
        "If that is you, sign in with that other account and connect this one in Settings, Sign-in methods.",
    ),
  });

/** Never a way that is switched off. */
function otherWay({ methods }: OpenWays, before: string, after: string): string | null {
  if (methods.every((method) => method === "oauth")) return null;
  const way = methods.includes("magic_links") ? "with a mailed link" : "in another way";
  return `${before} sign in ${way} ${after}`;
}

const sentences = (...said: readonly (string | null | false)[]) => said.filter(Boolean).join(" ");

export const oauthTaken = (cause?: unknown) =>
  new AppError({
    code: "identity.duplicate_oauth_registration",
    status: 400,
    detail:
      "This account is connected to somebody else here. Sign out and sign in with it, or take it away there.",
    cause,
  });
