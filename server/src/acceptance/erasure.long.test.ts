import { expect, test } from "vitest";
import { runCampaign } from "#/results/results.fixtures.ts";
import { giveLink } from "./share-links.fixtures.ts";
import { sharedApp } from "./test-app.fixtures.ts";
import type { Person } from "./test-app.fixtures.ts";
import { tracesOf } from "./traces.fixtures.ts";

const TABLE = `Name;Instagram;TikTok;Email;Phone;Country;Price Reel;Notes
Lena Quendel;@lena.quendel;@lenaq_tok;lena@quendel.example;+49 151 5550101;Germany;500 €;prefers mail
Mo Farn;@mo.farn;;booking@agency.example;;Germany;400 €;knows Lena Quendel (@lena.quendel), same school
Ida Rohr;@ida.rohr;;booking@agency.example;;Germany;300 €;`;
const TRACES = /lena|quendel|lenaq_tok|5550101/iu;

test("an erased creator is gone from every row of the workspace, and others keep what is theirs", async () => {
  const { app, ana, ids } = await openWorkspace();
  const { lena, mo } = ids;
  await nameEverywhere(ana, ids);
  expect(Object.keys(await tracesOf(app, ana, TRACES)).length).toBeGreaterThan(12);

  const erased = await ana("DELETE", `/api/v1/creators/${lena}`);
  const kept = (await ana("GET", `/api/v1/creators/${mo}`)).json();
  const found = await ana("POST", "/api/v1/creators/search", {});
  const again = await ana("DELETE", `/api/v1/creators/${lena}`);

  expect(erased.json()).toMatchObject({
    deleted: { creators: 1, accounts: 2, posts: 1, payments: 1, collection_creators: 1, import_rows: 2 },
    objections: 3,
  });
  expect(await tracesOf(app, ana, TRACES)).toEqual({});
  expect(kept.notes).toMatch(/^knows erased-\w+ \(erased-\w+\), same school$/u);
  expect(kept.email).toBe("booking@agency.example");
  expect(found.json()).toMatchObject({ total: 2 });
  expect(again.statusCode).toBe(404);
});

test("whoever was erased or objected is refused by every later import, and named in its answer", async () => {
  const { ana, ids } = await openWorkspace();
  await ana("DELETE", `/api/v1/creators/${ids.lena}`);
  const asked = await ana("POST", "/api/v1/objections", { text: "booking@agency.example\n\n?!\n@nobody" });

  const report = (await ana("POST", "/api/v1/imports", { text: TABLE, fileName: "again.csv" })).json();
  const preview = (await ana("POST", "/api/v1/imports/preview", { text: TABLE })).json();
  const list = (await ana("GET", "/api/v1/objections")).json();

  expect(asked.json()).toMatchObject({ added: 2, known: 0, unread: [{ line: 3, text: "?!" }] });
  expect(asked.json().stored.map(({ handle }: { handle: string }) => handle)).toEqual([
    "ida.rohr",
    "mo.farn",
  ]);
  expect(report.rows).toMatchObject({ read: 3, created: 0, updated: 0, unchanged: 0, failed: 3 });
  expect(report.errors).toHaveLength(3);
  expect(report.errors[0]).toMatchObject({
    line: 2,
    message: expect.stringMatching(/asked not to be stored/u),
  });
  expect(report.cells).toMatchObject({ read: 19, stored: 0, refused: 19 });
  expect(preview.preview).toEqual([]);
  expect(list).toMatchObject({ total: 5 });
  expect(JSON.stringify(list)).not.toMatch(TRACES);
});

test("an objection empties the rows of a removed import, where the creator is not there to be erased", async () => {
  const { app, ana } = await openWorkspace();
  const imports = (await ana("GET", "/api/v1/imports")).json();
  const path = `/api/v1/imports/${imports.items[0].id}`;
  await ana("DELETE", path);

  const asked = await ana("POST", "/api/v1/objections", {
    text: "@lena.quendel\n@lenaq_tok\nlena@quendel.example",
  });
  const rows = (await ana("GET", `${path}/rows`)).json();

  expect(asked.json()).toMatchObject({ added: 3, stored: [], emptied: 2 });
  expect(rows.items.map(({ cells }: { cells: string[] }) => cells.length > 0)).toEqual([false, true, true]);
  expect(JSON.stringify(rows)).not.toContain("5550101");
  await ana("POST", `${path}/restore`);
  expect((await ana("POST", "/api/v1/creators/search", {})).json()).toMatchObject({ total: 2 });
  expect(await tracesOf(app, ana, /lena@quendel|5550101/iu)).toEqual({});
});

test("a table of posts keeps nothing of whoever asked not to be stored", async () => {
  const { app, ana, ids } = await openWorkspace();
  await ana("DELETE", `/api/v1/creators/${ids.lena}`);
  const text = [
    "Date;Creator;Platform;Link;Views",
    "2026-11-03;@lena.quendel;Instagram;https://www.instagram.com/p/Zz1/;900",
    "2026-11-04;@mo.farn;Instagram;https://www.instagram.com/p/Zz2/;800",
  ].join("\n");

  const report = (await ana("POST", "/api/v1/imports", { text })).json();
  const rows = (await ana("GET", `/api/v1/imports/${report.importId}/rows`)).json();
  const posts = (await ana("GET", "/api/v1/posts")).json();

  expect(report).toMatchObject({ kind: "posts", rows: { read: 2, created: 1, failed: 1 } });
  expect(rows.items.map(({ state }: { state: string }) => state)).toEqual(["failed", "created"]);
  expect(posts.items.map(({ url }: { url: string }) => url)).toEqual(["https://www.instagram.com/p/Zz2"]);
  expect(await tracesOf(app, ana, TRACES)).toEqual({});
});

test("an order that found its creator only after its import is gone with the creator, also from the import", async () => {
  const { app, ana, ids } = await openWorkspace();
  const text = "Order;Date;Code;Amount\n#1001;2026-11-03;LENA10;40,00 €\n#1002;2026-11-03;FARN10;50,00 €";
  await ana("POST", "/api/v1/imports", { text, fileName: "orders.csv" });
  const imported = (await ana("GET", "/api/v1/orders")).json().items;
  for (const { id, version, reference } of imported) {
    const creatorId = reference === "#1001" ? ids.lena : ids.mo;
    await ana("POST", `/api/v1/results/waiting/${id}/attach`, { version, creatorId });
  }

  const erased = await ana("DELETE", `/api/v1/creators/${ids.lena}`);
  const orders = (await ana("GET", "/api/v1/orders")).json();

  expect(erased.json().deleted).toMatchObject({ orders: 1, import_records: 1, import_rows: 3 });
  expect(orders.items).toMatchObject([{ creatorId: ids.mo, reference: "#1002" }]);
  expect(await tracesOf(app, ana, TRACES)).toEqual({});
});

test("an objection that is taken back lets its creator in again, and only an administrator takes it back", async () => {
  const { app, ana, ids } = await openWorkspace();
  const ben = await app.signIn({ workspaceOf: ana, role: "member" });
  await ana("DELETE", `/api/v1/creators/${ids.lena}?objection=false`);
  await ana("POST", "/api/v1/objections", { text: "https://www.instagram.com/Lena.Quendel/?hl=de" });
  const [objection] = (await ben("GET", "/api/v1/objections")).json().items;

  const refused = await ben("DELETE", `/api/v1/objections/${objection.id}`);
  const before = (await ana("POST", "/api/v1/imports", { text: TABLE })).json();
  const taken = await ana("DELETE", `/api/v1/objections/${objection.id}`);
  const after = (await ana("POST", "/api/v1/imports", { text: TABLE })).json();

  expect([refused.statusCode, taken.statusCode]).toEqual([403, 204]);
  expect(before.rows).toMatchObject({ created: 0, failed: 1 });
  expect(after.rows).toMatchObject({ created: 1, failed: 0 });
});

test("an administrator gets every row of a creator, and where else the creator is named", async () => {
  const { app, ana, ids } = await openWorkspace();
  const ben = await app.signIn({ workspaceOf: ana, role: "member" });
  await nameEverywhere(ana, ids);

  const record = await ana("GET", `/api/v1/creators/${ids.lena}/record`);
  const refused = await ben("GET", `/api/v1/creators/${ids.lena}/record`);

  expect(record.headers["content-disposition"]).toMatch(/^attachment; filename="creator-/u);
  const { rows, mentions } = record.json();
  expect(Object.keys(rows)).toEqual(
    expect.arrayContaining("creators accounts posts payments import_rows campaign_creators".split(" ")),
  );
  expect(rows.creators[0]).toMatchObject({ name: "Lena Quendel", email: "lena@quendel.example" });
  expect(mentions).toMatchObject({ creators: 2, threads: 1, share_links: 2 });
  expect(refused.statusCode).toBe(403);
});

async function openWorkspace() {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE, fileName: "lena quendel and friends.csv" });
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json();
  const idOf = (name: string): string =>
    items.find((item: { name: string }) => item.name.startsWith(name))?.id ?? "none";
  return { app, ana, ids: { lena: idOf("Lena"), mo: idOf("Mo"), ida: idOf("Ida") } };
}

async function nameEverywhere(ana: Person, { lena, mo }: { lena: string; mo: string }): Promise<void> {
  await ana("POST", "/api/v1/collections", {
    name: "Spring",
    note: "ask @lena.quendel first",
    creatorIds: [lena, mo],
  });
  const campaignId = await runCampaign(ana, { creatorIds: [lena, mo] });
  await ana("POST", `/api/v1/campaigns/${campaignId}/tracking`, {
    landingUrl: "https://shop.example/spring",
  });
  await ana("POST", "/api/v1/posts", {
    url: "https://www.instagram.com/p/Abc1/",
    creatorId: lena,
    caption: "with @mo.farn",
    postedAt: "2026-11-10",
    views: 1000,
  });
  await ana("POST", "/api/v1/posts", {
    url: "https://www.instagram.com/p/Abc2/",
    creatorId: mo,
    caption: "thanks @lena.quendel!",
  });
  await ana("POST", "/api/v1/payments", {
    creatorId: lena,
    invoice: "LQ-1",
    gross: { amount: 50_000, currency: "EUR" },
  });
  const report = await ana("POST", "/api/v1/reports", { campaignId, title: "Lena Quendel in spring" });
  await giveLink(ana, `/api/v1/reports/${report.json().id}`, { prices: true });
  const { id } = (await ana("POST", "/api/v1/threads", { title: "What about Lena Quendel?" })).json();
  await ana("POST", `/api/v1/threads/${id}/messages`, {
    text: "€900 in Germany in December with @lena.quendel",
  });
  await giveLink(ana, `/api/v1/threads/${id}`, { prices: true });
  const { messages } = (await ana("GET", `/api/v1/threads/${id}`)).json();
  const said = { isHelpful: false, words: "Lena Quendel is left out" };
  await ana("POST", `/api/v1/threads/${id}/messages/${messages.at(-1).id}/feedback`, said);
}
