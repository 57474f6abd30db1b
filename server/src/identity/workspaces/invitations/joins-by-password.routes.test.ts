import { expect, test } from "vitest";
import { SoftAuthenticator } from "#/identity/factors/passkeys/passkeys.fixtures.ts";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
  withoutRequestId,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const PASSWORDLESS = "ida@fern.com";
const UNKNOWN = "nobody@fern.com";
const OTHER_PASSWORD = "Fremdes-Pferd-Batterie-5";

/** A server with a link for many, somebody with a password and somebody with a passkey alone. */
async function started() {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const made = await maya.api("POST", "/api/v1/invitations", { role: "viewer", maxUses: 50 });
  const mailed = await maya.api("POST", "/api/v1/invitations/mailed", {
    emails: [PASSWORDLESS],
    role: "viewer",
  });
  expect(mailed.statusCode).toBe(200);
  await joinByPasskey(app);
  return { app, maya, token: tokenOf(made.json<{ url: string }>().url) };
}

async function joinByPasskey(app: IdentityApp): Promise<void> {
  const browser = new Browser(app);
  const token = await mailedToken(app, PASSWORDLESS);
  const body = { token, name: "Ida Moor", domain: "localhost" };
  const { json } = await browser.call("POST", "/invitations/passkeys/start", body);
  const options = JSON.parse(String(json.data?.["public_key_credential_creation_options"]));
  const { status } = await browser.call("POST", "/invitations/passkeys", {
    token,
    public_key_credential: new SoftAuthenticator().create(options),
  });
  expect(status).toBe(200);
}

async function answerTo(app: IdentityApp, token: string, body: object): Promise<string> {
  const { response } = await new Browser(app).call("POST", "/invitations/authenticate", { token, ...body });
  return `${response.statusCode} ${withoutRequestId(response.body)}`;
}

test.each([
  ["somebody new with a weak password", { name: "Q", password: "a" }],
  ["somebody who has an account", { password: "a" }],
  ["somebody who has an account, with a strong password", { password: OTHER_PASSWORD }],
])("a link for many says of %s the same, whoever has an account", async (_who, body) => {
  const { app, maya, token } = await started();

  const answers = [];
  for (const email of [EMAIL, PASSWORDLESS, UNKNOWN])
    answers.push(await answerTo(app, token, { email, ...body }));
  const { items } = (await maya.api("GET", "/api/v1/invitations")).json<{ items: { uses: number }[] }>();

  expect(new Set(answers).size).toBe(1);
  expect(items.map(({ uses }) => uses)).toEqual([0]);
});

test("an account without a password is answered as a wrong password is, with the way for both", async () => {
  const { app, token } = await started();
  const body = { name: "Q", password: OTHER_PASSWORD };

  const wrong = await answerTo(app, token, { email: EMAIL, ...body });
  const passwordless = await answerTo(app, token, { email: PASSWORDLESS, ...body });

  expect(passwordless).toBe(wrong);
  expect(wrong).toContain("unable_to_auth_password");
  expect(wrong).toContain("sign in first in the way you usually do, then open the invitation again");
  expect(wrong).toContain("If you know of none, have a link or a code mailed to you instead.");
});

test("who has an account joins by its password, with a name or without", async () => {
  const { app, token } = await started();

  const known = await answerTo(app, token, { email: EMAIL, password: STRONG_PASSWORD });
  const named = await answerTo(app, token, { email: EMAIL, name: "Maya", password: STRONG_PASSWORD });

  expect([known.slice(0, 3), named.slice(0, 3)]).toEqual(["200", "200"]);
});

test("who is a member already is told where the invitation leads, and nobody else is", async () => {
  const { app, maya, token } = await started();

  const answers = [];
  for (const browser of [maya, new Browser(app)])
    answers.push((await browser.call("POST", "/invitations/check", { token })).json.data);

  expect(answers).toMatchObject([{ workspace_slug: expect.stringMatching(/./u) }, { workspace_slug: null }]);
});
