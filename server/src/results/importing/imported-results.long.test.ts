import { expect, test } from "vitest";
import { startApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { euros, openWorkspace, runCampaign } from "#/results/results.fixtures.ts";

const POSTS = [
  "Posts of November;;;;;;",
  "Creator;Platform;Posted;Link;Views;Fee;Mood",
  "@fern.one;Instagram;03.11.2026;https://www.instagram.com/reel/One/?igsh=1;12.345;350,50 €;warm",
  "@fern.one;Instagram;04.11.2026;;2.100;;ok",
  "@new.face;TikTok;05.11.2026;https://www.tiktok.com/@new.face/video/7;900;$90;",
  "@fern.one;Instagram;06.11.2026;https://www.instagram.com/reel/Two/;80;;",
  "Total;;;;15.425;;",
].join("\n");
const POSTS_FILE = { text: POSTS, fileName: "november.csv" };

async function items(ana: Person, path: string) {
  return (await ana("GET", `${path}${path.includes("?") ? "&" : "?"}limit=200`)).json().items;
}

function without(list: Record<string, unknown>[]) {
  return list.map(({ version: _version, createdAt: _createdAt, figuresAt: _figuresAt, ...rest }) => rest);
}

interface Invoiced {
  invoice: string;
}

/** What somebody sees of what an import touches, without versions and moments. */
async function seen(ana: Person) {
  const creators = (await ana("POST", "/api/v1/creators/search", { limit: 50 })).json().items;
  return {
    creators: creators
      .map(({ handle, followers }: Record<string, unknown>) => [handle, followers])
      .toSorted(),
    posts: without(await items(ana, "/api/v1/posts")),
    payments: without(await items(ana, "/api/v1/payments")),
    orders: without(await items(ana, "/api/v1/orders")),
  };
}

async function bring(ana: Person, source: object) {
  const response = await ana("POST", "/api/v1/imports", source);
  expect(response.statusCode).toBe(201);
  return response.json();
}

test("a table of posts becomes posts with their figures, and a preview says the same before", async () => {
  const { ana, idOf } = await openWorkspace(WITH_JOBS);

  const preview = (await ana("POST", "/api/v1/imports/preview", POSTS_FILE)).json();
  const before = await seen(ana);
  const report = await bring(ana, POSTS_FILE);
  const posts = await items(ana, `/api/v1/posts?importId=${report.importId}`);

  expect(before).toMatchObject({ posts: [], creators: { length: 4 } });
  expect(report).toMatchObject({
    kind: "posts",
    rows: { read: 6, created: 4, updated: 0, unchanged: 0, skipped: 2, failed: 0, withoutCreator: 0 },
    records: { total: 4, known: 3, new: 1, waiting: 0 },
    creators: 2,
    accounts: 2,
  });
  expect(preview).toMatchObject({ rows: report.rows, records: report.records, cells: report.cells });
  expect(preview.previewRecords[0]).toMatchObject({
    line: 3,
    creator: "@fern.one",
    texts: { views: "12,345" },
  });
  expect(posts).toHaveLength(4);
  expect(posts.at(-1)).toMatchObject({
    creatorId: idOf("fern.one"),
    format: "reel",
    postedAt: "2026-11-03T12:00:00.000Z",
    views: 12_345,
    fee: { amount: 35_050, currency: "EUR" },
    importId: report.importId,
    line: 3,
    source: "import",
    fields: { Mood: "warm" },
  });
  expect((await seen(ana)).creators).toContainEqual(["new.face", null]);
});

test("the same table again changes nothing, and a later one adds a reading", async () => {
  const { ana } = await openWorkspace(WITH_JOBS);
  await bring(ana, POSTS_FILE);
  const before = await seen(ana);

  const again = await bring(ana, POSTS_FILE);
  const after = await seen(ana);
  const later = await bring(ana, { ...POSTS_FILE, text: POSTS.replace("12.345", "13.000") });

  expect(again.rows).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
  expect(after).toEqual(before);
  expect(later.rows).toMatchObject({ updated: 1, unchanged: 3 });
  expect((await items(ana, "/api/v1/posts")).at(-1)).toMatchObject({ views: 13_000 });
});

test("a removed import takes along what it brought, restores what stood before, and comes back", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  await bring(ana, { text: "handle,platform,followers\nfern.one,instagram,12000" });
  const first = await bring(ana, {
    ...POSTS_FILE,
    text: POSTS.replace("350,50 €", "300 €").replace("12.345", "9.000"),
  });
  const before = await seen(ana);
  clock.advance(60_000);
  const second = await bring(ana, {
    ...POSTS_FILE,
    text: POSTS.replace("/video/7", "/video/8").replaceAll("new.face", "other.face"),
  });
  const after = await seen(ana);

  const removed = (await ana("DELETE", `/api/v1/imports/${second.importId}`)).json();
  const bare = await seen(ana);
  const back = (await ana("POST", `/api/v1/imports/${second.importId}/restore`)).json();
  const again = await seen(ana);
  await ana("DELETE", `/api/v1/imports/${second.importId}`);
  await ana("DELETE", `/api/v1/imports/${first.importId}`);

  expect(removed).toMatchObject({ creators: 1, records: { gone: 1, restored: 1, kept: 0 } });
  expect(bare).toEqual(before);
  expect(back).toMatchObject({ creators: 1, records: { gone: 1, restored: 1, kept: 0 } });
  expect(again).toEqual(after);
  expect(await seen(ana)).toMatchObject({ posts: [], creators: [["fern.one", 12_000]] });
});

test("a table of posts with what was paid for each brings both, once, and takes both back", async () => {
  const { ana } = await openWorkspace(WITH_JOBS);
  const text = [
    "Creator,Post link,Views,Fee,Invoice,Paid on",
    "@fern.one,https://www.instagram.com/reel/One/,12000,350 €,F-1,12/05/2026",
    "@new.face,https://www.tiktok.com/@new.face/video/7,900,90 €,F-2,",
  ].join("\n");

  const report = await bring(ana, { text });
  const [posts, payments] = [await items(ana, "/api/v1/posts"), await items(ana, "/api/v1/payments")];
  await bring(ana, { text });
  const again = await seen(ana);
  await ana("DELETE", `/api/v1/imports/${report.importId}`);

  expect(report).toMatchObject({ kind: "posts", rows: { created: 2 }, cells: { read: 11, stored: 11 } });
  expect(posts).toHaveLength(2);
  // Of the same moment, in no order.
  const byInvoice = payments.toSorted((a: Invoiced, b: Invoiced) => a.invoice.localeCompare(b.invoice));
  expect(byInvoice).toMatchObject([
    { invoice: "F-1", gross: { amount: 35_000, currency: "EUR" }, paidOn: "2026-05-12", state: "paid" },
    { invoice: "F-2", gross: { amount: 9000, currency: "EUR" }, paidOn: null },
  ]);
  expect([again.posts, again.payments]).toEqual([without(posts), without(payments)]);
  expect(await seen(ana)).toMatchObject({ posts: [], payments: [] });
});

test("what a person has changed since stays, and is told", async () => {
  const { ana } = await openWorkspace(WITH_JOBS);
  const { importId } = await bring(ana, POSTS_FILE);
  const [post] = await items(ana, `/api/v1/posts?importId=${importId}`);
  await ana("PATCH", `/api/v1/posts/${post.id}`, { version: post.version, caption: "Mine" });

  const removed = (await ana("DELETE", `/api/v1/imports/${importId}`)).json();

  expect(removed.records).toEqual({ gone: 3, restored: 0, kept: 1 });
  expect(await items(ana, "/api/v1/posts")).toMatchObject([{ id: post.id, caption: "Mine" }]);
});

test("orders and invoices are stored with their sign, equal lines as often as they stand there, and never twice", async () => {
  const { ana, idOf } = await openWorkspace(WITH_JOBS);
  const orders = {
    text: "Date;Code;Total;Device\n03.11.2026;fern10;49,90 €;phone\n03.11.2026;fern10;49,90 €;phone\n04.11.2026;fern10;-20,00 €;",
    fileName: "orders.csv",
  };
  const invoices = {
    text: "Invoice;Creator;Net;VAT;Gross;Issued;Due;Paid on\n;@fern.two;500,00;19 %;595,00;02.11.2026;16.11.2026;\n;@fern.two;500,00;19 %;595,00;02.11.2026;16.11.2026;\nR-7;@fern.two;-100,00 €;-19,00 €;-119,00 €;05.11.2026;;05.11.2026\nR-8;Nobody Known;10 €;;10 €;06.11.2026;;",
    fileName: "invoices.csv",
  };

  const made = [await bring(ana, orders), await bring(ana, invoices)];
  const again = [await bring(ana, orders), await bring(ana, invoices)];

  expect(made.map(({ rows }) => [rows.created, rows.withoutCreator])).toEqual([
    [3, 3],
    [4, 1],
  ]);
  expect(again.map(({ rows }) => rows.unchanged)).toEqual([3, 4]);
  expect(await items(ana, "/api/v1/orders")).toMatchObject([
    { amount: { amount: -2_000, currency: "EUR" }, code: "FERN10" },
    { amount: euros(49.9), fields: { Device: "phone" } },
    { amount: euros(49.9) },
  ]);
  expect(await items(ana, "/api/v1/payments")).toMatchObject([
    { invoice: "R-8", creatorId: null, fields: { Creator: "Nobody Known" }, waiting: "creator unknown" },
    { invoice: "R-7", gross: { amount: -11_900, currency: "EUR" }, state: "paid" },
    { creatorId: idOf("fern.two"), net: euros(500), fields: { VAT: "19 %" }, state: "open" },
    { creatorId: idOf("fern.two"), gross: euros(595), due: "2026-11-16" },
  ]);
});

test("payments that came before their creators are the same once these are known, and names part them", async () => {
  const { ana } = await openWorkspace(WITH_JOBS);
  const invoices = {
    text: "Invoice;Compte;Net;Gross;Issued\n2025-071;@camilleroche;1200 €;1440 €;02.07.2025\n;hugolemaire;800 €;800 €;05.07.2025\n;hugolemaire;800 €;800 €;05.07.2025",
    fileName: "invoices.csv",
  };
  const named = {
    text: "Invoice;Creator;Gross;Issued\n1;Ana Rao;100 €;02.07.2025\n1;Ben Iyer;200 €;03.07.2025",
    fileName: "named.csv",
  };
  const creators = {
    text: "Handle;Platform;Name\n@camilleroche;Instagram;Camille\n@hugolemaire;TikTok;Hugo",
  };

  const before = [await bring(ana, invoices), await bring(ana, named)];
  await bring(ana, creators);
  const after = [await bring(ana, invoices), await bring(ana, named)];

  expect(before.map(({ rows }) => rows.created)).toEqual([3, 2]);
  expect(after.map(({ rows }) => rows.created)).toEqual([0, 0]);
  expect(await items(ana, "/api/v1/payments")).toHaveLength(5);
});

test("what a table says of orders and revenue counts for a campaign while single orders are not known", async () => {
  const { ana, idOf } = await openWorkspace(WITH_JOBS);
  const campaignId = await runCampaign(ana, { creatorIds: [idOf("fern.one")], name: "Autumn" });
  const text =
    "Creator,Platform,Campaign,Views,Orders,Revenue\n@fern.one,Instagram,Autumn,9.8K,12,840 €\n@fern.one,Instagram,Winter,2K,1,20 €";

  const report = await bring(ana, { text, fileName: "results.csv" });
  const said = (await ana("GET", `/api/v1/campaigns/${campaignId}/results`)).json().figures;
  const posts = await items(ana, "/api/v1/posts");
  await ana("POST", "/api/v1/orders", {
    creatorId: idOf("fern.one"),
    campaignId,
    orderedAt: "2026-11-03",
    amount: euros(50),
  });
  const single = (await ana("GET", `/api/v1/campaigns/${campaignId}/results`)).json().figures;

  expect(report.rows).toMatchObject({ created: 2 });
  expect(posts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ campaign: "Autumn", orders: 12, revenue: euros(840) }),
      expect.objectContaining({ campaign: "Winter", orders: 1, campaignId: null }),
    ]),
  );
  expect(said).toMatchObject({ orders: 12, money: [{ revenue: 84_000 }] });
  expect(single).toMatchObject({ orders: 1, money: [{ revenue: 5_000 }] });
});

test("what waits is attached by itself once its creator has come in", async () => {
  const { ana } = await openWorkspace(WITH_JOBS);
  await ana("POST", "/api/v1/payments", { handle: "late.one", invoice: "R-1", gross: euros(10) });
  const before = await items(ana, "/api/v1/payments");

  await bring(ana, { text: "handle,platform\nlate.one,instagram" });

  expect(before).toMatchObject([{ creatorId: null }]);
  await expect
    .poll(async () => (await items(ana, "/api/v1/payments"))[0].waiting, { timeout: 20_000 })
    .toBeNull();
});

test("the rows of an import are read page by page as they came, with what became of each", async () => {
  const { ana, idOf } = await openWorkspace(WITH_JOBS);
  const { importId } = await bring(ana, POSTS_FILE);

  const first = (await ana("GET", `/api/v1/imports/${importId}/rows?limit=4`)).json();
  const rest = (await ana("GET", `/api/v1/imports/${importId}/rows?cursor=${first.next}`)).json();

  expect([first.total, first.items.length, rest.items.length]).toEqual([6, 4, 2]);
  expect(first.items[0]).toMatchObject({ line: 1, state: "skipped", reason: "Title above the table" });
  expect(first.items[1]).toMatchObject({ line: 3, state: "created", creatorIds: [idOf("fern.one")] });
  expect(first.items[2]).toMatchObject({
    line: 4,
    cells: ["@fern.one", "Instagram", "04.11.2026", "", "2.100", "", "ok"],
    state: "created",
    creatorIds: [idOf("fern.one")],
  });
  expect(rest.items.at(-1)).toMatchObject({ line: 7, state: "skipped", reason: "Total" });
});

test("a table of posts in the background ends with the same counts", async () => {
  const { ana } = await openWorkspace(WITH_JOBS);

  const started = await ana("POST", "/api/v1/imports", { ...POSTS_FILE, background: true });
  const read = async () => (await ana("GET", `/api/v1/imports/${started.json().id}`)).json();

  expect(started.statusCode).toBe(202);
  await expect.poll(async () => (await read()).state, { timeout: 30_000 }).toBe("done");
  expect(await read()).toMatchObject({
    kind: "posts",
    rows: { read: 6, created: 4, skipped: 2, withoutCreator: 0 },
    records: { total: 4, known: 3, new: 1, waiting: 0 },
  });
});
