import { expect, test } from "vitest";
import type { OutboxPage } from "@app/contract/identity/schemas";
import {
  administrator,
  Browser,
  invited,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { reachability } from "./reachability.rules.ts";

const EMAIL = "maya@fernhollow.com";
const MINUTE_MS = 60_000;

async function sendLink(app: IdentityApp) {
  const body = { email: EMAIL, code_challenge: newPair().challenge };
  await new Browser(app).call("POST", "/magic_links/email/login_or_create", body);
}

test("the outbox is for server administrators only, newest first, with the state of each link", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });
  await sendLink(app);
  app.clock.advance(11 * MINUTE_MS);
  await sendLink(app);

  const page = await maya.api("GET", "/api/v1/outbox?limit=5&channel=email");
  const sms = await maya.api("GET", "/api/v1/outbox?channel=sms");
  const refused = await tomas.api("GET", "/api/v1/outbox");

  expect(page.json()).toMatchObject({
    total: 2,
    items: [
      { to: EMAIL, subject: "Sign-in link", channel: "email", link: { state: "open" } },
      { link: { state: "expired" } },
    ],
  });
  expect(sms.json()).toEqual({ items: [], total: 0, next: null });
  expect(refused.statusCode).toBe(403);
});

test("a link stands in its message alone, for a fresh factor, and nowhere while a mail server is set", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await sendLink(app);
  const listed = async () => (await maya.api("GET", "/api/v1/outbox")).json<OutboxPage>().items[0];
  const { id = "", text, hidesSecret } = (await listed()) ?? {};
  const one = `/api/v1/outbox/${id}`;

  const fresh = await maya.api("GET", one);
  app.clock.advance(11 * MINUTE_MS);
  const stale = await maya.api("GET", one);
  await maya.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
  const server = { isUsed: true, host: "127.0.0.1", port: 25, security: "none", user: "", fromName: "" };
  const set = { ...server, fromAddress: "herald@fern.com", version: 0 };
  expect((await maya.api("PUT", "/api/v1/mail", set)).statusCode).toBe(200);
  const sending = await maya.api("GET", one);

  expect([hidesSecret, text]).toEqual([true, expect.not.stringContaining("token=")]);
  expect(fresh.json()).toMatchObject({ id, hidesSecret: false, text: expect.stringContaining("token=") });
  expect(stale.json()).toMatchObject({ code: "identity.stale_factors" });
  expect(sending.json()).toMatchObject({ hidesSecret: false, text: expect.not.stringContaining("token=") });
  expect(await listed()).toMatchObject({ hidesSecret: false });
});

test("nobody reads a link for another server administrator on screen, and reading one for a member is told them", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const dave = await administrator(app, { email: "dave@fern.com", workspaceName: "Daves" });
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });
  // What told them of each other came before.
  app.clock.advance(1000);
  const readLinkFor = async (reader: Browser, email: string) => {
    await new Browser(app).call("POST", "/magic_links/email/login_or_create", {
      email,
      code_challenge: newPair().challenge,
    });
    const line = (await app.identity.outbox.lines()).findLast(({ to }) => to === email);
    return reader.api("GET", `/api/v1/outbox/${line?.id}`);
  };

  const ofAdministrator = await readLinkFor(dave, EMAIL);
  const own = await readLinkFor(maya, EMAIL);
  const ofMember = await readLinkFor(dave, "tomas@fern.com");

  expect([ofAdministrator.statusCode, ofAdministrator.json()]).toMatchObject([
    403,
    { code: "identity.message_of_administrator", detail: expect.stringContaining("./herald outbox") },
  ]);
  expect(own.json()).toMatchObject({ text: expect.stringContaining("token=") });
  expect(ofMember.json()).toMatchObject({ text: expect.stringContaining("token=") });
  const log = (await tomas.api("GET", "/api/v1/members/log?kind=message_read")).json();
  expect(log).toMatchObject({ total: 1, items: [{ kind: "message_read", member: "Tomás Leiria" }] });
});

test("the command line reads the outbox oldest first, with the fields it promises", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  await sendLink(app);
  app.clock.advance(1000);
  await sendLink(app);

  const lines = await app.identity.outbox.lines();

  expect(lines.map((line) => Object.keys(line))).toEqual([
    ["id", "channel", "to", "subject", "text", "createdAt"],
    ["id", "channel", "to", "subject", "text", "createdAt"],
  ]);
  expect(lines[0]?.createdAt).toBe("2026-11-02T09:00:00.000Z");
});

test("messages are kept for a week, then removed with their links", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  await sendLink(app);
  app.clock.advance(8 * 24 * 60 * MINUTE_MS);
  await sendLink(app);

  await app.identity.outbox.prune();

  expect(await app.identity.outbox.lines()).toHaveLength(1);
  const links = await app.db.selectFrom("one_time_tokens").select("purpose").execute();
  expect(links).toEqual([{ purpose: "magic_link" }]);
});

test("a server administrator changes who may sign up, unless the environment has decided", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });

  const changed = await maya.api("PUT", "/api/v1/sign-up", { version: 0, policy: "open" });
  const refused = await tomas.api("PUT", "/api/v1/sign-up", { version: 0, policy: "closed" });
  const bootstrap = await new Browser(app).call("GET", `/projects/bootstrap/${app.publicToken}`);

  expect(changed.json()).toEqual({ policy: "open", isFixed: false, version: 1 });
  expect(refused.statusCode).toBe(403);
  expect(bootstrap.json.data).toMatchObject({ sign_up: "open" });
});

test("what the environment fixes cannot be changed on screen, and says where", async () => {
  const app = await startIdentityApp({ SIGN_UP: "closed" });
  const maya = await administrator(app);

  const refused = await maya.api("PUT", "/api/v1/sign-up", { version: 0, policy: "open" });

  expect((await maya.api("GET", "/api/v1/sign-up")).json()).toEqual({
    policy: "closed",
    isFixed: true,
    version: 0,
  });
  expect(refused.json()).toMatchObject({ status: 409, detail: expect.stringContaining("SIGN_UP") });
});

test("links of a server on loopback open only there, and the answer says what to change", () => {
  const here = reachability({ baseUrl: "http://localhost:4870", host: null });
  const outside = reachability({ baseUrl: "https://herald.example.com", host: null });

  expect(here).toMatchObject({
    opensElsewhere: false,
    note: expect.stringContaining("only on the computer"),
  });
  expect(here.steps.join(" ")).toContain("BASE_URL=https://");
  expect(outside).toMatchObject({ opensElsewhere: true, steps: [] });
});
