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

export const oauthEmailNeeded = () =>
  new AppError({
    code: "identity.oauth_email_needed",
    status: 403,
    detail:
      "The provider names no address of yours that you have proved. Prove one there, or sign in with a mailed link here and connect the account in Settings.",
  });

/** The address is known, and its account is connected to somebody else at the same provider. */
export const oauthOtherConnected = () =>
  new AppError({
    code: "identity.oauth_other_connected",
    status: 403,
    detail:
      "Another account of this provider is connected to who has your address here. If that is you, sign in in another way, such as a mailed link, and connect this one in Settings, Sign-in methods.",
  });

export const oauthTaken = (cause?: unknown) =>
  new AppError({
    code: "identity.duplicate_oauth_registration",
    status: 400,
    detail:
      "This account is connected to somebody else here. Sign out and sign in with it, or take it away there.",
    cause,
  });
