import { pino } from "pino";
import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { beginApp } from "./factors/totps/totps.fixtures.ts";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  STRONG_PASSWORD,
  tokenOf,
} from "./identity.fixtures.ts";
import type { IdentityApp } from "./identity.fixtures.ts";

const FRESH = "seven copper kites 88";

/** A server whose log is kept line by line, with all that it would ever say. */
async function started() {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const clock = new TestClock();
  const app = await startApp({ clock, log });
  return { app: { ...app, clock, publicToken: loadSecrets(app.config).identityPublicToken }, lines };
}

/** Resets the password by mail, in a browser of its own, and what must stay secret of it. */
async function reset(app: IdentityApp) {
  const { verifier, challenge } = newPair();
  const browser = new Browser(app);
  await browser.call("POST", "/passwords/email/reset/start", { email: EMAIL, code_challenge: challenge });
  const token = (await mailedToken(app, EMAIL)) ?? "";
  const body = { token, password: FRESH, code_verifier: verifier };
  expect((await browser.call("POST", "/passwords/email/reset", body)).status).toBe(200);
  return { browser, ofReset: [token, verifier, ...browser.cookies.values()] };
}

test("security 23: no password, token, code or cookie stands in the log, whatever is called and fails", async () => {
  const { app, lines } = await started();
  const { url } = await app.identity.administratorLinks.make();
  const ofSignUp = [...(await administrator(app)).cookies.values()];
  const wrong = "a wrong password 17";
  await new Browser(app).call("POST", "/passwords/authenticate", { email: EMAIL, password: wrong });
  const { browser: maya, ofReset } = await reset(app);
  const made = await maya.api("POST", "/api/v1/api-tokens", { name: "Export" });
  const apiToken = made.json<{ token?: string }>().token ?? "";
  const invitation = await maya.api("POST", "/api/v1/invitations", { role: "member" });
  const invite = tokenOf(invitation.json<{ url: string }>().url);
  await new Browser(app).call("POST", "/invitations/check", { token: invite });
  await maya.send("GET", `/api/v1/me?token=${invite}`, undefined, { authorization: `Bearer ${apiToken}` });
  const own = await beginApp(app, maya);
  const code = own.code();
  await maya.call("POST", "/totps/authenticate", { totp_code: code });
  await maya.call("POST", "/totps/recover", { recovery_code: `${own.recoveryCodes[0]}x` });

  const printed = lines.join("");
  const known = [STRONG_PASSWORD, wrong, FRESH, apiToken, invite, tokenOf(url), ...own.recoveryCodes];
  const cookies = [...ofSignUp, ...ofReset, ...maya.cookies.values()].filter((each) => each.length > 5);
  expect(lines.length).toBeGreaterThan(5);
  expect(apiToken).not.toBe("");
  expect([...known, ...cookies].filter((secret) => printed.includes(secret))).toEqual([]);
  expect(printed).not.toMatch(new RegExp(String.raw`\b${code}\b`, "u"));
});
