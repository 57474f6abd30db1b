import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

const KNOWN = "Name,Instagram,Followers\nLena Koch,@lena,12000\nTom,@tomr,900";
const POSTS = [
  "Creator,Date,Link,Views,Likes",
  "@lena,2026-05-03,https://www.tiktok.com/@lena/video/7351234567890123456,1200,90",
  "@zoe,2026-05-04,https://www.tiktok.com/@zoe/video/7351234567890123457,800,40",
].join("\n");
const LENA = { line: 2, creator: "@lena on TikTok", known: "Lena Koch, @lena on Instagram" };

async function bring(ana: Person, text: string, path = "/api/v1/imports") {
  return (await ana("POST", path, { text })).json();
}

test("whoever is known by the same handle on another platform is told, before and after, and never joined", async () => {
  const ana = await (await sharedApp()).signIn();
  await bring(ana, KNOWN);

  const preview = await bring(ana, POSTS, "/api/v1/imports/preview");
  const report = await bring(ana, POSTS);
  const detail = (await ana("GET", `/api/v1/imports/${report.importId}`)).json();
  const again = await bring(ana, POSTS);
  const proposals = (await ana("GET", "/api/v1/merge-proposals")).json();

  expect(preview.alike).toMatchObject([LENA]);
  expect([report.alike, detail.alike]).toEqual([preview.alike, preview.alike]);
  expect(again.alike).toEqual([]);
  expect(proposals).toMatchObject({ total: 1, items: [{ reason: "handle", state: "open" }] });
});

test("payments and orders of a handle that is known elsewhere are told as well", async () => {
  const ana = await (await sharedApp()).signIn();
  await bring(ana, KNOWN);

  const report = await bring(
    ana,
    "Invoice,TikTok,Net,Due\nR-1,@lena,€900,2026-05-01\nR-2,@new,€90,2026-05-01",
  );

  expect(report).toMatchObject({ kind: "payments", alike: [LENA] });
});

test("a table of creators that names a known handle on another platform is told", async () => {
  const ana = await (await sharedApp()).signIn();
  await bring(ana, KNOWN);

  const report = await bring(ana, "Name,TikTok,Followers\nLena K.,@lena,500\nZoe,@zoe,100");
  const joined = await bring(ana, "Name,Instagram,YouTube\nTom,@tomr,@tomr");

  expect(report.alike).toMatchObject([LENA]);
  expect(joined.alike).toEqual([]);
});

test("a finished import tells what it left as it was typed, and what became of every cell", async () => {
  const ana = await (await sharedApp()).signIn();
  const first = await bring(ana, KNOWN);
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json();
  const lena = items.find(({ handle }: { handle: string }) => handle === "lena");
  const { version } = (await ana("GET", `/api/v1/creators/${lena.id}`)).json();
  await ana("PATCH", `/api/v1/creators/${lena.id}`, { version, name: "Lena K." });

  const report = await bring(ana, KNOWN);
  const [before, after] = await Promise.all(
    [first, report].map(async ({ importId }) => (await ana("GET", `/api/v1/imports/${importId}`)).json()),
  );

  expect(report.kept).toMatchObject([{ line: 2, creator: "@lena", field: "name" }]);
  expect(before).toMatchObject({ kept: [], cells: first.cells });
  expect(after).toMatchObject({ kept: report.kept, cells: report.cells });
});
