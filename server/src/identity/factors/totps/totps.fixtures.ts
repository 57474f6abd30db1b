import { Secret, TOTP } from "otpauth";
import type { Browser, IdentityApp } from "#/identity/identity.fixtures.ts";

const PERIOD_MS = 30_000;

/** A person's authenticator app on the clock of the test. */
export interface App {
  id: string;
  recoveryCodes: string[];
  /** @param steps from now, of half a minute each. */
  code: (steps?: number) => string;
}

/** As our own client says who it is. */
export const OWN_CLIENT = {
  "x-sdk-client": Buffer.from(JSON.stringify({ sdk: { identifier: "herald-web" } })).toString("base64"),
};

/** Begins with an app for who is signed in; it counts from its first code on. */
export async function beginApp(app: IdentityApp, browser: Browser): Promise<App> {
  const { status, json } = await browser.call("POST", "/totps", { expiration_minutes: 60 });
  if (status !== 200) throw new Error(`No app was begun: ${json.error_message}`);
  const { totp_id, secret, recovery_codes } = json.data ?? {};
  const totp = new TOTP({ secret: Secret.fromBase32(String(secret)) });
  return {
    id: String(totp_id),
    recoveryCodes: Array.isArray(recovery_codes) ? recovery_codes.map(String) : [],
    code: (steps = 0) => totp.generate({ timestamp: app.clock.now().getTime() + steps * PERIOD_MS }),
  };
}

/** Begins with an app and proves its first code, half a minute ago. */
export async function enrol(app: IdentityApp, browser: Browser): Promise<App> {
  const made = await beginApp(app, browser);
  const { status, json } = await browser.call("POST", "/totps/authenticate", { totp_code: made.code() });
  if (status !== 200) throw new Error(`The app was refused: ${json.error_message}`);
  app.clock.advance(PERIOD_MS);
  return made;
}
