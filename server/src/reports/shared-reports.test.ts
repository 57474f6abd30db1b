import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import { makeReport, share } from "#/reports/reports.fixtures.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("a share link shows the report without a sign-in, without scripts, and asks not to be indexed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana, { title: "October <script>alert(1)</script>" });
  const link = await share(ana, report.id);

  const response = await app.http.inject({ url: link.path, headers: { host: "localhost:4870" } });

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  });
  const [, styles = ""] = /<style>([^<]*)<\/style>/.exec(response.body) ?? [];
  const hash = createHash("sha256").update(styles).digest("base64");
  expect(response.headers["content-security-policy"]).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(response.body).toContain("October &lt;script&gt;");
  expect(response.body).not.toMatch(/<script|\sstyle=|\son\w+=/);
});

test("a document shows no prices unless whoever shares it says so", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const plain = await share(ana, report.id);
  const priced = await share(ana, report.id, { prices: true });

  const [without, withPrices] = await Promise.all(
    [plain, priced].map(({ path }) => app.http.inject({ url: path, headers: { host: "localhost:4870" } })),
  );

  expect(without?.body).not.toContain("€");
  expect(without?.body).toContain("Prices are left out");
  expect(withPrices?.body).toContain("€8,200");
});

test("an expired, revoked or unknown link answers a plain document that says what to do", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const short = await share(ana, report.id, { days: 1 });
  const long = await share(ana, report.id, { days: 30 });
  const open = (path: string) => app.http.inject({ url: path, headers: { host: "localhost:4870" } });
  clock.advance(DAY_MS);
  await ana("DELETE", `/api/v1/reports/${report.id}/links/${long.id}`);

  const answers = await Promise.all(
    [short.path, long.path, `${long.path}x`, "/s/nothing", `${long.path}/picture`].map(open),
  );

  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers[0]?.body).toContain("Ask them for a new link");
  const { items } = (await ana("GET", `/api/v1/reports/${report.id}/links`)).json();
  expect(items.map((item: { state: string }) => item.state).toSorted()).toEqual(["expired", "revoked"]);
});

test("the list tells who gave a link out and how often it was opened, never the link itself", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const link = await share(ana, report.id);
  const secret = link.path.slice("/s/".length);
  await app.http.inject({ url: link.path, headers: { host: "localhost:4870" } });
  await app.http.inject({ url: link.path, headers: { host: "localhost:4870" } });

  const list = await ana("GET", `/api/v1/reports/${report.id}/links`);

  expect(list.json().items).toMatchObject([{ state: "open", opened: 2, prices: false }]);
  expect(list.body).not.toContain(secret);
  expect(list.json().items[0].createdBy).toMatch(/^Person/);
});

test("taking a link back can be undone for a while, by whoever may take it back", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const report = await makeReport(ana);
  const link = await share(ana, report.id);
  const path = `/api/v1/reports/${report.id}/links/${link.id}`;
  const open = () => app.http.inject({ url: link.path, headers: { host: "localhost:4870" } });
  await ana("DELETE", path);

  const refused = await viewer("POST", `${path}/restore`);
  const restored = await ana("POST", `${path}/restore`);

  expect([refused.statusCode, restored.statusCode, (await open()).statusCode]).toEqual([403, 204, 200]);
  await ana("DELETE", path);
  clock.advance(DAY_MS / 24);
  expect((await ana("POST", `${path}/restore`)).statusCode).toBe(404);
  expect((await open()).statusCode).toBe(404);
});

test("a second taking back of a link says that it has ended already", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const link = await share(ana, report.id);
  const path = `/api/v1/reports/${report.id}/links/${link.id}`;

  const [first, second] = [await ana("DELETE", path), await ana("DELETE", path)];

  expect([first.statusCode, second.statusCode]).toEqual([204, 409]);
});

test("a removed report takes its links along, and brings them back when it is restored", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const { path } = await share(ana, report.id);
  const open = () => app.http.inject({ url: path, headers: { host: "localhost:4870" } });
  await ana("DELETE", `/api/v1/reports/${report.id}`);

  const meanwhile = await open();
  const restored = await ana("POST", `/api/v1/reports/${report.id}/restore`);
  const again = await open();

  expect([meanwhile.statusCode, restored.statusCode, again.statusCode]).toEqual([404, 200, 200]);
});

test("no token of a link is written to the log", async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await startApp({ log: pino({ level: "trace" }, sink) });
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const { path } = await share(ana, report.id);

  await app.http.inject({ url: path, headers: { host: "localhost:4870" } });
  await app.http.inject({ url: `${path}/x`, headers: { host: "localhost:4870" } });

  expect(lines.join("")).toContain("/s/:token");
  expect(lines.join("")).not.toContain(path.slice("/s/".length));
});

test("a link is stored nowhere, not even where creates are remembered by their key", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const headers = { ...ana.headers, "idempotency-key": "share-once" };
  const url = `/api/v1/reports/${report.id}/links`;
  const response = await app.http.inject({ method: "POST", url, headers, payload: {} });
  const token = new URL(response.json().url).pathname.slice("/s/".length);

  const stored = await withWorkspace(app.db, ana.workspaceId, async (transaction) => ({
    links: await transaction.selectFrom("share_links").selectAll().execute(),
    keys: await transaction.selectFrom("idempotency_keys").selectAll().execute(),
  }));

  expect(stored.links).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token);
});
