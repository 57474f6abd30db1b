import { expect, test } from "vitest";
import { giveLink } from "#/acceptance/share-links.fixtures.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { beginThread, bringCreators, planned, say } from "#/strategy/strategy.fixtures.ts";

type App = Awaited<ReturnType<typeof sharedApp>>;

const linkOf = (person: Person, thread: string, wishes?: object) =>
  giveLink(person, `/api/v1/threads/${thread}`, wishes);
const open = (app: App, path: string) => app.http.inject({ url: path, headers: { host: "localhost:4870" } });
/** What a person reads of a document, one line for each place. */
const readable = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<div popover.*?<\/div>/gsu, "")
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll(/\s+/gu, " ");

test("a link shows what was said, its cards as tables and the plan, as they were when it was made", async () => {
  const { app, ana, thread } = await planned();
  await say(ana, thread, { text: "Compare @creator.0 and @creator.1" });
  const link = await linkOf(ana, thread, { prices: true });
  await say(ana, thread, { text: "only TikTok" });

  const response = await open(app, link.path);

  const text = readable(response.body);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "cache-control": "no-store",
  });
  expect(response.body).not.toMatch(/<script|\sstyle=|\son\w+=/u);
  expect(text).toContain("Asked Launch of a vegan protein bar in Germany, 2.500 €");
  expect(text).toMatch(/Answered \d+ creators for €[\d,]+ should reach [\d.]+K people/u);
  expect(text).toContain("Side by side Creator Followers Engagement rate Views Price Country @creator.0");
  expect(text).toMatch(/The plan: .+ Version 1; Germany, Instagram, TikTok, \d/u);
  expect(text).toMatch(/People reached [\d.]+K .+ Cost €[\d,.]+ .+ Budget €2,500 .+ Creators \d/u);
  expect(text).toMatch(
    /Creators of the plan Creator Platform Pieces Cost People added First live @creator\.\d/u,
  );
  expect(text).toMatch(/Days of the plan Day Time Creator Piece Draft due \d/u);
  expect(text).toMatch(
    /Not known, not kept and taken for granted .*Not known: price of \d+ of \d+ candidates/u,
  );
  expect(text).not.toContain("only TikTok");
});

test("without prices no amount stands anywhere in a document", async () => {
  const { app, ana, thread } = await planned();
  await say(ana, thread, { text: "Compare @creator.0 and @creator.1" });
  const link = await linkOf(ana, thread);

  const { body } = await open(app, link.path);

  expect(body).not.toMatch(/€|EUR|2[.,]?500|\bCost<|\bPrice</u);
  expect(body).not.toContain("you do not see in this workspace");
  expect(readable(body)).toContain("Left out: this text may name prices.");
  expect(readable(body)).toContain(
    "Creators of the plan Creator Platform Pieces People added First live @creator.",
  );
  expect(body).toContain("Prices are left out of this document.");
});

test("no e-mail address and no phone number stands in a document", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 2);
  const thread = await beginThread(ana);
  await say(ana, thread, { text: "Is @creator.0 (anna@mail.example, +49 151 5550101) <b>fair</b>?" });
  const link = await linkOf(ana, thread, { prices: true });

  const { body } = await open(app, link.path);

  expect(body).toContain("Is @creator.0 ([e-mail left out], [phone left out]) &lt;b&gt;fair&lt;/b&gt;?");
  expect(body).not.toMatch(/mail\.example|5550101|<b>fair/u);
});

test("what was asked back stands in a document with what became of it", async () => {
  const { app, ana, thread } = await planned();
  await say(ana, thread, { text: "hm, maybe only TikTok?" });
  const asked = await linkOf(ana, thread, { prices: true });
  const before = readable((await open(app, asked.path)).body);
  await say(ana, thread, { text: "yes" });
  const answered = await linkOf(ana, thread, { prices: true });
  const after = readable((await open(app, answered.path)).body);

  expect(before).toMatch(/I read: [^.]*TikTok/u);
  expect(before).not.toContain("You said yes.");
  expect(after).toMatch(/I read: [^.]*TikTok[^.]*\. You said yes\./u);
  expect(after).toContain("Version 2;");
  expect(readable((await open(app, asked.path)).body)).toContain("Version 1;");
});

test("members share threads; viewers, reviewers and other workspaces do not", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [member, viewer, reviewer] = await Promise.all(
    (["member", "viewer", "reviewer"] as const).map((role) => app.signIn({ workspaceOf: ana, role })),
  );
  const stranger = await app.signIn();
  const thread = await beginThread(ana);
  const { id } = await linkOf(ana, thread);
  const links = `/api/v1/threads/${thread}/links`;

  const statuses = [];
  for (const person of [member, viewer, reviewer, stranger]) {
    const answers = [
      await person?.("GET", links),
      await person?.("POST", links, {}),
      await person?.("DELETE", `${links}/${id}`),
      await person?.("POST", `${links}/${id}/restore`),
    ];
    statuses.push(answers.map((answer) => answer?.statusCode));
  }

  expect(statuses).toEqual([
    [200, 201, 204, 204],
    [200, 403, 403, 403],
    [403, 403, 403, 403],
    [404, 404, 404, 404],
  ]);
});

test("a link is listed with who gave it out and how often it was opened, ends, and is taken back and given again", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const thread = await beginThread(ana);
  const links = `/api/v1/threads/${thread}/links`;
  const short = await linkOf(ana, thread, { days: 7 });
  clock.advance(1000);
  const long = await linkOf(ana, thread, { days: 90 });
  const first = await open(app, short.path);
  clock.advance(8 * 24 * 60 * 60 * 1000);
  await ana("DELETE", `${links}/${long.id}`);
  const meanwhile = [await open(app, short.path), await open(app, long.path)];
  const restored = await ana("POST", `${links}/${long.id}/restore`);
  const again = await open(app, long.path);

  const list = await ana("GET", links);

  expect([first, ...meanwhile, restored, again].map(({ statusCode }) => statusCode)).toEqual([
    200, 404, 404, 204, 200,
  ]);
  expect(list.json().items).toMatchObject([
    { id: long.id, state: "open", opened: 1, createdBy: expect.stringMatching(/^Person/u) },
    { id: short.id, state: "expired", opened: 1 },
  ]);
  expect(list.body).not.toContain(long.path.slice("/s/".length));
});

test("a removed thread takes its links along, and brings them back when it is restored", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const thread = await beginThread(ana);
  const { path } = await linkOf(ana, thread);
  await ana("DELETE", `/api/v1/threads/${thread}`);

  const meanwhile = await open(app, path);
  const refused = await ana("POST", `/api/v1/threads/${thread}/links`, {});
  await ana("POST", `/api/v1/threads/${thread}/restore`);
  const again = await open(app, path);

  expect([meanwhile, refused, again].map(({ statusCode }) => statusCode)).toEqual([404, 404, 200]);
});
