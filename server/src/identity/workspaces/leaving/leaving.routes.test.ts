import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { sharedApp, startApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";
import { giveLink } from "#/acceptance/share-links.fixtures.ts";
import { hurry } from "#/identity/mail/mails.fixtures.ts";
import { DirectoryFiles } from "#/platform/files/files.ts";

const MINUTE_MS = 60_000;
const of = (id: string, what = "") => `/api/v1/workspaces/${id}${what}`;
const keyed = (app: TestApp, { headers }: Person, url: string) =>
  app.http.inject({ method: "POST", url, headers: { ...headers, "idempotency-key": randomUUID() } });

test("a deleted workspace is found by nobody, and comes back whole", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn({ workspaceOf: ana, role: "admin" });
  const token = (await ana("POST", "/api/v1/api-tokens", { name: "Sheet" })).json<{ token: string }>();
  const link = (await ana("POST", "/api/v1/invitations", {})).json<{ url: string }>();
  const seen = async () => [
    (await app.http.inject({ url: "/api/v1/collections", headers: bearer(token.token) })).statusCode,
    (await inWorkspace(app, ben, ana.workspaceSlug)).statusCode,
    await invited(app, link.url),
  ];

  const removed = await ana("DELETE", of(ana.workspaceId));
  const gone = await seen();
  const byAdmin = await keyed(app, ben, of(ana.workspaceId, "/restore"));
  const restored = await keyed(app, ana, of(ana.workspaceId, "/restore"));

  expect([removed.statusCode, gone, byAdmin.statusCode]).toEqual([204, [401, 404, false], 404]);
  expect(restored.json()).toMatchObject({ id: ana.workspaceId, role: "owner" });
  expect(await seen()).toEqual([200, 200, true]);
});

test("what is shared of a workspace is not shown while it is deleted", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const campaign = (await ana("POST", "/api/v1/campaigns", { name: "Spring" })).json<{ id: string }>();
  const wanted = { name: "Spring", campaignId: campaign.id };
  const report = (await ana("POST", "/api/v1/reports", wanted)).json<{ id: string }>();
  const { path } = await giveLink(ana, `/api/v1/reports/${report.id}`);
  const open = async () =>
    (await app.http.inject({ url: path, headers: { host: "localhost:4870" } })).statusCode;

  const before = await open();
  await ana("DELETE", of(ana.workspaceId));
  const gone = await open();
  await ana("POST", of(ana.workspaceId, "/restore"));

  expect([before, gone, await open()]).toEqual([200, 404, 200]);
});

test("its owners see for an hour what they may bring back, and nobody else does", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const ben = await app.signIn({ workspaceOf: ana, role: "admin" });
  const deletedAt = clock.now().toISOString();
  const before = await deleted(ana);
  await ana("DELETE", of(ana.workspaceId));

  clock.advance(59 * MINUTE_MS);
  const inTime = [await deleted(ana), await deleted(ben)];
  clock.advance(2 * MINUTE_MS);

  expect(inTime).toEqual([[{ id: ana.workspaceId, name: expect.any(String), deletedAt }], []]);
  expect([before, await deleted(ana)]).toEqual([[], []]);
});

test("a deleted workspace is brought back within an hour, and not after it", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const [ana, ben] = [await app.signIn(), await app.signIn()];
  await ana("DELETE", of(ana.workspaceId));
  await ben("DELETE", of(ben.workspaceId));

  clock.advance(59 * MINUTE_MS);
  const inTime = await ana("POST", of(ana.workspaceId, "/restore"));
  clock.advance(2 * MINUTE_MS);
  const late = await ben("POST", of(ben.workspaceId, "/restore"));

  expect([inTime.statusCode, late.statusCode]).toEqual([200, 404]);
});

test("only the own workspace is deleted, by a factor that is not old, and never a copy of the sample", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const [ana, ben] = [await app.signIn(), await app.signIn()];

  const foreign = await ana("DELETE", of(ben.workspaceId));
  clock.advance(11 * MINUTE_MS);
  const stale = await ana("DELETE", of(ana.workspaceId));

  expect(foreign.statusCode).toBe(404);
  expect(stale.json()).toMatchObject({ code: "identity.stale_factors" });
});

test("who left comes back within minutes as they were; who was removed does not", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const [ben, ida, eva] = [
    await app.signIn({ workspaceOf: ana, role: "admin" }),
    await app.signIn({ workspaceOf: ana, role: "viewer" }),
    await app.signIn({ workspaceOf: ana, role: "viewer" }),
  ];
  const back = (person: Person) => keyed(app, person, of(ana.workspaceId, "/rejoin"));
  await ben("DELETE", `/api/v1/members/${ben.userId}`);
  await ana("DELETE", `/api/v1/members/${ida.userId}`);
  await eva("DELETE", `/api/v1/members/${eva.userId}`);

  const [asAdmin, removed, never] = [await back(ben), await back(ida), await back(await app.signIn())];
  const twice = await back(ben);
  clock.advance(6 * MINUTE_MS);
  const late = await back(eva);

  expect(asAdmin.json()).toMatchObject({ id: ana.workspaceId, role: "admin" });
  expect([removed, never, twice, late].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test("the last owner does not leave", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const left = await ana("DELETE", `/api/v1/members/${ana.userId}`);

  expect(left.json()).toMatchObject({ code: "identity.last_owner" });
});

test("once its time is over nothing of a deleted workspace is left, neither rows nor files", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock, ...WITH_JOBS });
  const [ana, ben] = [await app.signIn(), await app.signIn()];
  const files = new DirectoryFiles(join(app.dataDir, "files"));
  const put = (person: Person) => files.put(person.workspaceId, new TextEncoder().encode("spring"));
  const [hers, his] = [await put(ana), await put(ben)];
  await ana("DELETE", of(ana.workspaceId));
  clock.advance(61 * MINUTE_MS);

  await hurry(app.owner, 1, "workspace-forget");
  await expect
    .poll(() => files.size(ana.workspaceId, hers.id), { timeout: 20_000, interval: 200 })
    .toBeNull();

  const left = await app.db.selectFrom("workspaces").select("id").execute();
  expect(left.map(({ id }) => id)).not.toContain(ana.workspaceId);
  expect(await files.size(ben.workspaceId, his.id)).toBe(6);
});

async function deleted(person: Person): Promise<unknown[]> {
  return (await person("GET", "/api/v1/workspaces/deleted")).json<{ items: unknown[] }>().items;
}

const bearer = (token: string) => ({ host: "localhost:4870", authorization: `Bearer ${token}` });

function inWorkspace(app: TestApp, { headers }: Person, slug: string) {
  return app.http.inject({ url: "/api/v1/collections", headers: { ...headers, "herald-workspace": slug } });
}

async function invited(app: TestApp, url: string): Promise<boolean> {
  const token = new URL(url).searchParams.get("token") ?? "";
  return app.identity.admissions.look(token).then(
    () => true,
    () => false,
  );
}
