import { expect, test } from "vitest";
import { copyDatabase, startApp } from "#/acceptance/test-app.fixtures.ts";
import type { TestApp } from "#/acceptance/test-app.fixtures.ts";
import { mailServer, silentServer, urlOf } from "./delivery/mail-servers.fixtures.ts";
import type { TestMailServer } from "./delivery/mail-servers.fixtures.ts";
import { passwordChangedMail } from "./mails.rules.ts";

const SOON = { timeout: 60_000, interval: 20 };
const MAILS = 20;

const started = (database: Awaited<ReturnType<typeof copyDatabase>>, { endpoint }: TestMailServer) =>
  startApp({ database, env: { ROLE: "all", SMTP_URL: urlOf(endpoint) } });

async function write({ db, clock, identity }: TestApp, to: string): Promise<void> {
  const message = { to, mail: passwordChangedMail("Maya"), now: clock.now() };
  await db.transaction().execute((transaction) => identity.mails.write(transaction, message));
}

async function states({ db }: TestApp): Promise<string[]> {
  const rows = await db.selectFrom("outbox_messages").select("state").execute();
  return rows.map(({ state }) => state);
}

test("two processes send each mail once, and both of them send", async () => {
  const database = await copyDatabase();
  const servers = [await mailServer(), await mailServer()] as const;
  const apps = [await started(database, servers[0]), await started(database, servers[1])] as const;
  const to = Array.from({ length: MAILS }, (_, mail) => `person${mail}@fern.com`);

  await Promise.all(to.map((address) => write(apps[0], address)));
  await expect.poll(() => states(apps[1]), SOON).toEqual(Array(MAILS).fill("sent"));

  const arrived = servers.flatMap(({ mails }) => mails.flatMap((mail) => mail.to));
  expect(arrived.toSorted()).toEqual(to.toSorted());
  expect(servers.every(({ mails }) => mails.length > 0)).toBe(true);
});

test("a mail that was on its way when Herald stopped is sent after the next start", async () => {
  const database = await copyDatabase();
  const silent = await silentServer();
  const before = await started(database, silent);
  await write(before, "maya@fern.com");
  await expect.poll(silent.connections, SOON).toBe(1);
  await before.stop();

  const server = await mailServer();
  const after = await started(database, server);

  await expect.poll(() => states(after), SOON).toEqual(["sent"]);
  expect(server.mails).toMatchObject([{ to: ["maya@fern.com"] }]);
});
