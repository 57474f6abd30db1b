import { expect, test } from "vitest";
import * as z from "zod/mini";
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
import { beginApp, enrol, OWN_CLIENT } from "./totps.fixtures.ts";

const MINUTE_MS = 60_000;
const HALF_MINUTE_MS = 30_000;
const AT_ONCE = 20;
const Totps = z.array(z.object({ recovery_codes: z.array(z.string()) }));

async function started() {
  const app = await startIdentityApp();
  return { app, maya: await administrator(app) };
}

const prove = (browser: Browser, totp_code: string) =>
  browser.call("POST", "/totps/authenticate", { totp_code, session_duration_minutes: 43_200 });
const recover = (browser: Browser, recovery_code: string) =>
  browser.call("POST", "/totps/recover", { recovery_code, session_duration_minutes: 43_200 });

test("an app is begun with a secret, a picture of it and ten recovery codes, and counts from its first code on", async () => {
  const { app, maya } = await started();

  const { status, json } = await maya.call("POST", "/totps", { expiration_minutes: 60 });
  const begun = await beginApp(app, maya);
  const proved = await prove(maya, begun.code());

  expect(status).toBe(200);
  expect(json.data).toMatchObject({
    totp_id: expect.stringMatching(/^totp-live-/),
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    qr_code: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    __user: { totps: [{ verified: false }] },
  });
  expect(new Set(begun.recoveryCodes).size).toBe(10);
  expect(begun.recoveryCodes.every((code) => /^(?:[a-z0-9]{4}-){5}[a-z0-9]{4}$/.test(code))).toBe(true);
  expect(proved.json.data).toMatchObject({
    totp_id: begun.id,
    user: { totps: [{ totp_id: begun.id, verified: true }] },
    session: {
      authentication_factors: [
        { type: "password" },
        {
          type: "totp",
          delivery_method: "authenticator_app",
          authenticator_app_factor: { totp_id: begun.id },
        },
      ],
    },
  });
});

test("who never proved their address does so before an app counts: it is their way back", async () => {
  const { app, maya } = await started();
  const [email, { verifier, challenge }] = ["tomas@fern.com", newPair()];
  const tomas = await invited(app, maya, { email });

  const early = await tomas.call("POST", "/totps");
  await tomas.call("POST", "/magic_links/email/send/secondary", { email, code_challenge: challenge });
  const token = await mailedToken(app, email);
  await tomas.call("POST", "/magic_links/authenticate", { token, code_verifier: verifier });
  const proved = await tomas.call("POST", "/totps");

  expect([early.status, early.json.error_type]).toEqual([403, "email_confirmation_needed"]);
  expect(early.json.error_message).toMatch(/^Verify your e-mail address first/);
  expect(proved.status).toBe(200);
});

test("an app that was begun does not count where the proved address has gone since", async () => {
  const { app, maya } = await started();
  const begun = await beginApp(app, maya);
  await app.db.deleteFrom("user_emails").execute();

  const proved = await prove(maya, begun.code());

  expect([proved.status, proved.json.error_type]).toEqual([403, "email_confirmation_needed"]);
});

test("security 16: the secret is sealed and recovery codes are hashed in the database", async () => {
  const { app, maya } = await started();
  const { json } = await maya.call("POST", "/totps");
  const codes = json.data?.["recovery_codes"];

  const stored = JSON.stringify(await app.db.selectFrom("user_factors").selectAll().execute());

  expect(stored).not.toContain(json.data?.["secret"]);
  for (const code of Array.isArray(codes) ? codes : [""]) expect(stored).not.toContain(String(code));
});

test("security 16: codes of the half minute before and after work, and no others", async () => {
  const { app, maya } = await started();
  const begun = await beginApp(app, maya);

  const early = await prove(maya, begun.code(-2));
  const before = await prove(maya, begun.code(-1));
  const after = await prove(maya, begun.code(1));
  const late = await prove(maya, begun.code(2));

  expect([early.status, early.json.error_type]).toEqual([401, "unable_to_authenticate_totp"]);
  expect([before.status, after.status]).toEqual([200, 200]);
  expect(late.status).toBe(401);
});

test("security 16: a code works once, and none from before it works afterwards", async () => {
  const { app, maya } = await started();
  const begun = await beginApp(app, maya);
  const code = begun.code();

  await prove(maya, code);
  const again = await prove(maya, code);
  const older = await prove(maya, begun.code(-1));

  expect([again.status, again.json.error_type]).toEqual([400, "totp_code_already_authenticated"]);
  expect(older.json.error_type).toBe("totp_code_already_authenticated");
});

test("security 16: of 20 uses of one code in parallel exactly one succeeds", async () => {
  const { app, maya } = await started();
  const made = await enrol(app, maya);
  const code = made.code();

  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => prove(copyOf(app, maya), code)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 400, 404, 409, 429].includes(status))).toBe(true);
});

test("security 6: five wrong codes pause the right one, whoever tries", async () => {
  const { app, maya } = await started();
  const made = await enrol(app, maya);
  for (let tried = 0; tried < 5; tried++) await prove(maya, "000000");

  const stopped = await prove(maya, made.code());
  app.clock.advance(15 * MINUTE_MS);
  const later = await prove(maya, made.code());

  expect([stopped.status, stopped.json.error_type]).toEqual([429, "too_many_requests"]);
  expect(stopped.json.error_message).toBe(
    "Too many codes were tried. Try again in 15 minutes, or use a recovery code now.",
  );
  expect(later.status).toBe(200);
});

test("an app that was begun and not proved in time does not count, and a new one replaces it", async () => {
  const { app, maya } = await started();
  const late = await beginApp(app, maya);
  app.clock.advance(60 * MINUTE_MS);
  const tooLate = await prove(maya, late.code());
  const fresh = await signIn(app);
  const begun = await beginApp(app, fresh.browser);

  expect([tooLate.status, tooLate.json.error_type]).toEqual([404, "totp_not_found"]);
  expect((await prove(fresh.browser, begun.code())).status).toBe(200);
});

test("security 13: with the first code every other session ends, and the addresses hear of the app", async () => {
  const { app, maya } = await started();
  const { browser: other } = await signIn(app);
  const begun = await beginApp(app, maya);
  const before = await other.call("GET", "/users/me");

  await prove(maya, begun.code());

  expect(before.status).toBe(200);
  expect((await other.call("GET", "/users/me")).json.error_type).toBe("session_not_found");
  expect((await maya.call("GET", "/users/me")).status).toBe(200);
  const [line] = await app.identity.outbox.lines();
  expect([line?.to, line?.text]).toEqual([EMAIL, expect.stringContaining("authenticator app")]);
});

test("security 14: an app is begun only while a factor is fresh, and a second one not at all", async () => {
  const { app, maya } = await started();
  await enrol(app, maya);
  const second = await maya.call("POST", "/totps");
  app.clock.advance(11 * MINUTE_MS);
  const stale = await maya.call("POST", "/totps");
  const nobody = await new Browser(app).call("POST", "/totps");

  expect([second.status, second.json.error_type]).toEqual([400, "totp_already_exists"]);
  expect([stale.status, stale.json.error_type]).toEqual([401, "stale_factors"]);
  expect([nobody.status, nobody.json.error_type]).toEqual([401, "user_unauthenticated"]);
});

test("security 14: who has an app proves it again before ways to sign in are changed: a password alone is not enough", async () => {
  const { app, maya } = await started();
  const made = await enrol(app, maya);
  app.clock.advance(11 * MINUTE_MS);
  await maya.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD }, OWN_CLIENT);

  const stale = await maya.call("POST", "/totps/recovery_codes");
  await prove(maya, made.code());
  const fresh = await maya.call("POST", "/totps/recovery_codes");

  expect(stale.json).toMatchObject({
    error_type: "stale_factors",
    error_message: "For this, prove again that it is you, by your authenticator app. Then try again.",
  });
  expect(fresh.status).toBe(200);
});

test("a recovery code stands in for the app once, however it is typed, and the addresses hear of it", async () => {
  const { app, maya } = await started();
  const made = await enrol(app, maya);
  const [code = ""] = made.recoveryCodes;

  const used = await recover(maya, ` ${code.toUpperCase().replaceAll("-", " ").replaceAll("0", "O")} `);
  const again = await recover(maya, code);

  expect(used.json.data).toMatchObject({
    totp_id: made.id,
    session: {
      authentication_factors: expect.arrayContaining([
        expect.objectContaining({ type: "recovery_codes", delivery_method: "recovery_code" }),
      ]),
    },
  });
  expect([again.status, again.json.error_type]).toEqual([401, "unable_to_authenticate_recovery_code"]);
  const mail = (await app.identity.outbox.lines()).findLast(({ subject }) => subject.includes("recovery"));
  expect(mail?.text).toContain("9 are left");
});

test("of 20 uses of one recovery code in parallel exactly one succeeds", async () => {
  const { app, maya } = await started();
  const { recoveryCodes } = await enrol(app, maya);

  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => recover(copyOf(app, maya), recoveryCodes[0] ?? "")),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("five wrong recovery codes are a pause, too", async () => {
  const { app, maya } = await started();
  const { recoveryCodes } = await enrol(app, maya);
  for (let tried = 0; tried < 5; tried++) await recover(maya, "aaaa-bbbb-cccc-dddd-eeee-ffff");

  expect((await recover(maya, recoveryCodes[0] ?? "")).status).toBe(429);
});

test("new recovery codes replace those from before, and are shown with nothing else", async () => {
  const { app, maya } = await started();
  const before = await enrol(app, maya);

  const { status, json } = await maya.call("POST", "/totps/recovery_codes");

  expect(status).toBe(200);
  expect(json.data).toMatchObject({
    totps: [{ totp_id: before.id, verified: true, recovery_codes: expect.any(Array) }],
  });
  expect((await recover(maya, before.recoveryCodes[0] ?? "")).status).toBe(401);
  const made = Totps.parse(json.data?.["totps"]);
  expect((await recover(maya, made[0]?.recovery_codes[0] ?? "")).status).toBe(200);
});

test("without an app there are no recovery codes, and those of an app that was not proved open nothing", async () => {
  const { app, maya } = await started();
  const none = await maya.call("POST", "/totps/recovery_codes");
  const begun = await beginApp(app, maya);

  expect([none.status, none.json.error_type]).toEqual([404, "totp_not_found"]);
  expect((await recover(maya, begun.recoveryCodes[0] ?? "")).json.error_type).toBe("totp_not_found");
});

test("taken away, the app asks for nothing any more", async () => {
  const { app, maya } = await started();
  const made = await enrol(app, maya);

  const removed = await maya.call("DELETE", `/users/totps/${made.id}`);
  const { status, browser } = await signIn(app);

  expect(removed.json.data).toMatchObject({ __user: { totps: [] } });
  expect(status).toBe(200);
  expect((await browser.call("GET", "/users/me")).status).toBe(200);
});

test("a link of the machine and their mailbox let in whoever lost the app, and take it away", async () => {
  const { app, maya } = await started();
  await enrol(app, maya);
  const { url } = await app.identity.administratorLinks.make();
  const browser = new Browser(app);
  const open = (token: string | null) =>
    browser.call("POST", "/administrator_links/authenticate", {
      token,
      name: "Maya Ferro",
      email: EMAIL,
      password: STRONG_PASSWORD,
      workspace_name: "Fernhollow",
      time_zone: "UTC",
      currency: "EUR",
    });

  const asked = await open(tokenOf(url));
  const { status, json } = await open(await mailedToken(app, EMAIL));

  expect(asked.status).toBe(409);
  expect([status, json.data]).toMatchObject([200, { user: { totps: [] } }]);
});

test.each([0, 1441, 1.5])(
  "a new app does not wait %s minutes for its first code",
  async (expiration_minutes) => {
    const { maya } = await started();

    expect((await maya.call("POST", "/totps", { expiration_minutes })).status).toBe(400);
  },
);

test("a clock that is half a minute off does not matter at the end of a step", async () => {
  const { app, maya } = await started();
  const begun = await beginApp(app, maya);
  const code = begun.code();
  app.clock.advance(HALF_MINUTE_MS);

  expect((await prove(maya, code)).status).toBe(200);
});

async function signIn(app: IdentityApp) {
  const browser = new Browser(app);
  const body = { email: EMAIL, password: STRONG_PASSWORD };
  const { status } = await browser.call("POST", "/passwords/authenticate", body);
  return { browser, status };
}

function copyOf(app: IdentityApp, browser: Browser): Browser {
  const copy = new Browser(app);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}
