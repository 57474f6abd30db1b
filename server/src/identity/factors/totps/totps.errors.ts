import { AppError } from "#/platform/errors.ts";

export const wrongTotp = () =>
  new AppError({
    code: "identity.unable_to_authenticate_totp",
    status: 401,
    detail:
      "This code is not right. Look at the newest one in your app, and whether the clock of your phone is set by itself.",
  });

/** While the app is set up: each beginning has a key of its own. */
export const wrongFirstTotp = () =>
  new AppError({
    code: "identity.unable_to_authenticate_totp",
    status: 401,
    detail:
      "This code is not right. Look at the newest one in your app, and whether the clock of your phone is set by itself. If you began once more in another tab, only its QR code counts: close this and begin again.",
  });

export const usedTotp = () =>
  new AppError({
    code: "identity.totp_code_already_authenticated",
    status: 400,
    detail: "This code was used already. Wait for the next one, at most half a minute.",
  });

export const wrongRecoveryCode = () =>
  new AppError({
    code: "identity.unable_to_authenticate_recovery_code",
    status: 401,
    detail: "This recovery code is not right, or was used already. Each works once.",
  });

export const totpExists = () =>
  new AppError({
    code: "identity.totp_already_exists",
    status: 400,
    detail: "You have an authenticator app already. Remove it first to set up another one.",
  });

export const addressUnproved = (hasAddress: boolean) =>
  new AppError({
    code: "identity.email_confirmation_needed",
    status: 403,
    detail: hasAddress
      ? "Verify your e-mail address first, in Settings, Sign-in methods: without it nothing brings you back when the app is lost."
      : "Add an e-mail address first, in Settings, Sign-in methods: without one nothing brings you back when the app is lost.",
  });

export const noTotp = () =>
  new AppError({
    code: "identity.totp_not_found",
    status: 404,
    detail: "Your account has no authenticator app.",
  });
