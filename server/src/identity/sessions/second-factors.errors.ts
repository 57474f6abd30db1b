import { AppError } from "#/platform/errors.ts";

export const secondFactorNeeded = () =>
  new AppError({
    code: "identity.second_factor_needed",
    status: 401,
    detail:
      "This account asks for a code of its authenticator app, which only Herald's own sign-in page can ask for.",
  });

export const halfSignInEnded = () =>
  new AppError({
    code: "identity.unable_to_auth_intermediate_session",
    status: 401,
    detail: "Too much time has passed since the first step. Sign in again from the beginning.",
  });
