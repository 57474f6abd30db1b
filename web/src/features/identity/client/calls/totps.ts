import { readUpdated } from "#/features/identity/client/answers.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { list, object, text } from "#/features/identity/client/shapes.ts";

const readCreated = object({ totp_id: text, secret: text, qr_code: text, recovery_codes: list(text) });
const readCodes = object({ totps: list(object({ recovery_codes: list(text) })) });
/** The specification has none for apps; this one is that of calls like it. */
const AUTHENTICATE = "Failed to authenticate token.";

/** Authenticator apps, and the recovery codes that stand in for them. */
export const totps = (client: IdentityClient) => ({
  /** What an app takes, once: the secret, its picture and the recovery codes. It counts from its first code on. */
  async create(expiration_minutes?: number) {
    const call = { failure: "Failed to set up the app.", path: "/totps", args: { expiration_minutes } };
    return client.ask("POST", call, (answer) => {
      const { __user: user } = readUpdated(answer);
      client.know(user);
      return readCreated(answer);
    });
  },

  async authenticate(totp_code: string) {
    const args = { totp_code };
    return client.signIn({ failure: AUTHENTICATE, path: "/totps/authenticate", args, guarded: true });
  },

  /** New recovery codes in place of those from before. */
  async recoveryCodes() {
    const call = { failure: "Failed to create recovery codes.", path: "/totps/recovery_codes" };
    return (await client.ask("POST", call, readCodes)).totps.flatMap((totp) => totp.recovery_codes);
  },

  async recover(recovery_code: string) {
    const args = { recovery_code };
    return client.signIn({ failure: AUTHENTICATE, path: "/totps/recover", args, guarded: true });
  },
});
