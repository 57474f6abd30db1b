import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tryPassword,
  wireOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const SECOND = "maya@fern.com";
const STALE_MS = 11 * 60_000;
const SECONDARY = "/magic_links/email/send/secondary";
const WithEmails = z.object({ emails: z.array(z.object({ email_id: z.string(), email: z.string() })) });

test("a link to a new address, opened where its person is signed in, adds the address", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  // Addresses are told in the order of their times.
  app.clock.advance(1000);

  const { status, json } = await add(app, maya, SECOND);

  expect(status).toBe(200);
  expect(json.data).toMatchObject({
    user: {
      emails: [
        { email: EMAIL, verified: true },
        { email: SECOND, verified: true },
      ],
    },
    session: {
      authentication_factors: [
        { type: "password" },
        { type: "magic_link", email_factor: { email_address: SECOND } },
      ],
    },
  });
  expect((await tryPassword(app, SECOND, STRONG_PASSWORD)).status).toBe(200);
});

test("security 14: with an old factor no address is added, known or not; a link to an own one still proves it is you", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await administrator(app, { email: "ida@other.com", workspaceName: "Other" });
  app.clock.advance(STALE_MS);

  const [unknown, known] = [await ask(maya, SECOND), await ask(maya, "ida@other.com")];
  const own = await ask(maya, EMAIL);

  expect([unknown.status, unknown.json.error_type]).toEqual([401, "stale_factors"]);
  expect(wireOf(known.response)).toEqual(wireOf(unknown.response));
  expect(own.status).toBe(200);
  const links = (await app.identity.outbox.lines()).filter(({ text }) => text.includes("token="));
  expect(links.map(({ to }) => to)).toEqual([EMAIL]);
  expect((await maya.call("GET", "/users/me")).status).toBe(200);
});

test("the link to a new address does nothing where its person is not signed in, and stays usable", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const ida = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });
  const pair = newPair();
  await ask(maya, SECOND, pair.challenge);
  const body = { token: await mailedToken(app, SECOND), code_verifier: pair.verifier };
  const open = (browser: Browser) => browser.call("POST", "/magic_links/authenticate", body);

  const refused = [await open(new Browser(app)), await open(ida)];

  expect(refused.map(({ status, json }) => [status, json.error_type])).toEqual([
    [401, "unable_to_auth_magic_link"],
    [401, "unable_to_auth_magic_link"],
  ]);
  expect((await open(maya)).status).toBe(200);
});

test("a link that was to add an address signs nobody in who has made an account with it meanwhile", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const pair = newPair();
  await ask(maya, SECOND, pair.challenge);
  const token = await mailedToken(app, SECOND);
  await administrator(app, { email: SECOND, workspaceName: "Other" });

  const { status, json } = await maya.call("POST", "/magic_links/authenticate", {
    token,
    code_verifier: pair.verifier,
  });

  expect([status, json.error_type]).toEqual([400, "duplicate_email"]);
  expect((await maya.call("GET", "/users/me")).json.data).toMatchObject({ emails: [{ email: EMAIL }] });
});

test("an address is taken away: its links and the other sessions end, and it signs nobody in", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await add(app, maya, SECOND);
  const other = new Browser(app);
  await other.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
  const id = await idOf(maya, SECOND);

  const { status, json } = await maya.call("DELETE", `/users/emails/${id}`);

  expect(status).toBe(200);
  expect(json.data).toMatchObject({ emails: [{ email: EMAIL }], phone_numbers: [], crypto_wallets: [] });
  expect(json.data?.["__user"]).toMatchObject({
    user_id: json.data?.["user_id"],
    emails: [{ email: EMAIL }],
  });
  expect((await other.call("GET", "/users/me")).json.error_type).toBe("session_not_found");
  expect((await maya.call("GET", "/users/me")).status).toBe(200);
  expect((await tryPassword(app, SECOND, STRONG_PASSWORD)).status).toBe(401);
});

test("when an address is added, the others that were proved hear of it", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await add(app, maya, SECOND);
  await add(app, maya, "third@fern.com");

  expect(await notices(app)).toEqual([
    `${SECOND} hears: An address was added to your account, third@fern.com`,
    `${EMAIL} hears: An address was added to your account, ${SECOND}`,
    `${EMAIL} hears: An address was added to your account, third@fern.com`,
  ]);
});

test("when an address is taken away, it hears of it and so do the others", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await add(app, maya, SECOND);
  await maya.call("DELETE", `/users/emails/${await idOf(maya, EMAIL)}`);

  expect(await notices(app)).toEqual([
    `${SECOND} hears: An address was taken away from your account, ${EMAIL}`,
    `${EMAIL} hears: An address was added to your account, ${SECOND}`,
    `${EMAIL} hears: An address was taken away from your account, ${EMAIL}`,
  ]);
});

test("of an account that never proved its address nobody hears anything", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const stranger = new Browser(app);
  await stranger.call("POST", "/passwords", { email: "victim@fern.com", password: STRONG_PASSWORD });

  const { status } = await add(app, stranger, SECOND);

  expect([status, await notices(app)]).toEqual([200, []]);
});

test("the last proved address stays, also when two are taken away at once", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await add(app, maya, SECOND);
  const ids = [await idOf(maya, EMAIL), await idOf(maya, SECOND)];

  const answers = await Promise.all(ids.map((id) => maya.call("DELETE", `/users/emails/${id}`)));
  const left = WithEmails.parse((await maya.call("GET", "/users/me")).json.data).emails;
  const last = await maya.call("DELETE", `/users/emails/${left[0]?.email_id}`);

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(left).toHaveLength(1);
  expect([last.status, last.json.error_type]).toEqual([400, "cannot_delete_last_primary_factor"]);
});

test("nothing is taken away with an old factor, without a session, or from somebody else", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const ida = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });
  const foreign = await ida.call("DELETE", `/users/emails/${await idOf(maya, EMAIL)}`);
  const id = await idOf(ida, "ida@other.com");
  app.clock.advance(STALE_MS);

  const [stale, signedOut] = [
    await ida.call("DELETE", `/users/emails/${id}`),
    await new Browser(app).call("DELETE", `/users/emails/${id}`),
  ];

  expect([foreign.status, foreign.json.error_type]).toEqual([404, "email_not_found"]);
  expect([stale.status, stale.json.error_type]).toEqual([401, "stale_factors"]);
  expect([signedOut.status, signedOut.json.error_type]).toEqual([401, "user_unauthenticated"]);
});

test.each([
  ["phone_numbers", "phone_number_not_found"],
  ["totps", "totp_not_found"],
  ["oauth", "oauth_user_registration_not_found"],
  ["webauthn_registrations", "webauthn_registration_not_found"],
  ["biometric_registrations", "biometric_registration_not_found"],
  ["crypto_wallets", "crypto_wallet_not_found"],
])("of %s nobody has one that could be taken away", async (kind, type) => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const { status, json } = await maya.call("DELETE", `/users/${kind}/${await idOf(maya, EMAIL)}`);

  expect([status, json.error_type]).toEqual([404, type]);
});

function ask(browser: Browser, email: string, challenge = newPair().challenge) {
  return browser.call("POST", SECONDARY, { email, code_challenge: challenge });
}

async function add(app: IdentityApp, browser: Browser, email: string) {
  const pair = newPair();
  await ask(browser, email, pair.challenge);
  const body = { token: await mailedToken(app, email), code_verifier: pair.verifier };
  return browser.call("POST", "/magic_links/authenticate", body);
}

/** Mails without a link: who hears what, and of which address. */
async function notices(app: IdentityApp): Promise<string[]> {
  const lines = (await app.identity.outbox.lines()).filter(({ text }) => !text.includes("token="));
  const address = /[\w.]+@[\w.]+\w/u;
  return lines
    .map(({ to, subject, text }) => `${to} hears: ${subject}, ${address.exec(text)?.[0]}`)
    .toSorted();
}

async function idOf(browser: Browser, email: string): Promise<string | undefined> {
  const { emails } = WithEmails.parse((await browser.call("GET", "/users/me")).json.data);
  return emails.find((each) => each.email === email)?.email_id;
}
