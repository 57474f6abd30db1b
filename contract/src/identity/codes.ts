import * as z from "zod/mini";
import { EMAIL_MAX } from "./email.ts";
import { Authenticated, invitation, UpdatedUser } from "./provider.ts";

/** The wire contract of codes: by mail, by message, of an authenticator app, and to recover. */

const CODE_MAX = 100;
const minutes = z.optional(z.number("should be number"));
const code = z.string("should be string").check(z.maxLength(CODE_MAX, "is too long"));
const status = { status_code: z.number(), request_id: z.string() };
/** Where scripts hold the tokens: of who has proved one factor. */
const intermediate = z.optional(code);

export const PasscodeEmailBody = z.object({
  email: z.string("should be string").check(z.trim(), z.maxLength(EMAIL_MAX, "is too long")),
  expiration_minutes: minutes,
  invitation,
});
export const PasscodePhoneBody = z.object({
  phone_number: z.string("should be string").check(z.trim(), z.maxLength(CODE_MAX, "is too long")),
  expiration_minutes: minutes,
  enable_autofill: z.optional(z.boolean("should be boolean")),
});
/** The same whether or not a code was sent. */
export const PasscodeSent = z.object({ data: z.object({ ...status, method_id: z.string() }) });
export const PasscodeAuthenticateBody = z.object({
  token: code,
  method_id: code,
  session_duration_minutes: minutes,
  invitation,
});

export const TotpCreateBody = z.object({ expiration_minutes: minutes });
/** The only answer that holds the secret. */
export const TotpCreated = z.object({
  data: z.extend(UpdatedUser.shape.data, {
    totp_id: z.string(),
    /** Base32. */
    secret: z.string(),
    /** A picture as a data URI. */
    qr_code: z.string(),
    recovery_codes: z.array(z.string()),
  }),
});
export const TotpAuthenticateBody = z.object({
  totp_code: code,
  session_duration_minutes: minutes,
  intermediate_session_token: intermediate,
});
export const TotpRecoverBody = z.object({
  recovery_code: code,
  session_duration_minutes: minutes,
  intermediate_session_token: intermediate,
});
export const TotpAuthenticated = z.object({
  data: z.extend(Authenticated.shape.data, { totp_id: z.string() }),
});
/** New codes, in place of those from before: they are kept as hashes only. */
export const RecoveryCodes = z.object({
  data: z.object({
    ...status,
    user_id: z.string(),
    totps: z.array(
      z.object({ totp_id: z.string(), verified: z.boolean(), recovery_codes: z.array(z.string()) }),
    ),
  }),
});
