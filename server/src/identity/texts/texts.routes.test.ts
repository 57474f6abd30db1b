import type { TextSetting } from "@app/contract/identity/texts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { administrator, Browser, invited, startIdentityApp } from "#/identity/identity.fixtures.ts";
import { askForCode, giveCode, sentCode } from "#/identity/factors/passcodes/passcodes.fixtures.ts";
import { deliveries } from "#/identity/mail/mails.fixtures.ts";
import { textServer } from "./text-services.fixtures.ts";

const PATH = "/api/v1/texts/sms";
const NUMBER = "+4915112345678";
const SERVICE = {
  isUsed: true,
  address: "https://sms.example.org/send",
  format: "json",
  body: '{"to":"{{to}}","text":"{{text}}"}',
};
const HEADERS = "Authorization: Bearer orchard-7\nX-Sender: Herald";
const SOON = { timeout: 60_000, interval: 20 };

async function started(env: Record<string, string> = {}) {
  const app = await startIdentityApp(env);
  return { app, maya: await administrator(app) };
}

test.each(["sms", "whatsapp"])(
  "messages by %s wait in the outbox until a server administrator has set a service, and nobody else may",
  async (channel) => {
    const { app, maya } = await started();
    const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });
    const path = `/api/v1/texts/${channel}`;

    expect((await maya.api("GET", path)).json()).toMatchObject({
      channel,
      way: "outbox",
      isUsed: false,
      address: "",
      headerNames: [],
      version: 0,
    });
    const refused = [
      await tomas.api("GET", path),
      await tomas.api("PUT", path, { ...SERVICE, version: 0 }),
      await tomas.api("POST", `${path}/test`, { to: NUMBER }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  },
);

test("all of it is sealed in the database, and the headers are never told, not even in a conflict", async () => {
  const { app, maya } = await started();

  const saved = await maya.api("PUT", PATH, { ...SERVICE, headers: HEADERS, version: 0 });
  const late = await maya.api("PUT", PATH, { ...SERVICE, headers: "X: 1", version: 0 });
  const read = await maya.api("GET", PATH);

  expect(saved.json()).toMatchObject({
    way: "settings",
    headerNames: ["Authorization", "X-Sender"],
    version: 1,
  });
  expect(late.json()).toMatchObject({ status: 409, theirs: { address: SERVICE.address } });
  expect([saved.body, late.body, read.body].join()).not.toContain("orchard-7");
  const { rows } = await sql`select * from server_settings where key = 'texts_sms'`.execute(app.db);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/orchard|example/u);
});

test("the headers stay while the server does, and are taken out by null", async () => {
  const { maya } = await started();
  const save = async (change: object, version: number) =>
    (await maya.api("PUT", PATH, { ...SERVICE, ...change, version })).json<TextSetting>().headerNames.length;

  expect(await save({ headers: HEADERS }, 0)).toBe(2);
  expect(await save({ address: "https://sms.example.org/v2" }, 1)).toBe(2);
  expect(await save({ isUsed: false }, 2)).toBe(2);
  expect(await save({ address: "https://thief.example.com/send" }, 3)).toBe(0);
  expect(await save({ headers: HEADERS }, 4)).toBe(2);
  expect(await save({ headers: null }, 5)).toBe(0);
});

test.each([
  [{ address: "http://sms.example.org" }, "address"],
  [{ address: "sms.example.org" }, "address"],
  [{ body: "{}" }, "body"],
  [{ body: "to={{to}}&text={{text}}" }, "body"],
  [{ format: "yaml" }, "format"],
  [{ headers: "no colon" }, "headers"],
  [{ headers: "Host: evil.example" }, "headers"],
])("what cannot work is refused at its field: %o", async (change, path) => {
  const { maya } = await started();

  const refused = await maya.api("PUT", PATH, { ...SERVICE, ...change, version: 0 });

  expect(refused.json()).toMatchObject({ status: 400, errors: [{ path }] });
});

test("the environment goes before the screen, which shows it without its key and changes nothing", async () => {
  const { maya } = await started({
    SMS_WEBHOOK: JSON.stringify({
      address: "https://sms.example.org/send?key=orchard-7",
      headers: { "X-Key": "orchard-7" },
    }),
  });

  const read = await maya.api("GET", PATH);
  const refused = await maya.api("PUT", PATH, { ...SERVICE, version: 0 });

  expect(read.json()).toMatchObject({
    way: "environment",
    address: "https://sms.example.org/send",
    headerNames: ["X-Key"],
  });
  expect(refused.json()).toMatchObject({ status: 409, detail: expect.stringContaining("SMS_WEBHOOK") });
  expect(read.body + refused.body).not.toContain("orchard-7");
});

test("a message is sent now, and what became of it is told and stands in the outbox", async () => {
  const { address, calls } = await textServer();
  const refusing = await textServer({ status: 401, said: "unknown key" });
  const { maya } = await started();
  await maya.api("PUT", PATH, { ...SERVICE, address, headers: HEADERS, version: 0 });
  const sent = await maya.api("POST", `${PATH}/test`, { to: "+49 1511 2345678" });
  await maya.api("PUT", PATH, { ...SERVICE, address: refusing.address, version: 1 });
  const refused = await maya.api("POST", `${PATH}/test`, { to: NUMBER });
  const wrong = await maya.api("POST", `${PATH}/test`, { to: "0151" });

  expect(sent.json()).toEqual({ to: NUMBER, isSent: true, failure: null });
  expect(calls).toMatchObject([{ headers: { "x-sender": "Herald" } }]);
  expect(refused.json()).toMatchObject({ isSent: false, failure: expect.stringContaining("unknown key") });
  expect(wrong.statusCode).toBe(400);
  expect((await deliveries(maya)).map(({ state }) => state).toSorted()).toEqual(["failed", "sent"]);
});

test("a code goes out by the service, and the sign-in screen is told that there is one", async () => {
  const { address, calls } = await textServer();
  const { app, maya } = await started({ ROLE: "all" });
  const channels = async () => {
    const { json } = await new Browser(app).call("GET", `/projects/bootstrap/${app.publicToken}`);
    return json.data?.["passcode_channels"];
  };
  const before = await channels();
  await maya.api("PUT", PATH, { ...SERVICE, address, version: 0 });

  const id = await askForCode(maya, "sms/send/secondary", { phone_number: NUMBER });
  await expect.poll(() => calls.length, SOON).toBe(1);
  const { text = "" }: { text?: string } = JSON.parse(calls[0]?.body ?? "{}");
  const { status } = await giveCode(maya, id, /\d{6}/.exec(text)?.[0] ?? "");

  expect([before, await channels()]).toEqual([["email"], ["email", "sms"]]);
  expect(status).toBe(200);
  // What has been sent is read nowhere else.
  expect(await sentCode(app, NUMBER)).toBeNull();
});
