import { expect, test } from "vitest";
import { enrol, OWN_CLIENT } from "#/identity/factors/totps/totps.fixtures.ts";
import {
  administrator,
  Browser,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const IDA = "ida@fern.com";

/** Somebody with an app and a workspace of their own, as they come by a link with their password alone. */
async function byPassword(app: IdentityApp, token: string) {
  const own = await administrator(app, { email: IDA, workspaceName: "Other" });
  const authenticator = await enrol(app, own);
  const browser = new Browser(app);
  const body = { token, email: IDA, password: STRONG_PASSWORD, session_duration_minutes: 60 };
  const half = await browser.call("POST", "/invitations/authenticate", body, OWN_CLIENT);
  return { half, browser, authenticator };
}

async function standing(maya: Browser) {
  const members = (await maya.api("GET", "/api/v1/members")).json<{ items: { role: string }[] }>();
  const links = (await maya.api("GET", "/api/v1/invitations")).json<{ items: { uses: number }[] }>();
  return { roles: members.items.map(({ role }) => role), uses: links.items.map(({ uses }) => uses) };
}

test("of who has an app, a link is used and makes a member with the second factor, not before", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const made = await maya.api("POST", "/api/v1/invitations", { role: "admin", maxUses: 2 });

  const { half, browser, authenticator } = await byPassword(app, tokenOf(made.json<{ url: string }>().url));
  const before = await standing(maya);
  const whole = await browser.call("POST", "/totps/authenticate", { totp_code: authenticator.code() });

  expect([half.status, half.json.data?.["session"]]).toEqual([200, null]);
  expect(before).toEqual({ roles: ["owner"], uses: [0] });
  expect(whole.status).toBe(200);
  expect(await standing(maya)).toEqual({ roles: ["owner", "admin"], uses: [1] });
});

test("a link that was taken back meanwhile makes no member of who proves the second factor", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await maya.api("POST", "/api/v1/invitations/mailed", { emails: [IDA] });
  const { items } = (await maya.api("GET", "/api/v1/invitations")).json<{ items: { id: string }[] }>();

  const { browser, authenticator } = await byPassword(app, (await mailedToken(app, IDA)) ?? "");
  await maya.api("DELETE", `/api/v1/invitations/${items[0]?.id}`);
  const whole = await browser.call("POST", "/totps/authenticate", { totp_code: authenticator.code() });

  expect(whole.json.error_type).toBe("unable_to_auth_magic_link");
  expect((await standing(maya)).roles).toEqual(["owner"]);
});

test("a mailed link that comes with an invitation is the first half alone, too", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const made = await maya.api("POST", "/api/v1/invitations", { role: "admin", maxUses: 2 });
  const invitation = { token: tokenOf(made.json<{ url: string }>().url) };
  const authenticator = await enrol(app, await administrator(app, { email: IDA, workspaceName: "Other" }));
  const browser = new Browser(app);
  const { verifier, challenge } = newPair();
  const wish = { email: IDA, code_challenge: challenge, invitation };
  await browser.call("POST", "/magic_links/email/login_or_create", wish);
  const body = { token: await mailedToken(app, IDA), code_verifier: verifier, invitation };

  const half = await browser.call("POST", "/magic_links/authenticate", body, OWN_CLIENT);
  const before = await standing(maya);
  const whole = await browser.call("POST", "/totps/authenticate", { totp_code: authenticator.code() });

  expect([half.status, half.json.data?.["session"], whole.status]).toEqual([200, null, 200]);
  expect(before).toEqual({ roles: ["owner"], uses: [0] });
  expect(await standing(maya)).toEqual({ roles: ["owner", "admin"], uses: [1] });
});
