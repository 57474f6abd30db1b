import { readUpdated } from "#/features/identity/client/answers.ts";
import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { list, object, text } from "#/features/identity/client/shapes.ts";

const readCreated = object({ totp_id: text, secret: text, qr_code: text, recovery_codes: list(text) });
const readCodes = object({ totps: list(object({ recovery_codes: list(text) })) });
/** Those of calls like these: the specification has none for apps. */
const CHANGE = "Failed to update user.";
const AUTHENTICATE = "Failed to authenticate token.";

/** Authenticator apps, and the recovery codes that stand in for them. */
export const totps = (client: IdentityClient) => ({
  /** What an app takes, once: the secret, its picture and the recovery codes. It counts from its first code on. */
  async create(minutes?: number) {
    requireTypes("identity.totps.create", { expiration_minutes: ["optional number", minutes] });
    const body = minutes === undefined ? {} : { expiration_minutes: minutes };
    return client.ask("POST", { failure: CHANGE, path: "/totps", body }, (answer) => {
      const { __user: user } = readUpdated(answer);
      client.know(user);
      return readCreated(answer);
    });
  },

  async authenticate(code: string) {
    requireTypes("identity.totps.authenticate", { totp_code: ["string", code] });
    return client.signIn({
      failure: AUTHENTICATE,
      path: "/totps/authenticate",
      body: { totp_code: code },
      guarded: true,
    });
  },

  /** New recovery codes in place of those from before. */
  async recoveryCodes() {
    const call = { failure: CHANGE, path: "/totps/recovery_codes" };
    return (await client.ask("POST", call, readCodes)).totps.flatMap((totp) => totp.recovery_codes);
  },

  async recover(code: string) {
    requireTypes("identity.totps.recover", { recovery_code: ["string", code] });
    return client.signIn({
      failure: AUTHENTICATE,
      path: "/totps/recover",
      body: { recovery_code: code },
      guarded: true,
    });
  },
});
