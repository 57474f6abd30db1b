import type { MailSetting } from "@app/contract/identity/mail";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  administrator,
  EMAIL,
  invited,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import { LOGIN, mailServer } from "./delivery/mail-servers.fixtures.ts";
import { askForLink, deliveries } from "./mails.fixtures.ts";

const PATH = "/api/v1/mail";
const SERVER = {
  isUsed: true,
  host: "smtp.fern.com",
  port: 587,
  security: "starttls",
  user: "herald",
  fromAddress: "herald@fern.com",
  fromName: "Herald",
};

async function started(env: Record<string, string> = {}) {
  const app = await startIdentityApp(env);
  return { app, maya: await administrator(app) };
}

test("mails wait in the outbox until a server administrator has set a mail server, and nobody else may", async () => {
  const { app, maya } = await started();
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });

  expect((await maya.api("GET", PATH)).json()).toEqual({
    way: "outbox",
    isUsed: false,
    host: "",
    port: 587,
    security: "starttls",
    user: "",
    fromAddress: "",
    fromName: "Herald",
    hasPassword: false,
    isUnreadable: false,
    version: 0,
  });
  const refused = [
    await tomas.api("GET", PATH),
    await tomas.api("PUT", PATH, { ...SERVER, version: 0 }),
    await tomas.api("POST", `${PATH}/test`),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});

test("all of it is sealed in the database, and the password is never told, not even in a conflict", async () => {
  const { app, maya } = await started();

  const saved = await maya.api("PUT", PATH, { ...SERVER, password: "orchard-7", version: 0 });
  const late = await maya.api("PUT", PATH, { ...SERVER, host: "mail.elm.com", version: 0 });
  const read = await maya.api("GET", PATH);

  expect(saved.json()).toMatchObject({
    way: "settings",
    host: "smtp.fern.com",
    hasPassword: true,
    version: 1,
  });
  expect(late.json()).toMatchObject({ status: 409, theirs: { host: "smtp.fern.com" } });
  expect([saved.body, late.body, read.body].join()).not.toContain("orchard-7");
  const { rows } = await sql`select * from server_settings where key = 'mail'`.execute(app.db);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/orchard|fern/u);
});

test("the password stays while server and user do, goes with them, and is taken out by null", async () => {
  const { maya } = await started();
  const save = async (change: object, version: number) =>
    (await maya.api("PUT", PATH, { ...SERVER, ...change, version })).json<MailSetting>().hasPassword;

  expect(await save({ password: "orchard-7" }, 0)).toBe(true);
  expect(await save({ port: 465, security: "smtps" }, 1)).toBe(true);
  expect(await save({ isUsed: false }, 2)).toBe(true);
  expect(await save({ host: "mail.thief.com" }, 3)).toBe(false);
  expect(await save({ password: "orchard-7" }, 4)).toBe(true);
  expect(await save({ user: "other" }, 5)).toBe(false);
  expect(await save({ password: "orchard-7" }, 6)).toBe(true);
  expect(await save({ password: null }, 7)).toBe(false);
});

test.each([
  [{ host: "" }, "host"],
  [{ host: "smtp://fern.com" }, "host"],
  [{ host: "fern.com:587" }, "host"],
  [{ host: "cafe:25" }, "host"],
  [{ fromAddress: "" }, "fromAddress"],
  [{ fromAddress: "herald" }, "fromAddress"],
  [{ port: 0 }, "port"],
  [{ security: "none" }, "security"],
  [{ fromName: "Herald\r\nBcc: eve@example.org" }, "fromName"],
])("what cannot work is refused at its field: %o", async (change, path) => {
  const { maya } = await started();

  const refused = await maya.api("PUT", PATH, { ...SERVER, ...change, version: 0 });

  expect(refused.json()).toMatchObject({ status: 400, errors: [{ path }] });
});

test("SMTP_URL goes before the screen, which shows it and changes nothing", async () => {
  const { maya } = await started({ SMTP_URL: "smtps://herald%40elm.com:orchard-7@mail.elm.com" });

  const read = await maya.api("GET", PATH);
  const refused = await maya.api("PUT", PATH, { ...SERVER, version: 0 });

  expect(read.json()).toMatchObject({
    way: "environment",
    isUsed: true,
    host: "mail.elm.com",
    port: 465,
    security: "smtps",
    user: "herald@elm.com",
    fromAddress: "herald@elm.com",
    hasPassword: true,
  });
  expect(refused.json()).toMatchObject({ status: 409, detail: expect.stringContaining("SMTP_URL") });
  expect(read.body + refused.body).not.toContain("orchard-7");
});

test("what was sealed with another secret counts as not set, says so, and can be set again", async () => {
  const { app, maya } = await started();
  await maya.api("PUT", PATH, { ...SERVER, version: 0 });
  const elsewhere = JSON.stringify({ value: Buffer.alloc(64).toString("base64") });
  await sql`update server_settings set value = ${elsewhere} where key = 'mail'`.execute(app.db);

  expect((await maya.api("GET", PATH)).json()).toMatchObject({
    way: "outbox",
    isUnreadable: true,
    host: "",
    version: 1,
  });
  const again = await maya.api("PUT", PATH, { ...SERVER, version: 1 });
  expect(again.json()).toMatchObject({ way: "settings", isUnreadable: false, version: 2 });
});

test("what is set on screen sends the next mail, and switched off none", async () => {
  const server = await mailServer({ needsLogin: true });
  const { app, maya } = await started({ ROLE: "all" });
  const mail = { ...server.endpoint, ...LOGIN, isUsed: true };
  const soon = { timeout: 60_000, interval: 20 };

  await maya.api("PUT", PATH, { ...mail, version: 0 });
  await askForLink(app, EMAIL);
  await expect.poll(async () => (await deliveries(maya)).map(({ state }) => state), soon).toEqual(["sent"]);
  await maya.api("PUT", PATH, { ...mail, isUsed: false, version: 1 });
  app.clock.advance(1000);
  await askForLink(app, EMAIL);

  const states = async () => (await deliveries(maya)).map(({ state }) => state);
  await expect.poll(states, soon).toEqual(["kept", "sent"]);
  expect(server.mails).toMatchObject([{ user: LOGIN.user, to: [EMAIL] }]);
});

test("what was kept goes out once there is a mail server: the newest of each, and no link that has ended", async () => {
  const server = await mailServer();
  const { app, maya } = await started({ ROLE: "all" });
  const soon = { timeout: 60_000, interval: 20 };
  const states = async () => (await deliveries(maya)).map(({ state }) => state).toSorted();
  await askForLink(app, EMAIL);
  await expect.poll(states, soon).toEqual(["kept"]);
  app.clock.advance(11 * 60_000);
  await maya.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
  for (const email of ["ida@fern.com", "noor@fern.com", "ida@fern.com"]) {
    await maya.api("POST", "/api/v1/invitations/mailed", { emails: [email] });
    app.clock.advance(1000);
  }
  await expect.poll(states, soon).toEqual(["kept", "kept", "kept", "kept"]);

  await maya.api("PUT", PATH, { ...server.endpoint, isUsed: true, version: 0 });

  await expect.poll(states, soon).toEqual(["failed", "kept", "sent", "sent"]);
  expect(server.mails.flatMap(({ to }) => to).toSorted()).toEqual(["ida@fern.com", "noor@fern.com"]);
});
