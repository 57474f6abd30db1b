import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
  tryPassword,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const VICTIM = "victim@fern.com";
const OWN_PASSWORD = "seven copper kites 88";

const PROOFS: [string, (app: IdentityApp, browser: Browser) => Promise<{ status: number }>][] = [
  ["a mailed link", (app, browser) => byLink(app, browser, VICTIM)],
  ["a mailed reset", byReset],
  ["an administrator link", byAdministratorLink],
];

test.each(PROOFS)(
  "security 15: what somebody prepared on an account ends when its address is first proved by %s",
  async (_way, prove) => {
    const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
    const prepared = await squat(app);
    const owner = new Browser(app);

    const { status } = await prove(app, owner);

    expect(status).toBe(200);
    expect(await worksStill(app, prepared)).toEqual({
      session: 401,
      token: 401,
      link: 401,
      openInvite: 401,
      password: 401,
      addresses: [{ email: VICTIM, verified: true }],
    });
    const log = (await owner.api("GET", "/api/v1/members/log")).json<{ items: { kind: string }[] }>();
    expect(log.items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["token_revoked", "invitation_revoked"]),
    );
  },
);

test.each(PROOFS)(
  "security 15: a device known before the first proof, by %s, is no known one any more",
  async (_way, prove) => {
    const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
    const { squatter } = await squat(app);
    const owner = new Browser(app);
    await prove(app, owner);
    await owner.call("POST", "/passwords/session/reset", { password: OWN_PASSWORD });
    for (let tried = 0; tried < 5; tried++) await tryPassword(app, VICTIM, "wrong wrong");
    const signIn = (browser: Browser) =>
      browser.call("POST", "/passwords/authenticate", { email: VICTIM, password: OWN_PASSWORD });

    const [own, squatted] = [await signIn(owner), await signIn(squatter)];

    expect([own.status, squatted.status]).toEqual([200, 429]);
  },
);

test("who proves their own address while signed in keeps what they have", async () => {
  const app = await startIdentityApp();
  const tomas = await invited(app, await administrator(app), { email: "tomas@fern.com", role: "admin" });
  const prepared = await prepare(tomas);

  const { status } = await byLink(app, tomas, "tomas@fern.com", "send/secondary");
  const subjects = (await app.identity.outbox.lines()).map(({ subject }) => subject);

  expect(status).toBe(200);
  expect(subjects).toContain("Verify your e-mail address");
  expect(subjects).not.toContain("Sign-in link");
  expect((await bearer(app, prepared.token)).statusCode).toBe(200);
  expect((await tryPassword(app, "tomas@fern.com", STRONG_PASSWORD)).status).toBe(200);
});

test("who proves their address first after joining by password is told what that ends, once and by mail, too", async () => {
  const app = await startIdentityApp();
  const email = "tomas@fern.com";
  await invited(app, await administrator(app), { email });
  const told = async () => {
    const lines = await app.identity.outbox.lines();
    return lines.filter(({ to, subject }) => to === email && subject.startsWith("Your address is proved"));
  };

  const [first, later] = [new Browser(app), new Browser(app)];
  await byLink(app, first, email, "send/primary");
  const toldFirst = await told();
  // The newest mail is the one that counts.
  app.clock.advance(1000);
  await byLink(app, later, email, "send/primary");
  const elsewhere = await preferencesOf(later);
  await first.api("PUT", "/api/v1/me/preferences", { notice: null, version: elsewhere.version });

  expect(elsewhere).toMatchObject({ notice: "first_proof" });
  expect(await preferencesOf(later)).toMatchObject({ notice: null });
  expect([toldFirst.length, (await told()).length]).toEqual([1, 1]);
});

test("a new password that is mailed tells what a first proof ends as well, on the page and by mail", async () => {
  const app = await startIdentityApp();
  await invited(app, await administrator(app), { email: VICTIM });

  const owner = new Browser(app);
  const { verifier, challenge } = newPair();
  await owner.call("POST", "/passwords/email/reset/start", { email: VICTIM, code_challenge: challenge });
  const link = { token: await mailedToken(app, VICTIM), code_verifier: verifier };
  const before = await owner.call("POST", "/passwords/email/reset/check", link);
  const asked = (await app.identity.outbox.lines()).find(({ to }) => to === VICTIM);
  const body = { ...link, password: OWN_PASSWORD };
  const { status } = await owner.call("POST", "/passwords/email/reset", body);

  expect(before.json.data).toMatchObject({ is_first_proof: true });
  expect(asked?.text).toContain("press Verify in Settings, Sign-in methods, before you use this mail");
  expect(status).toBe(200);
  expect(await preferencesOf(owner)).toMatchObject({ notice: "first_proof" });
  const mails = (await app.identity.outbox.lines()).filter(({ to }) => to === VICTIM);
  expect(mails.map(({ subject }) => subject)).toContain(
    "Your address is proved, and what was set before is gone",
  );
});

async function preferencesOf(browser: Browser) {
  const me = await browser.api("GET", "/api/v1/me");
  return me.json<{ preferences: { notice: string | null; version: number } }>().preferences;
}

const OF_ANOTHER: typeof PROOFS = [
  ["a mailed link", (app, browser) => byLink(app, browser, VICTIM)],
  ["a mailed code", byCode],
  ["an administrator link", byAdministratorLink],
];

test.each(OF_ANOTHER)(
  "an account with another proved address is handed to nobody who proves the one that it never did, by %s",
  async (_way, prove) => {
    const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
    const { squatter: pam, token } = await squat(app);
    await byLink(app, pam, "pam@fern.com", "send/secondary");
    const other = new Browser(app);

    const { status } = await prove(app, other);

    const [ofPam, ofOther] = [await pam.call("GET", "/users/me"), await other.call("GET", "/users/me")];
    expect(status).toBe(200);
    expect(ofPam.json.data).toMatchObject({ emails: [{ email: "pam@fern.com", verified: true }] });
    expect(ofOther.json.data).toMatchObject({ emails: [{ email: VICTIM, verified: true }] });
    expect(ofOther.json.data?.["user_id"]).not.toBe(ofPam.json.data?.["user_id"]);
    expect((await bearer(app, token)).statusCode).toBe(200);
    const told = (await app.identity.outbox.lines()).filter(({ to }) => to === "pam@fern.com");
    expect(told.map(({ subject }) => subject)).toContain("An address was taken away from your account");
  },
);

test("of such an address no new password is mailed, and a link of before chooses none", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const { squatter: pam } = await squat(app);
  const { verifier, challenge } = newPair();
  const start = { email: VICTIM, code_challenge: challenge };
  await new Browser(app).call("POST", "/passwords/email/reset/start", start);
  const body = { token: await mailedToken(app, VICTIM), password: OWN_PASSWORD, code_verifier: verifier };
  await byLink(app, pam, "pam@fern.com", "send/secondary");

  await new Browser(app).call("POST", "/passwords/email/reset/start", start);
  const { json } = await new Browser(app).call("POST", "/passwords/email/reset", body);

  const mails = (await app.identity.outbox.lines()).filter(({ to }) => to === VICTIM);
  const told = mails.filter(({ text }) => !text.includes("token="));
  expect(told.map(({ subject }) => subject)).toEqual(["This address opens no account yet"]);
  expect(mails).toHaveLength(2);
  expect(json).toMatchObject({
    error_type: "unable_to_auth_magic_link",
    error_details: { reason: "withdrawn" },
  });
  expect((await pam.call("GET", "/users/me")).json.data).toMatchObject({ emails: [{ verified: true }, {}] });
});

test("whom a mail invites to an address that another account never proved makes an account of their own", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const maya = await administrator(app);
  const { squatter: pam } = await squat(app);
  await byLink(app, pam, "pam@fern.com", "send/secondary");
  await maya.api("POST", "/api/v1/invitations/mailed", { emails: [VICTIM], role: "member" });
  const token = await mailedToken(app, VICTIM);
  const person = { token, name: "Vera Lund", email: VICTIM, password: OWN_PASSWORD };

  const vera = new Browser(app);
  const { status } = await vera.call("POST", "/invitations/authenticate", person);

  expect(status).toBe(200);
  const mail = (await app.identity.outbox.lines()).findLast(({ to }) => to === VICTIM);
  expect(mail?.text).toContain("sign in to it as you did before, then open this");
  expect(await preferencesOf(vera)).toMatchObject({ notice: "address_freed" });
  expect((await pam.call("GET", "/users/me")).json.data).toMatchObject({
    emails: [{ email: "pam@fern.com" }],
  });
});

test("a later proof of an address ends nothing", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app, { email: VICTIM });
  await byLink(app, maya, "maya@home.com", "send/secondary");
  const prepared = await prepare(maya);

  const { status } = await byLink(app, new Browser(app), VICTIM);

  expect(status).toBe(200);
  expect((await maya.api("GET", "/api/v1/me")).statusCode).toBe(200);
  expect((await bearer(app, prepared.token)).statusCode).toBe(200);
  expect((await tryPassword(app, "maya@home.com", STRONG_PASSWORD)).status).toBe(200);
});

/** Everything that works without the owner of the address. */
async function squat(app: IdentityApp) {
  const squatter = new Browser(app);
  await squatter.call("POST", "/passwords", { email: VICTIM, password: STRONG_PASSWORD });
  const prepared = await prepare(squatter);
  const pair = newPair();
  const asked = { email: "mal2@evil.com", code_challenge: pair.challenge };
  await squatter.call("POST", "/magic_links/email/send/secondary", asked);
  const open = { token: await mailedToken(app, asked.email), code_verifier: pair.verifier };
  return { squatter, open, ...prepared };
}

async function prepare(browser: Browser) {
  const token = await browser.api("POST", "/api/v1/api-tokens", { name: "Reports", days: 3650 });
  const invitation = await browser.api("POST", "/api/v1/invitations", { role: "admin", maxUses: 100 });
  return {
    token: token.json<{ token: string }>().token,
    invite: tokenOf(invitation.json<{ url: string }>().url),
  };
}

async function worksStill(app: IdentityApp, prepared: Awaited<ReturnType<typeof squat>>) {
  const { squatter, token, open, invite } = prepared;
  const session = await squatter.api("GET", "/api/v1/me");
  const link = await squatter.call("POST", "/magic_links/authenticate", open);
  const person = { name: "Mal", email: "mal3@evil.com", password: STRONG_PASSWORD };
  const joined = await new Browser(app).call("POST", "/invitations/authenticate", {
    token: invite,
    ...person,
  });
  return {
    session: session.statusCode,
    token: (await bearer(app, token)).statusCode,
    link: link.status,
    openInvite: joined.status,
    password: (await tryPassword(app, VICTIM, STRONG_PASSWORD)).status,
    addresses: await app.db.selectFrom("user_emails").select(["email", "verified"]).execute(),
  };
}

function bearer(app: IdentityApp, token: string) {
  const headers = { host: "localhost:4870", authorization: `Bearer ${token}` };
  return app.http.inject({ method: "GET", url: "/api/v1/collections", headers });
}

async function byLink(app: IdentityApp, browser: Browser, email: string, path = "login_or_create") {
  const { verifier, challenge } = newPair();
  await browser.call("POST", `/magic_links/email/${path}`, { email, code_challenge: challenge });
  const token = await mailedToken(app, email);
  return browser.call("POST", "/magic_links/authenticate", { token, code_verifier: verifier });
}

async function byCode(app: IdentityApp, browser: Browser) {
  const { json } = await browser.call("POST", "/otps/email/login_or_create", { email: VICTIM });
  const text = (await app.identity.outbox.lines()).findLast(({ to }) => to === VICTIM)?.text ?? "";
  const token = /^\d{6}$/mu.exec(text)?.[0];
  return browser.call("POST", "/otps/authenticate", { method_id: json.data?.["method_id"], token });
}

async function byReset(app: IdentityApp, browser: Browser) {
  const { verifier, challenge } = newPair();
  await browser.call("POST", "/passwords/email/reset/start", { email: VICTIM, code_challenge: challenge });
  const token = await mailedToken(app, VICTIM);
  const body = { token, password: OWN_PASSWORD, code_verifier: verifier };
  return browser.call("POST", "/passwords/email/reset", body);
}

async function byAdministratorLink(app: IdentityApp, browser: Browser) {
  const { url } = await app.identity.administratorLinks.make();
  const use = (token: string) =>
    browser.call("POST", "/administrator_links/authenticate", {
      token,
      name: "Vera Lund",
      email: VICTIM,
      password: OWN_PASSWORD,
      workspace_name: "Lund",
      time_zone: "UTC",
      currency: "EUR",
    });
  return use(tokenOf(url));
}
