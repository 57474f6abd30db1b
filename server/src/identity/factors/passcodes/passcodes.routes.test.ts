import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  startIdentityApp,
  STRONG_PASSWORD,
  tryPassword,
  wireOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { askForCode, giveCode, otherCode, sentCode } from "./passcodes.fixtures.ts";

const MINUTE_MS = 60_000;
const AT_ONCE = 20;
const NUMBER = "+4915112345678";
const OTHER_NUMBER = "+4915112345679";
const STRANGER = "nobody@fernhollow.com";

async function started(env: Record<string, string> = {}) {
  const app = await startIdentityApp(env);
  return { app, maya: await administrator(app) };
}

/** A browser that has asked for a code by mail. */
async function asking(app: IdentityApp, email = EMAIL, path = "email/login_or_create") {
  const browser = new Browser(app);
  const id = await askForCode(browser, path, { email });
  return { browser, id, code: await sentCode(app, email) };
}

test.each(["email/login_or_create", "email/send/primary"])(
  "security 7: a code of %s has six digits and signs in once, in the browser that asked",
  async (path) => {
    const { app } = await started();
    const { browser, id, code } = await asking(app, EMAIL, path);

    const elsewhere = await giveCode(new Browser(app), id, code);
    const first = await giveCode(browser, id, code);
    const second = await giveCode(browser, id, code);

    expect(code).toMatch(/^\d{6}$/);
    expect([elsewhere.status, elsewhere.json.error_type]).toEqual([404, "otp_code_not_found"]);
    expect(first.status).toBe(200);
    expect(first.json.data).toMatchObject({
      method_id: id,
      session: {
        authentication_factors: [
          { type: "otp", delivery_method: "email", email_factor: { email_address: EMAIL } },
        ],
      },
    });
    expect([second.status, second.json.error_type]).toEqual([404, "otp_code_not_found"]);
    expect((await browser.call("GET", "/users/me")).status).toBe(200);
  },
);

test("security 7: a code stands in the database only as a keyed hash", async () => {
  const { app } = await started();
  const { id, code } = await asking(app);

  const stored = await app.db.selectFrom("one_time_tokens").selectAll().execute();

  const row = stored.find(({ purpose }) => purpose === "passcode");
  expect(row?.token_hash).toHaveLength(32);
  expect(id.endsWith(row?.id ?? "none")).toBe(true);
  expect(JSON.stringify(stored.map((each) => ({ ...each, id: "" })))).not.toContain(code);
});

test("security 7: after five wrong tries the right code is void too, and each refusal counts down", async () => {
  const { app } = await started();
  const { browser, id, code } = await asking(app);
  const before = new Map(browser.cookies);

  const wrong = [];
  for (let tried = 1; tried <= 5; tried++) wrong.push(await giveCode(browser, id, otherCode(code, tried)));
  const right = await giveCode(browser, id, code);

  expect(
    wrong.map(({ status, json }) => [status, json.error_type, json.error_details?.["tries_left"]]),
  ).toEqual(["4", "3", "2", "1", "0"].map((left) => [401, "unable_to_auth_otp_code", left]));
  expect([right.status, right.json.error_type]).toEqual([404, "otp_code_not_found"]);
  expect(browser.cookies).toEqual(before);
});

test("security 7: of 20 uses of one code in parallel exactly one succeeds", async () => {
  const { app } = await started();
  const { browser, id, code } = await asking(app);

  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => giveCode(copyOf(app, browser), id, code)),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 404, 429].includes(status))).toBe(true);
});

test("security 7: of 20 wrong tries in parallel five are looked at", async () => {
  const { app } = await started();
  const { browser, id, code } = await asking(app);

  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      giveCode(copyOf(app, browser), id, otherCode(code, index + 1)),
    ),
  );

  expect(answers.filter(({ json }) => json.error_type === "unable_to_auth_otp_code")).toHaveLength(5);
  expect((await giveCode(browser, id, code)).status).toBe(404);
});

test("security 7: ever new codes are no way to guess: ten tries for an address, then a pause", async () => {
  const { app } = await started();
  const stranger = new Browser(app);
  for (let codes = 0; codes < 2; codes++) {
    const id = await askForCode(stranger, "email/send/primary", { email: EMAIL });
    const code = await sentCode(app, EMAIL);
    for (let tried = 1; tried <= 5; tried++) await giveCode(stranger, id, otherCode(code, tried));
    app.clock.advance(1000);
  }
  const id = await askForCode(stranger, "email/send/primary", { email: EMAIL });

  const stopped = await giveCode(stranger, id, await sentCode(app, EMAIL));
  const known = (await tryPassword(app, EMAIL, STRONG_PASSWORD)).response;
  const own = new Browser(app);
  for (const { name, value } of known.cookies) if (name === "herald_device") own.cookies.set(name, value);
  app.clock.advance(1000);
  const ownId = await askForCode(own, "email/send/primary", { email: EMAIL });

  expect([stopped.status, stopped.json.error_type]).toEqual([429, "too_many_requests"]);
  expect(Number(stopped.response.headers["retry-after"])).toBeGreaterThan(800);
  expect((await giveCode(own, ownId, await sentCode(app, EMAIL))).status).toBe(200);
});

test.each([
  [undefined, 10],
  [1, 1],
  [10, 10],
])("security 7: asked for %s minutes, a code is dead after %i", async (expiration_minutes, lives) => {
  const { app } = await started();
  const browser = new Browser(app);
  const early = await askForCode(browser, "email/send/primary", { email: EMAIL, expiration_minutes });
  const earlyCode = await sentCode(app, EMAIL);
  app.clock.advance(lives * MINUTE_MS - 1000);
  const inTime = await giveCode(browser, early, earlyCode);
  const late = await askForCode(browser, "email/send/primary", { email: EMAIL, expiration_minutes });
  const lateCode = await sentCode(app, EMAIL);
  app.clock.advance(lives * MINUTE_MS);

  expect(inTime.status).toBe(200);
  expect((await giveCode(browser, late, lateCode)).json.error_type).toBe("otp_code_not_found");
});

test.each([0, 11, 1.5, -1])("no code works for %s minutes", async (expiration_minutes) => {
  const { app } = await started();

  const body = { email: EMAIL, expiration_minutes };
  const { status } = await new Browser(app).call("POST", "/otps/email/send/primary", body);

  expect(status).toBe(400);
});

test.each([
  ["/otps/email/login_or_create", { email: EMAIL }, { email: STRANGER }],
  ["/otps/email/send/primary", { email: EMAIL }, { email: STRANGER }],
  ["/otps/sms/login_or_create", { phone_number: NUMBER }, { phone_number: OTHER_NUMBER }],
  ["/otps/whatsapp/send/primary", { phone_number: NUMBER }, { phone_number: OTHER_NUMBER }],
])("security 4: %s tells nothing of who has an account, nor does its code", async (path, known, unknown) => {
  const { app, maya } = await started();
  await addPhone(app, maya);
  const ask = async (body: object) => {
    const browser = new Browser(app);
    const sent = await browser.call("POST", path, body);
    const id = String(sent.json.data?.["method_id"]);
    const tries = [];
    for (let tried = 0; tried < 6; tried++) tries.push(await giveCode(browser, id, "12345"));
    return [sent, ...tries].map(({ response }) => shape(JSON.stringify(wireOf(response))));
  };

  expect(await ask(unknown)).toEqual(await ask(known));
});

test.each(["closed", "invited"])("where sign-up is %s, a new address gets no code", async (policy) => {
  const app = await startIdentityApp({ SIGN_UP: policy });

  const { code } = await asking(app, STRANGER);

  expect(code).toBeNull();
  expect(await app.db.selectFrom("users").selectAll().execute()).toEqual([]);
});

test("where sign-up is open, a code makes an account with a workspace, by mail, SMS and WhatsApp", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  const { browser, id, code } = await asking(app, STRANGER);
  const phone = new Browser(app);
  const phoneId = await askForCode(phone, "sms/login_or_create", { phone_number: NUMBER });
  const chat = new Browser(app);
  const chatId = await askForCode(chat, "whatsapp/login_or_create", { phone_number: OTHER_NUMBER });

  const byMail = await giveCode(browser, id, code);
  const byPhone = await giveCode(phone, phoneId, await sentCode(app, NUMBER));
  const byChat = await giveCode(chat, chatId, await sentCode(app, OTHER_NUMBER));

  expect(byMail.json.data).toMatchObject({ user: { emails: [{ email: STRANGER, verified: true }] } });
  expect(byPhone.json.data).toMatchObject({
    user: { emails: [], phone_numbers: [{ phone_number: NUMBER, verified: true }] },
    session: { authentication_factors: [{ type: "otp", delivery_method: "sms" }] },
  });
  expect(byChat.json.data).toMatchObject({
    user: { phone_numbers: [{ phone_number: OTHER_NUMBER, verified: true }] },
    session: { authentication_factors: [{ type: "otp", delivery_method: "whatsapp" }] },
  });
  expect((await phone.api("GET", "/api/v1/me")).json()).toMatchObject({ workspaces: [{ role: "owner" }] });
});

test("the first proof of an address by a code ends what a stranger had set on it", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const thief = new Browser(app);
  await thief.call("POST", "/passwords", { email: EMAIL, password: STRONG_PASSWORD });
  const { browser, id, code } = await asking(app);

  await giveCode(browser, id, code);

  expect((await thief.call("GET", "/users/me")).json.error_type).toBe("session_not_found");
  expect((await tryPassword(app, EMAIL, STRONG_PASSWORD)).status).toBe(401);
});

test.each(["sms", "whatsapp"])(
  "signed in, a code by %s adds the number to the account, with which one then signs in; the addresses hear of it",
  async (channel) => {
    const { app, maya } = await started();
    const id = await askForCode(maya, `${channel}/send/secondary`, { phone_number: "+49 1511 2345678" });
    const code = await sentCode(app, NUMBER);

    const elsewhere = await giveCode(new Browser(app), id, code);
    const added = await giveCode(maya, id, code);
    app.clock.advance(1000);
    const phone = new Browser(app);
    const signInId = await askForCode(phone, `${channel}/send/primary`, { phone_number: NUMBER });
    const signedIn = await giveCode(phone, signInId, await sentCode(app, NUMBER));

    expect(elsewhere.status).toBe(404);
    expect(added.json.data).toMatchObject({
      user: { phone_numbers: [{ phone_number: NUMBER, verified: true }] },
      session: {
        authentication_factors: [
          { type: "password" },
          { type: "otp", delivery_method: channel, phone_number_factor: { phone_number: NUMBER } },
        ],
      },
    });
    expect(signedIn.json.data).toMatchObject({ user: { emails: [{ email: EMAIL }] } });
    const subjects = (await app.identity.outbox.lines()).map(({ subject }) => subject);
    expect(subjects).toContain("A way to sign in was added to your account");
  },
);

test("security 14: a number is added only while a factor is fresh, and an own one is proved any time", async () => {
  const { app, maya } = await started();
  await addPhone(app, maya);
  app.clock.advance(11 * MINUTE_MS);

  const other = { phone_number: OTHER_NUMBER };
  const stale = await maya.call("POST", "/otps/sms/send/secondary", other);
  const own = await maya.call("POST", "/otps/sms/send/secondary", { phone_number: NUMBER });
  const signedOut = await new Browser(app).call("POST", "/otps/sms/send/secondary", other);

  expect([stale.status, stale.json.error_type]).toEqual([401, "stale_factors"]);
  expect(own.status).toBe(200);
  expect([signedOut.status, signedOut.json.error_type]).toEqual([401, "user_unauthenticated"]);
});

test("a number of somebody else is answered alike and gets no code: it is told that it was not added", async () => {
  const { app, maya } = await started();
  await addPhone(app, maya);
  const ida = await administrator(app, { email: "ida@fernhollow.com", workspaceName: "Ida" });
  const before = (await app.identity.outbox.lines()).length;
  app.clock.advance(1000);

  const foreign = await ida.call("POST", "/otps/sms/send/secondary", { phone_number: NUMBER });
  const free = await ida.call("POST", "/otps/sms/send/secondary", { phone_number: OTHER_NUMBER });

  expect(shape(JSON.stringify(wireOf(foreign.response)))).toBe(shape(JSON.stringify(wireOf(free.response))));
  const lines = await app.identity.outbox.lines();
  const sent = lines.slice(before).map(({ to, text }) => `${to} ${text.slice(0, 40)}`);
  expect(sent.toSorted()).toEqual([
    `${NUMBER} Somebody wanted to add this number to th`,
    expect.stringMatching(/^\+4915112345679 \d{6} is your Herald code/u),
  ]);
});

test("an address is added by a code as by a link", async () => {
  const { app, maya } = await started();
  const id = await askForCode(maya, "email/send/secondary", { email: "maya@fern.com" });

  const { json } = await giveCode(maya, id, await sentCode(app, "maya@fern.com"));

  expect(json.data).toMatchObject({ user: { emails: [{ email: EMAIL }, { email: "maya@fern.com" }] } });
});

test("a message is written so that a phone fills its code in where that is asked for", async () => {
  const { app, maya } = await started();
  await addPhone(app, maya);
  app.clock.advance(1000);
  await askForCode(new Browser(app), "sms/send/primary", { phone_number: NUMBER, enable_autofill: true });

  const line = (await app.identity.outbox.lines()).findLast(({ to }) => to === NUMBER);

  expect(line?.text).toMatch(/^(\d{6}) is your Herald code, for 10 minutes\..*\n\n@localhost #\1$/s);
});

test("one number gets at most five messages in a quarter of an hour", async () => {
  const { app, maya } = await started();
  await addPhone(app, maya);
  app.clock.advance(16 * MINUTE_MS);
  const sends = [];
  for (let sent = 0; sent < 6; sent++)
    sends.push(await new Browser(app).call("POST", "/otps/sms/send/primary", { phone_number: NUMBER }));

  expect(sends.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(sends.at(-1)?.json.error_message).toContain("messages");
});

async function addPhone(app: IdentityApp, browser: Browser): Promise<void> {
  const id = await askForCode(browser, "sms/send/secondary", { phone_number: NUMBER });
  const { status } = await giveCode(browser, id, await sentCode(app, NUMBER));
  expect(status).toBe(200);
}

function copyOf(app: IdentityApp, browser: Browser): Browser {
  const copy = new Browser(app);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

/** An answer without the id of the code. */
function shape(answer: string): string {
  return answer.replace(/-live-[0-9a-f-]{36}/, "-live-id");
}
