import { AppError } from "#/platform/errors.ts";

/** The same for a code that ended, was used, is void or was asked for elsewhere. */
export const codeNotFound = () =>
  new AppError({
    code: "identity.otp_code_not_found",
    status: 404,
    detail:
      "This code does not work here any more: it has ended, was used, was tried too often, or was asked for in another browser. Ask for a new one.",
  });

/** @param left tries that are left. */
export const wrongCode = (left: number) =>
  new AppError({
    code: "identity.unable_to_auth_otp_code",
    status: 401,
    detail:
      left > 0
        ? `This code is not right. ${left === 1 ? "One try is" : `${left} tries are`} left.`
        : "This code is not right, and no try is left. Ask for a new one.",
    errors: [{ path: "tries_left", message: String(left) }],
  });

export const duplicatePhone = (cause?: unknown) =>
  new AppError({
    code: "identity.duplicate_phone_number",
    status: 400,
    detail: "This phone number belongs to another account already. Sign in with it instead.",
    cause,
  });
