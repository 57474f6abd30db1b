import { INVITATION_USES } from "@app/contract/identity/limits";
import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { SoftAuthenticator } from "./passkeys/passkeys.fixtures.ts";
import { beginApp, enrol, OWN_CLIENT } from "./totps/totps.fixtures.ts";

const AT_ONCE = 20;

test("security 8: of 20 resets with one link in parallel exactly one succeeds", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const pair = newPair();
  await new Browser(app).call("POST", "/passwords/email/reset/start", {
    email: EMAIL,
    code_challenge: pair.challenge,
  });
  const token = await mailedToken(app, EMAIL);

  const answers = await Promise.all(
    passwords(AT_ONCE).map((password) =>
      new Browser(app).call("POST", "/passwords/email/reset", {
        token,
        password,
        code_verifier: pair.verifier,
      }),
    ),
  );

  expect(countOf(answers)).toEqual({ 200: 1, 401: AT_ONCE - 1 });
});

test("security 8: of 20 resets with one link that wait for the second factor exactly one is made", async () => {
  const app = await startIdentityApp();
  const own = await enrol(app, await administrator(app));
  const pair = newPair();
  const body = { email: EMAIL, code_challenge: pair.challenge };
  await new Browser(app).call("POST", "/passwords/email/reset/start", body);
  const link = { token: await mailedToken(app, EMAIL), code_verifier: pair.verifier };

  const halves = await Promise.all(
    passwords(AT_ONCE).map(async (password) => {
      const browser = new Browser(app);
      const { status } = await browser.call(
        "POST",
        "/passwords/email/reset",
        { ...link, password },
        OWN_CLIENT,
      );
      return { browser, status };
    }),
  );
  const answers = await Promise.all(
    halves.map(({ browser }, index) => {
      const recovery_code = own.recoveryCodes[index % own.recoveryCodes.length];
      return browser.call("POST", "/totps/recover", { recovery_code });
    }),
  );

  expect(halves.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("security 8: an invite link lets in as many as it was made for, however many come at once", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const made = await maya.api("POST", "/api/v1/invitations", { role: "member" });
  const token = tokenOf(made.json<{ url: string }>().url);

  const answers = await Promise.all(
    Array.from({ length: INVITATION_USES + 4 }, (_, index) =>
      new Browser(app).call("POST", "/invitations/authenticate", {
        token,
        name: `Person ${index}`,
        email: `person${index}@fern.com`,
        password: STRONG_PASSWORD,
      }),
    ),
  );

  expect(countOf(answers)).toEqual({ 200: INVITATION_USES, 401: 4 });
});

test("security 8: of 20 proofs of a new address in parallel exactly one adds it", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const pair = newPair();
  await maya.call("POST", "/magic_links/email/send/secondary", {
    email: "maya@fern.com",
    code_challenge: pair.challenge,
  });
  const body = { token: await mailedToken(app, "maya@fern.com"), code_verifier: pair.verifier };

  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => copyOf(app, maya).call("POST", "/magic_links/authenticate", body)),
  );

  expect(countOf(answers)).toEqual({ 200: 1, 401: AT_ONCE - 1 });
});

test("security 8: of 20 uses of an administrator link in parallel exactly one succeeds", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const { url } = await app.identity.administratorLinks.make();
  const person = {
    name: "Maya Ferro",
    email: EMAIL,
    workspace_name: "Fernhollow",
    time_zone: "UTC",
    currency: "EUR",
  };
  const use = (token: string | null) =>
    Promise.all(
      passwords(AT_ONCE).map((password) =>
        new Browser(app).call("POST", "/administrator_links/authenticate", { ...person, token, password }),
      ),
    );

  const shown = await use(tokenOf(url));
  const mailed = await use(await mailedToken(app, EMAIL));

  expect(countOf(shown)).toEqual({ 401: AT_ONCE - 1, 409: 1 });
  expect(countOf(mailed)).toEqual({ 200: 1, 401: AT_ONCE - 1 });
});

test("security 8: of 20 first proofs of a new account in parallel exactly one makes it", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  const pair = newPair();
  const email = "new@fern.com";
  await new Browser(app).call("POST", "/magic_links/email/login_or_create", {
    email,
    code_challenge: pair.challenge,
  });
  const body = { token: await mailedToken(app, email), code_verifier: pair.verifier };

  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => new Browser(app).call("POST", "/magic_links/authenticate", body)),
  );

  expect(countOf(answers)).toEqual({ 200: 1, 401: AT_ONCE - 1 });
});

test("security 8: of 20 uses of the link of an account by password in parallel exactly one makes it", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  const email = "new@fern.com";
  const browser = new Browser(app);
  await browser.call("POST", "/passwords", { email, password: STRONG_PASSWORD });
  const token = await mailedToken(app, email);

  const answers = await Promise.all(
    passwords(AT_ONCE).map((password) =>
      copyOf(app, browser).call("POST", "/passwords/email/reset", { token, password }),
    ),
  );

  expect(countOf(answers)).toEqual({ 200: 1, 401: AT_ONCE - 1 });
  expect(await app.db.selectFrom("users").select("id").execute()).toHaveLength(1);
});

test("security 16: of 20 uses of the first code of an app in parallel exactly one counts", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const begun = await beginApp(app, maya);
  const totp_code = begun.code();

  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      copyOf(app, maya).call("POST", "/totps/authenticate", { totp_code }),
    ),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("security 17: of 20 answers to one invitation by passkey in parallel exactly one makes the account", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const made = await maya.api("POST", "/api/v1/invitations", { role: "member" });
  const token = tokenOf(made.json<{ url: string }>().url);
  const browser = new Browser(app);
  const { json } = await browser.call("POST", "/invitations/passkeys/start", {
    token,
    name: "Ida Moor",
    domain: "localhost",
  });
  const options: unknown = JSON.parse(String(json.data?.["public_key_credential_creation_options"]));
  const public_key_credential = new SoftAuthenticator().create(options);

  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      copyOf(app, browser).call("POST", "/invitations/passkeys", { token, public_key_credential }),
    ),
  );

  expect(countOf(answers)).toEqual({ 200: 1, 401: AT_ONCE - 1 });
  expect(await app.db.selectFrom("users").select("id").execute()).toHaveLength(2);
});

test("of several changes from one old password at once exactly one is made", async () => {
  const app = await startIdentityApp();
  await administrator(app);

  const answers = await Promise.all(
    passwords(4).map((password) =>
      new Browser(app).call("POST", "/passwords/existing_password/reset", {
        email: EMAIL,
        existing_password: STRONG_PASSWORD,
        new_password: password,
      }),
    ),
  );

  expect(countOf(answers)).toEqual({ 200: 1, 401: 3 });
  expect(await app.identity.outbox.lines()).toHaveLength(1);
});

test("of several changes with one session token at once exactly one is made", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const answers = await Promise.all(
    passwords(4).map((password) => copyOf(app, maya).call("POST", "/passwords/session/reset", { password })),
  );

  expect(countOf(answers)).toEqual({ 200: 1, 409: 3 });
  expect(await app.identity.outbox.lines()).toHaveLength(1);
});

function copyOf(app: IdentityApp, browser: Browser): Browser {
  const copy = new Browser(app);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

function passwords(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `seven copper kites ${index}${index}`);
}

function countOf(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
