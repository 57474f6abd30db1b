import type { OutboxPage } from "@app/contract/identity/schemas";
import { pino } from "pino";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import {
  administrator,
  Browser,
  EMAIL,
  invited,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { closingServer, LOGIN, mailServer, readMail, urlOf } from "./delivery/mail-servers.fixtures.ts";
import type { Refusals, TestMailServer } from "./delivery/mail-servers.fixtures.ts";
import { askForCode } from "#/identity/factors/passcodes/passcodes.fixtures.ts";
import { askForLink, deliveries, hurry } from "./mails.fixtures.ts";
import { insertEmail } from "#/identity/users/users.store.ts";
import { passwordChangedMail } from "./mails.rules.ts";

const MINUTE_MS = 60_000;
const SOON = { timeout: 60_000, interval: 20 };

/** A server with its administrator, whose mails go to a mail server on this machine. */
async function sending(server: TestMailServer) {
  const app = await startIdentityApp({ ROLE: "all", SMTP_URL: urlOf(server.endpoint) });
  return { app, maya: await administrator(app) };
}

function write(app: IdentityApp, to: string) {
  const message = { to, mail: passwordChangedMail("Maya"), now: app.clock.now() };
  return app.db.transaction().execute((transaction) => app.identity.mails.write(transaction, message));
}

test("without a mail server a mail is kept in the outbox", async () => {
  const app = await startIdentityApp({ ROLE: "all" });
  const maya = await administrator(app);

  await askForLink(app, EMAIL);

  await expect.poll(async () => (await deliveries(maya))[0]?.state, SOON).toBe("kept");
  expect(await deliveries(maya)).toEqual([{ state: "kept", tries: 1, failure: null }]);
});

test("a mailed link arrives and signs in, and the outbox says that it was sent", async () => {
  const server = await mailServer();
  const { app, maya } = await sending(server);

  const verifier = await askForLink(app, EMAIL);
  await expect.poll(() => server.mails.length, SOON).toBe(1);

  expect(server.mails[0]?.to).toEqual([EMAIL]);
  const { subject, text = "", html } = await readMail(server);
  expect(subject).toBe("Sign-in link");
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  expect(html).toContain(`token=${token}`);
  const signedIn = await new Browser(app).call("POST", "/magic_links/authenticate", {
    token,
    code_verifier: verifier,
  });
  expect(signedIn.status).toBe(200);
  await expect.poll(async () => (await deliveries(maya))[0]?.state, SOON).toBe("sent");
});

test("once a mail was sent nobody reads its link or code here, not even in the database", async () => {
  const server = await mailServer();
  const { app, maya } = await sending(server);

  await askForLink(app, EMAIL);
  await askForCode(new Browser(app), "email/login_or_create", { email: EMAIL });
  await expect
    .poll(async () => (await deliveries(maya)).map(({ state }) => state), SOON)
    .toEqual(["sent", "sent"]);

  const lines = await app.identity.outbox.lines();
  expect(lines.map(({ text }) => text).join()).toContain("[link not shown]");
  expect(lines.map(({ text }) => text).join()).toContain("[code not shown]");
  expect(JSON.stringify(lines)).not.toMatch(/token=|\b\d{6}\b/u);
});

test("what only says that an address opens nothing arrives as well", async () => {
  const server = await mailServer();
  const env = { ROLE: "all", SMTP_URL: urlOf(server.endpoint), SIGN_UP: "open" };
  const app = await startIdentityApp(env);
  const maya = await administrator(app);
  const pam = await invited(app, maya, { email: "pam@fern.com" });
  const { id } = (await pam.api("GET", "/api/v1/me")).json<{ user: { id: string } }>().user;
  await insertEmail(app.db, id, "pam@vale.com", app.clock.now());
  const asked = { email: "pam@fern.com", code_challenge: newPair().challenge };

  await new Browser(app).call("POST", "/passwords/email/reset/start", asked);
  await new Browser(app).call("POST", "/passwords", { email: EMAIL, password: STRONG_PASSWORD });
  await maya.call("POST", "/magic_links/email/send/secondary", { ...asked, email: "pam@vale.com" });

  const sent = async () => {
    const { items } = (await maya.api("GET", "/api/v1/outbox")).json<OutboxPage>();
    return items.map(({ subject, delivery }) => `${subject}: ${delivery.state}`).toSorted();
  };
  await expect
    .poll(sent, SOON)
    .toEqual([
      "This address has a Herald account already: sent",
      "This address opens no account yet: sent",
      "Your Herald account: sent",
    ]);
});

test("an unknown address takes the same way, and nothing goes out", async () => {
  const server = await mailServer();
  const { app, maya } = await sending(server);

  await askForLink(app, "nobody@fernhollow.com");
  await askForLink(app, EMAIL);

  const jobs = await sql`select data from pgboss.job where name = 'mail'`.execute(app.db);
  expect(jobs.rows).toHaveLength(2);
  await expect.poll(() => server.mails.length, SOON).toBe(1);
  const left = sql`select 1 from pgboss.job where name = 'mail' and state <> 'completed'`;
  await expect.poll(async () => (await left.execute(app.db)).rows.length, SOON).toBe(0);
  expect(server.mails.map(({ to }) => to)).toEqual([[EMAIL]]);
  expect(server.connections()).toBe(1);
  expect(await deliveries(maya)).toHaveLength(1);
});

test("what is refused for good is tried once, with the reason in the outbox", async () => {
  const server = await mailServer({ refuses: { recipient: "550 5.1.1 No such user" } });
  const { app, maya } = await sending(server);

  await askForLink(app, EMAIL);

  await expect.poll(async () => (await deliveries(maya))[0]?.state, SOON).toBe("failed");
  expect(await deliveries(maya)).toEqual([
    { state: "failed", tries: 1, failure: expect.stringContaining("does not take mail for this address") },
  ]);
});

test("what may pass is tried again, and is one mail", async () => {
  const refuses: Refusals = { recipient: "450 4.2.1 Come again" };
  const server = await mailServer({ refuses });
  const { app, maya } = await sending(server);

  await askForLink(app, EMAIL);
  await expect.poll(async () => (await deliveries(maya))[0]?.failure, SOON).toContain("Come again");
  expect(await deliveries(maya)).toMatchObject([{ state: "waiting", tries: 1 }]);
  delete refuses.recipient;
  await hurry(app.owner);

  await expect.poll(async () => (await deliveries(maya))[0]?.state, SOON).toBe("sent");
  expect(await deliveries(maya)).toEqual([{ state: "sent", tries: 2, failure: null }]);
  expect(server.mails).toHaveLength(1);
});

test("after five tries a mail is given up", async () => {
  const server = await closingServer();
  const { app, maya } = await sending(server);
  await askForLink(app, EMAIL);

  for (let tries = 1; tries < 5; tries++) await hurry(app.owner);

  await expect.poll(async () => (await deliveries(maya))[0]?.state, SOON).toBe("failed");
  expect(await deliveries(maya)).toMatchObject([
    { tries: 5, failure: expect.stringContaining("closed the connection in the middle") },
  ]);
  expect(server.connections()).toBe(5);
});

test("a link that has ended is not sent any more", async () => {
  const refuses: Refusals = { recipient: "450 4.2.1 Come again" };
  const server = await mailServer({ refuses });
  const { app, maya } = await sending(server);
  await askForLink(app, EMAIL);
  await expect.poll(async () => (await deliveries(maya))[0]?.failure, SOON).toContain("Come again");

  delete refuses.recipient;
  app.clock.advance(11 * MINUTE_MS);
  await hurry(app.owner);

  await expect.poll(async () => (await deliveries(maya))[0]?.state, SOON).toBe("failed");
  expect((await deliveries(maya))[0]?.failure).toContain("Its link or code ended");
  expect(server.mails).toEqual([]);
});

test("one address gets 30 mails in a minute and the rest in the next, others theirs at once", async () => {
  const server = await mailServer();
  const { app } = await sending(server);

  for (let mail = 0; mail < 33; mail++) await write(app, EMAIL);
  await write(app, "tomas@fern.com");

  const arrived = (to: string) => server.mails.filter((mail) => mail.to.includes(to)).length;
  await expect.poll(() => arrived("tomas@fern.com"), SOON).toBe(1);
  await expect.poll(() => arrived(EMAIL), SOON).toBe(30);
  app.clock.advance(MINUTE_MS);
  await hurry(app.owner, 3);
  await expect.poll(() => arrived(EMAIL), SOON).toBe(33);
});

test("mails that a mail server hangs on do not hold up those behind them", async () => {
  const slow = "slow@fern.com";
  const server = await mailServer({ hangsOn: slow });
  const { app } = await sending(server);

  for (let mail = 0; mail < 4; mail++) await write(app, slow);
  app.clock.advance(1000);
  await write(app, EMAIL);
  await expect.poll(() => server.mails.length, SOON).toBe(1);

  const failures = app.db.selectFrom("outbox_messages").select("failure").where("recipient", "=", slow);
  expect((await failures.execute()).map(({ failure }) => failure)).toEqual([null, null, null, null]);
});

test("a server that asks to try again later is no wrong address, and gets the mail of a trial again, too", async () => {
  const refuses: Refusals = { recipient: "451 4.7.1 Greylisted" };
  const server = await mailServer({ refuses });
  const { app, maya } = await sending(server);

  const asked = (await maya.api("POST", "/api/v1/mail/test")).json<{ failure: string }>();
  delete refuses.recipient;
  await hurry(app.owner);

  expect(asked).toMatchObject({ to: EMAIL, isSent: false });
  expect(asked.failure).toMatch(
    /asks to try again later.*“451 4.7.1 Greylisted” Herald does so by itself\.$/u,
  );
  await expect.poll(() => server.mails.length, SOON).toBe(1);
});

test("no address, link or password is logged, whatever fails", async () => {
  const lines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const clock = new TestClock();
  const refuses = { recipient: `550 no ${EMAIL} https://mail.example/why` };
  const server = await mailServer({ refuses, needsLogin: true });
  const env = { ROLE: "all", SMTP_URL: urlOf({ ...server.endpoint, ...LOGIN }) };
  const started = await startApp({ clock, env, log });
  const app = { ...started, clock, publicToken: loadSecrets(started.config).identityPublicToken };
  const maya = await administrator(app);

  await askForLink(app, EMAIL);
  await expect.poll(async () => (await deliveries(maya))[0]?.state, SOON).toBe("failed");

  const printed = lines.join("");
  expect(printed).toContain('"failure":"recipient"');
  expect(printed).not.toMatch(/fernhollow|token=|https:|orchard/u);
});

test("a server administrator has a mail sent to themselves, and reads what became of it", async () => {
  const server = await mailServer();
  const { maya } = await sending(server);
  const refusing = await sending(await mailServer({ needsLogin: true }));

  const sent = await maya.api("POST", "/api/v1/mail/test");
  const failed = await refusing.maya.api("POST", "/api/v1/mail/test");

  expect(sent.json()).toEqual({ to: EMAIL, isSent: true, failure: null });
  expect(server.mails).toMatchObject([{ to: [EMAIL] }]);
  expect(await readMail(server)).toMatchObject({ subject: "A mail from Herald" });
  expect(failed.json()).toEqual({
    to: EMAIL,
    isSent: false,
    failure: expect.stringContaining("wants a login first"),
  });
  expect(await deliveries(maya)).toEqual([{ state: "sent", tries: 1, failure: null }]);
  expect(await deliveries(refusing.maya)).toMatchObject([{ state: "failed", tries: 1 }]);
});
