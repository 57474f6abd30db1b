import { SIGN_IN_METHODS } from "@app/contract/identity/sign-in/settings";
import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import {
  askForCode,
  giveCode,
  otherCode,
  sentCode,
} from "#/identity/factors/passcodes/passcodes.fixtures.ts";
import { SoftAuthenticator } from "#/identity/factors/passkeys/passkeys.fixtures.ts";

const TOMAS = "tomas@fern.com";
const OFF = [403, "sign_in_method_disabled"];

/** Maya administers, and Tomás is somebody else with a session. Everybody may sign up. */
async function start() {
  const app = await startIdentityApp({ SMTP_URL: "smtp://localhost:1?from=h@fern.com", SIGN_UP: "open" });
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: TOMAS });
  let version = 0;
  const offer = async (methods: readonly string[]) => {
    const { statusCode } = await maya.api("PATCH", "/api/v1/sign-in", { version, methods });
    if (statusCode !== 200) throw new Error("The ways in could not be changed");
    version += 1;
  };
  const switchOff = (...off: string[]) => offer(SIGN_IN_METHODS.filter((method) => !off.includes(method)));
  return { app, maya, tomas, switchOff };
}

const outcome = ({ status, json }: Awaited<ReturnType<Browser["call"]>>) => [status, json.error_type];

async function nameOf(browser: Browser) {
  return (await browser.api("GET", "/api/v1/me")).json<{ user: { email: string } }>().user?.email;
}

const mailsTo = async (app: IdentityApp, to: string) =>
  (await app.identity.outbox.lines()).filter((line) => line.to === to).length;

/** Makes a passkey for who is signed in, on a device of its own. */
async function passkey(browser: Browser) {
  const { json } = await browser.call("POST", "/webauthn/register/start", {
    domain: "localhost",
    return_passkey_credential_options: true,
  });
  const device = new SoftAuthenticator();
  const options = JSON.parse(String(json.data?.["public_key_credential_creation_options"]));
  const made = await browser.call("POST", "/webauthn/register", {
    public_key_credential: device.create(options),
  });
  return { device, made };
}

test("with passwords off a session opens no other account by its password, and makes none", async () => {
  const { tomas, switchOff } = await start();
  await switchOff("passwords");
  const calls: [string, object][] = [
    ["/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD }],
    ["/passwords/authenticate", { email: EMAIL, password: "a wrong one" }],
    ["/passwords/authenticate", { email: "nobody@fern.com", password: STRONG_PASSWORD }],
    ["/passwords", { email: "new@fern.com", password: STRONG_PASSWORD }],
  ];

  const refused = [];
  for (const [path, body] of calls) refused.push(outcome(await tomas.call("POST", path, body)));
  const own = await tomas.call("POST", "/passwords/authenticate", {
    email: TOMAS,
    password: STRONG_PASSWORD,
  });

  expect(refused).toEqual([OFF, OFF, OFF, OFF]);
  expect([own.status, await nameOf(tomas)]).toEqual([200, TOMAS]);
});

test("with links by e-mail off a session gets none for another account, and opens none by an older one", async () => {
  const { app, tomas, switchOff } = await start();
  const { verifier, challenge } = newPair();
  await new Browser(app).call("POST", "/magic_links/email/login_or_create", {
    email: EMAIL,
    code_challenge: challenge,
  });
  const link = { token: await mailedToken(app, EMAIL), code_verifier: verifier };
  const ask = (email: string) =>
    tomas.call("POST", "/magic_links/email/login_or_create", {
      email,
      code_challenge: newPair().challenge,
    });
  const before = await mailsTo(app, EMAIL);
  await switchOff("magic_links");

  const refused = [
    await ask(EMAIL),
    await ask("new@fern.com"),
    await tomas.call("POST", "/magic_links/authenticate", link),
  ];
  const own = await ask(TOMAS);

  expect(refused.map(outcome)).toEqual([OFF, OFF, OFF]);
  expect([own.status, await nameOf(tomas)]).toEqual([200, TOMAS]);
  expect([(await mailsTo(app, EMAIL)) - before, await mailsTo(app, "new@fern.com")]).toEqual([0, 0]);
  await switchOff();
  expect((await new Browser(app).call("POST", "/magic_links/authenticate", link)).status).toBe(200);
});

test("with codes off a session asks for none to another account, and spends nothing of an older one", async () => {
  const { app, tomas, switchOff } = await start();
  const id = await askForCode(tomas, "email/login_or_create", { email: EMAIL });
  const code = await sentCode(app, EMAIL);
  await switchOff("email_codes", "whatsapp_codes");

  const refused = [
    await tomas.call("POST", "/otps/email/login_or_create", { email: EMAIL }),
    await tomas.call("POST", "/otps/email/send/primary", { email: "new@fern.com" }),
    await tomas.call("POST", "/otps/whatsapp/login_or_create", { phone_number: "+4915112345678" }),
    ...(await Promise.all(Array.from({ length: 6 }, () => giveCode(tomas, id, otherCode(code))))),
    await giveCode(tomas, id, code),
  ];
  const own = await askForCode(tomas, "email/send/primary", { email: TOMAS });
  const proved = await giveCode(tomas, own, await sentCode(app, TOMAS));

  expect(refused.map(outcome)).toEqual(refused.map(() => OFF));
  expect([proved.status, await nameOf(tomas)]).toEqual([200, TOMAS]);
  await switchOff();
  expect((await giveCode(tomas, id, code)).status).toBe(200);
});

test("a code by a kind that is off lets nobody in while another kind is offered", async () => {
  const { app, tomas, switchOff } = await start();
  const id = await askForCode(tomas, "email/login_or_create", { email: TOMAS });
  await switchOff("email_codes");
  await tomas.call("POST", "/sessions/revoke");

  expect(outcome(await giveCode(tomas, id, await sentCode(app, TOMAS)))).toEqual(OFF);
});

test("with passkeys off a session opens no other account by its passkey, and adds none to its own", async () => {
  const { app, maya, tomas, switchOff } = await start();
  const ofMaya = await passkey(maya);
  await switchOff("passkeys");

  const asked = await tomas.call("POST", "/webauthn/authenticate/start/primary", { domain: "localhost" });
  const options = JSON.parse(String(asked.json.data?.["public_key_credential_request_options"]));
  const answer = { public_key_credential: ofMaya.device.get(options) };
  const refused = [
    await tomas.call("POST", "/webauthn/authenticate", answer),
    await new Browser(app).call("POST", "/webauthn/authenticate", answer),
  ];
  const own = await tomas.call("POST", "/webauthn/register/start", { domain: "localhost" });

  expect(refused.map(outcome)).toEqual([OFF, OFF]);
  expect(outcome(own)).toEqual(OFF);
  expect(await nameOf(tomas)).toBe(TOMAS);
});

test("with passwords off no invitation is taken by one, and none is set; who is signed in joins", async () => {
  const { app, maya, tomas, switchOff } = await start();
  const rosa = await administrator(app, { email: "rosa@else.com", workspaceName: "Else" });
  const made = await rosa.api("POST", "/api/v1/invitations", { role: "viewer", maxUses: 1 });
  const token = tokenOf(made.json<{ url: string }>().url);
  const join = (browser: Browser, person: object) =>
    browser.call("POST", "/invitations/authenticate", { token, ...person });
  const ida = { email: "ida@fern.com", name: "Ida Solheim", password: STRONG_PASSWORD };
  await switchOff("passwords");

  const refused = [
    await join(new Browser(app), { email: EMAIL, password: STRONG_PASSWORD }),
    await join(new Browser(app), ida),
    await join(tomas, { email: EMAIL, password: "a wrong one" }),
    await join(tomas, { email: TOMAS, password: STRONG_PASSWORD }),
  ];
  const set = [
    await maya.call("POST", "/passwords/session/reset", { password: `${STRONG_PASSWORD}2` }),
    await maya.call("POST", "/passwords/existing_password/reset", {
      email: EMAIL,
      existing_password: STRONG_PASSWORD,
      new_password: `${STRONG_PASSWORD}2`,
    }),
  ];
  const joined = await join(tomas, {});

  expect([...refused, ...set].map(outcome)).toEqual([OFF, OFF, OFF, OFF, OFF, OFF]);
  expect(refused[0]?.json.error_message).toBe(
    "Passwords are switched off on this server. Sign in another way, then open the invitation again.",
  );
  expect(set[0]?.json.error_message).toBe(
    "Passwords are switched off on this server. None can be set until they are on again.",
  );
  expect([joined.status, joined.json.data?.["workspace_slug"]]).toEqual([200, "else"]);
  const again = await maya.call("POST", "/passwords/authenticate", {
    email: EMAIL,
    password: STRONG_PASSWORD,
  });
  expect(again.status).toBe(200);
});

test("with passwords off an administrator link works while nobody administers, and waits from then on", async () => {
  const app = await startIdentityApp({ SIGN_IN_METHODS: "passkeys" });
  const maya = await administrator(app);
  const { url } = await app.identity.administratorLinks.make();
  const form = {
    token: tokenOf(url),
    name: "Ida Solheim",
    email: "ida@fern.com",
    password: STRONG_PASSWORD,
    workspace_name: "Else",
    time_zone: "Europe/Berlin",
    currency: "EUR",
  };

  const refused = [
    await new Browser(app).call("POST", "/administrator_links/authenticate", form),
    await maya.call("POST", "/administrator_links/authenticate", { ...form, email: EMAIL }),
  ];
  const link = await new Browser(app).call("POST", "/administrator_links/check", { token: form.token });

  expect(await nameOf(maya)).toBe(EMAIL);
  expect(refused.map(outcome)).toEqual([OFF, OFF]);
  expect(refused[0]?.json.error_message).toBe(
    "Passwords are switched off on this server. Switch them on, on screen or with SIGN_IN_METHODS, then open this link again.",
  );
  expect([link.status, await mailsTo(app, EMAIL)]).toEqual([200, 0]);
});
