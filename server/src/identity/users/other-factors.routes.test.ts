import { expect, test } from "vitest";
import * as z from "zod/mini";
import { totpFactor } from "#/identity/factors/factors.rules.ts";
import { keepFactor } from "#/identity/factors/user-factors.store.ts";
import type { FactorDetails } from "#/identity/factors/user-factors.ts";
import {
  administrator,
  Browser,
  EMAIL,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const TAKEN_AWAY = "A way to sign in was taken away from your account";

const NUMBER = "+4915112345678";
const DETAILS: FactorDetails = {
  phone_number: {},
  totp: { lastStep: null },
  oauth: { provider: "github", providerSubject: "7", picture: "", locale: "" },
  webauthn_registration: {
    name: "Laptop",
    domain: "localhost",
    userAgent: "Firefox",
    authenticatorType: "platform",
    publicKey: "AQ",
    counter: 0,
    transports: [],
  },
  crypto_wallet: { type: "ethereum", address: "0xabc" },
  recovery_codes: { hashes: [] },
};
const Me = z.object({
  user_id: z.string(),
  emails: z.array(z.object({ email_id: z.string() })),
});

test.each([
  ["phone_number", "phone_numbers", "phone-number"],
  ["totp", "totps", "totp"],
  ["oauth", "oauth", "oauth-user"],
  ["webauthn_registration", "webauthn_registrations", "webauthn-registration"],
  ["crypto_wallet", "crypto_wallets", "crypto-wallet"],
] as const)(
  "security 13: a %s is taken away by its own address alone, other sessions end, and its person hears of it",
  async (kind, path, wire) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);
    const ida = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });
    const elsewhere = new Browser(app);
    await elsewhere.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
    const id = await keep(app, maya, kind);
    const before = await elsewhere.call("GET", "/users/me");
    const other = path === "totps" ? "oauth" : "totps";

    const refused = [
      await maya.call("DELETE", `/users/${other}/${wire}-live-${id}`),
      await ida.call("DELETE", `/users/${path}/${wire}-live-${id}`),
    ];
    const taken = await maya.call("DELETE", `/users/${path}/${wire}-live-${id}`);

    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
    expect(taken.status).toBe(200);
    expect([before.status, (await elsewhere.call("GET", "/users/me")).json.error_type]).toEqual([
      200,
      "session_not_found",
    ]);
    expect((await maya.call("GET", "/users/me")).status).toBe(200);
    expect(await app.db.selectFrom("user_factors").select("id").execute()).toEqual([]);
    const notices = (await app.identity.outbox.lines()).filter(({ subject }) => subject === TAKEN_AWAY);
    expect(notices.map(({ to }) => to)).toEqual([EMAIL]);
  },
);

test("a person sees their own factors, and no secret of them", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  for (const kind of ["phone_number", "totp", "oauth", "webauthn_registration", "crypto_wallet"] as const)
    await keep(app, maya, kind);

  const { json } = await maya.call("GET", "/users/me");

  expect(json.data).toMatchObject({
    phone_numbers: [{ phone_number: "phone_number", verified: true }],
    providers: [{ provider_type: "github", provider_subject: "7" }],
    webauthn_registrations: [{ domain: "localhost", name: "Laptop", verified: true }],
    totps: [{ verified: true }],
    crypto_wallets: [{ crypto_wallet_address: "0xabc", crypto_wallet_type: "ethereum", verified: true }],
  });
  expect(JSON.stringify(json)).not.toContain("publicKey");
});

test("with the authenticator app go its recovery codes", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const id = await keep(app, maya, "totp");
  await keep(app, maya, "recovery_codes");

  await maya.call("DELETE", `/users/totps/totp-live-${id}`);

  expect(await app.db.selectFrom("user_factors").select("id").execute()).toEqual([]);
});

test.each([
  ["a proved number", "phone_number", true, 200],
  ["a number that nobody proved", "phone_number", false, 400],
  ["an authenticator app", "totp", true, 400],
] as const)(
  "the last address goes only when another way in is left: %s",
  async (_name, kind, verified, status) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);
    await keep(app, maya, kind, verified);

    const answer = await maya.call("DELETE", `/users/emails/${(await me(maya)).emails[0]?.email_id}`);

    expect(answer.status).toBe(status);
  },
);

test("with an app the last proved address stays, whatever else lets in: the app may be lost", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const totp = await keep(app, maya, "totp");
  await keep(app, maya, "crypto_wallet");
  // Whoever set the app up has proved it.
  await app.db
    .updateTable("sessions")
    .set({ factors: JSON.stringify([totpFactor(totp, app.clock.now())]) })
    .execute();
  const remove = async () => maya.call("DELETE", `/users/emails/${(await me(maya)).emails[0]?.email_id}`);

  const refused = await remove();
  await maya.call("DELETE", `/users/totps/totp-live-${totp}`);
  const taken = await remove();

  expect([refused.status, refused.json.error_type]).toEqual([400, "cannot_delete_last_primary_factor"]);
  expect(refused.json.error_message).toContain("Add another address first, or remove the app.");
  expect(taken.status).toBe(200);
});

test.each([
  ["links are open", ["magic_links", "crypto_wallets"], 200],
  ["links are switched off, and the provider is not set up", ["oauth", "crypto_wallets"], 400],
] as const)(
  "what is left besides a wallet counts as far as it is open: %s",
  async (_name, methods, status) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);
    const tomas = await invited(app, maya, { email: "tomas@fern.com" });
    await app.db.updateTable("user_emails").set({ verified: true }).execute();
    await keep(app, maya, "crypto_wallet", true, "maya's");
    await keep(app, tomas, "oauth");
    const wallet = await keep(app, tomas, "crypto_wallet");
    await maya.api("PATCH", "/api/v1/sign-in", { version: 0, methods });

    const answer = await tomas.call("DELETE", `/users/crypto_wallets/crypto-wallet-live-${wallet}`);

    expect([answer.status, answer.json.error_type]).toEqual([
      status,
      status === 200 ? undefined : "cannot_delete_last_primary_factor",
    ]);
  },
);

test("what several try to prove, the first one has who does", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const ida = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });
  await keep(app, maya, "phone_number", false, NUMBER);
  await keep(app, ida, "phone_number", true, NUMBER);

  const late = keep(app, maya, "phone_number", true, NUMBER);

  await expect(late).rejects.toThrow("user_factors_subject_key");
});

test("the first proof of an address takes away what was added before it", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const stranger = new Browser(app);
  await stranger.call("POST", "/passwords", { email: "victim@fern.com", password: STRONG_PASSWORD });
  await keep(app, stranger, "oauth");

  const pair = newPair();
  const owner = new Browser(app);
  const email = "victim@fern.com";
  await owner.call("POST", "/magic_links/email/login_or_create", { email, code_challenge: pair.challenge });
  const body = { token: await mailedToken(app, email), code_verifier: pair.verifier };
  expect((await owner.call("POST", "/magic_links/authenticate", body)).status).toBe(200);

  expect(await app.db.selectFrom("user_factors").select("id").execute()).toEqual([]);
});

async function me(browser: Browser) {
  return Me.parse((await browser.call("GET", "/users/me")).json.data);
}

async function keep(
  { db, clock }: Pick<IdentityApp, "db" | "clock">,
  browser: Browser,
  kind: keyof FactorDetails,
  verified = true,
  subject: string = kind,
): Promise<string> {
  const userId = (await me(browser)).user_id.slice("user-live-".length);
  const now = clock.now();
  const id = await keepFactor(db, { userId, kind, subject, details: DETAILS[kind], verified, now });
  // Who has an app has proved it in every session.
  const factors = JSON.stringify([totpFactor(id, now)]);
  if (kind === "totp")
    await db.updateTable("sessions").set({ factors }).where("user_id", "=", userId).execute();
  return id;
}
