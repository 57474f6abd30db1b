import type { LinkFailure } from "#/identity/identity.errors.ts";
import { AppError } from "#/platform/errors.ts";

export const secondFactorNeeded = () =>
  new AppError({
    code: "identity.second_factor_needed",
    status: 401,
    detail:
      "This account asks for a code of its authenticator app, which only Herald's own sign-in page can ask for.",
  });

/** @param reason what became of the first step. */
export const halfSignInEnded = (reason: LinkFailure["reason"]) =>
  new AppError({
    code: "identity.unable_to_auth_intermediate_session",
    status: 401,
    detail: `${ENDS[reason]} Sign in again from the beginning.`,
  });

const DONE = "This sign-in was finished already, and each works once.";
const ENDED = "This sign-in was ended meanwhile.";
const ENDS: Readonly<Record<LinkFailure["reason"], string>> = {
  expired: "Too much time has passed since the first step.",
  used: DONE,
  unknown: ENDED,
  withdrawn: ENDED,
};
