import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
  tryPassword,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { findRestored, noteLastSeen, noticeRestored } from "./last-seen.ts";

const HOUR_MS = 3_600_000;

/** Somebody who has one of everything that lets people or programs in. */
async function everything() {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const { verifier, challenge } = newPair();
  await new Browser(app).call("POST", "/magic_links/email/login_or_create", {
    email: EMAIL,
    code_challenge: challenge,
  });
  const link = { token: await mailedToken(app, EMAIL), code_verifier: verifier };
  const codes = new Browser(app);
  const sent = await codes.call("POST", "/otps/email/login_or_create", { email: EMAIL });
  const setup = tokenOf((await app.identity.administratorLinks.make()).url);
  const invite = tokenOf((await maya.api("POST", "/api/v1/invitations", {})).json<{ url: string }>().url);
  const made = await maya.api("POST", "/api/v1/api-tokens", { name: "Sheet" });
  return { app, maya, link, setup, invite, sent: sent.status, token: made.json<{ token: string }>().token };
}

async function whatWorks({ app, maya, link, setup, invite, token }: Awaited<ReturnType<typeof everything>>) {
  const check = async (path: string, one: string) =>
    (await new Browser(app).call("POST", path, { token: one })).status;
  const headers = { host: "localhost:4870", authorization: `Bearer ${token}` };
  return {
    session: (await maya.api("GET", "/api/v1/me")).statusCode,
    setup: await check("/administrator_links/check", setup),
    invite: await check("/invitations/check", invite),
    token: (await app.http.inject({ method: "GET", url: "/api/v1/collections", headers })).statusCode,
    link: (await new Browser(app).call("POST", "/magic_links/authenticate", link)).status,
  };
}

test("after a restore one command ends sessions, links, codes and steps of everybody, and counts them", async () => {
  const all = await everything();

  const ended = await all.app.identity.accessEndings.endAll({ alsoTokens: false });

  expect(all.sent).toBe(200);
  expect(ended).toEqual({ sessions: 1, links: 2, codes: 1, steps: 0, tokens: null, inviteLinks: null });
  expect(await whatWorks(all)).toEqual({ session: 401, setup: 401, invite: 200, token: 200, link: 401 });
  expect((await tryPassword(all.app, EMAIL, STRONG_PASSWORD)).status).toBe(200);
});

test("with tokens it ends API tokens and invite links, too, for good, and the members’ log says so", async () => {
  const all = await everything();

  const ended = await all.app.identity.accessEndings.endAll({ alsoTokens: true });

  expect(ended).toMatchObject({ tokens: 1, inviteLinks: 1 });
  expect(await whatWorks(all)).toMatchObject({ invite: 401, token: 401 });
  await all.maya.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
  const log = (await all.maya.api("GET", "/api/v1/members/log")).json<{ items: object[] }>().items;
  expect(log).toContainEqual(expect.objectContaining({ kind: "token_revoked", by: null, token: "Sheet" }));
  expect(log).toContainEqual(expect.objectContaining({ kind: "invitation_revoked", by: null }));
  const tokens = (await all.maya.api("GET", "/api/v1/api-tokens")).json();
  expect(tokens).toMatchObject({ total: 0 });
});

/** Puts the database back to how it was last noted. */
async function restore({ db }: IdentityApp, at: Date | null) {
  if (at === null) await sql`delete from server_settings where key = 'last_seen'`.execute(db);
  else {
    const value = JSON.stringify({ value: at.toISOString() });
    await sql`update server_settings set value = ${value} where key = 'last_seen'`.execute(db);
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "herald-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a database that is older than the folder of files knows is noticed, until all access was ended", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const folder = newFolder();
  const noon = app.clock.now();
  await noteLastSeen(app.db, folder, noon);
  const one = new Date(noon.getTime() + HOUR_MS);
  await noteLastSeen(app.db, folder, one);
  const before = await noticeRestored(app.db, folder);

  await restore(app, noon);
  const noticed = await noticeRestored(app.db, folder);
  await noteLastSeen(app.db, folder, new Date(one.getTime() + HOUR_MS));

  expect(before).toBeNull();
  expect(noticed).toEqual({ from: noon.toISOString(), until: one.toISOString() });
  expect(await noticeRestored(app.db, folder)).toEqual(noticed);
});

test("one of before anybody noted it is noticed, too, and a new one without people is not", async () => {
  const app = await startIdentityApp();
  const folder = newFolder();
  await noteLastSeen(app.db, folder, app.clock.now());
  await restore(app, null);

  const asNew = await noticeRestored(app.db, folder);
  await administrator(app);

  expect(asNew).toBeNull();
  expect(await noticeRestored(app.db, folder)).toMatchObject({ from: null });
});

test("a clock that is set back is no restore, and ending all access takes the notice away", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const folder = app.config.filesDir;
  await noteLastSeen(app.db, folder, new Date(app.clock.now().getTime() + HOUR_MS));
  await noteLastSeen(app.db, folder, app.clock.now());
  const afterClock = await noticeRestored(app.db, folder);
  await restore(app, app.clock.now());
  await noticeRestored(app.db, folder);
  const noticed = findRestored(folder);

  await app.identity.accessEndings.endAll({ alsoTokens: false });

  expect([afterClock, noticed === null, findRestored(folder)]).toEqual([null, false, null]);
});
