import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

const TABLE = [
  "Platform;Handle;Followers;Price Reel;Price Story;Last fee;Status;Owner;Client;Agency;Last contact;Code;Shoe size;Contract",
  "Instagram;fern.a;20.000;1.200 €;300 € + VAT;950 €;declined;Lena K.;Acme;Northlight;2026-11-02;FERN10;38;exclusive",
  "Instagram;fern.b;30.000;900 €;;;agreed;Mo;Acme;;;;41;open",
  "Instagram;fern.c;40.000;;;;;;;;;;42;open",
].join("\n");

test("what a team keeps of its creators is stored, shown, found and imported again without a change", async () => {
  const { ana, ids } = await withTable();

  const profile = (await ana("GET", `/api/v1/creators/${ids["fern.a"]}`)).json();
  const again = await ana("POST", "/api/v1/imports", { text: TABLE });

  expect(profile).toMatchObject({
    prices: [
      { amount: 120_000, currency: "EUR", per: "reel", platform: "instagram", usageMonths: null, vat: null },
      { amount: 30_000, currency: "EUR", per: "story", platform: "instagram", upTo: null, vat: "out" },
    ],
    lastFee: { amount: 95_000, currency: "EUR" },
    status: "declined",
    owner: "Lena K.",
    client: { name: "Acme" },
    agency: "Northlight",
    lastContact: "2026-11-02",
    code: "FERN10",
    fields: { "Shoe size": "38", Contract: "exclusive" },
  });
  expect(again.json()).toMatchObject({ rows: { read: 3, created: 0, updated: 0, unchanged: 3 } });
});

test.each([
  [{ status: ["declined"] }, ["fern.a"]],
  [{ statusNot: ["declined"] }, ["fern.b"]],
  [{ owner: ["lena"] }, ["fern.a"]],
  [{ client: ["acme"] }, ["fern.a", "fern.b"]],
  [{ lastPrice: { max: 1_000, currency: "EUR" } }, ["fern.a"]],
  [{ hasNot: ["status"] }, ["fern.c"]],
  [{ has: ["code"] }, ["fern.a"]],
  [{ has: ["field:Shoe size"], hasNot: ["code"] }, ["fern.b", "fern.c"]],
  [{ price: { max: 400, currency: "EUR", per: "story" } }, ["fern.a"]],
  [{ field: [{ name: "contract", op: "is", value: "exclusive" }] }, ["fern.a"]],
  [{ field: [{ name: "shoe size", op: "min", value: "41" }] }, ["fern.b", "fern.c"]],
])("%j finds %j", async (filters, handles) => {
  const { ana } = await withTable();

  const found = await ana("POST", "/api/v1/creators/search", { filters });

  expect(
    found
      .json()
      .items.map(({ handle }: { handle: string }) => handle)
      .toSorted(),
  ).toEqual(handles);
});

test("an import says what its rows are, and what became of every cell", async () => {
  const ana = await (await sharedApp()).signIn();

  const people = await ana("POST", "/api/v1/imports/preview", { text: TABLE });
  const posts = await ana("POST", "/api/v1/imports/preview", {
    text: "Creator,Post link,Date,Views\nfern.a,https://www.instagram.com/p/Cx1,2026-10-02,12000\nfern.a,https://www.instagram.com/p/Cx2,2026-10-09,14000",
  });

  const { cells, columns, kind } = people.json();
  expect(kind).toBe("creators");
  expect(cells.read).toBe(cells.stored + cells.ownFields + cells.ignored + cells.refused);
  expect(cells).toMatchObject({ ownFields: 6, refused: 0 });
  expect(columns.at(-2)).toMatchObject({ field: null, own: { name: "Shoe size", kind: "number" } });
  expect(posts.json().kind).toBe("posts");
});

test("the removal of an import takes its values away again", async () => {
  const { ana, ids } = await withTable();
  const text = "Platform;Handle;Status;Shoe size\nInstagram;fern.a;agreed;39";
  const { importId } = (await ana("POST", "/api/v1/imports", { text })).json();
  const read = async () => (await ana("GET", `/api/v1/creators/${ids["fern.a"]}`)).json();
  const changed = await read();

  await ana("DELETE", `/api/v1/imports/${importId}`);

  expect(changed).toMatchObject({ status: "accepted", fields: { "Shoe size": "39", Contract: "exclusive" } });
  expect(await read()).toMatchObject({
    status: "declined",
    fields: { "Shoe size": "38", Contract: "exclusive" },
  });
});

async function withTable(): Promise<{ ana: Person; ids: Record<string, string> }> {
  const ana = await (await sharedApp()).signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });
  const all = await ana("POST", "/api/v1/creators/search", {});
  const items: { handle: string; id: string }[] = all.json().items;
  return { ana, ids: Object.fromEntries(items.map(({ handle, id }) => [handle, id])) };
}

test("a “$” that nothing explains is never the workspace's euro: it is listed, asked in the preview, and read once somebody says", async () => {
  const ana = await (await sharedApp()).signIn();
  const text =
    "Handle,Platform,Reel,Currency\n@a,Instagram,$ 500,\n@b,Instagram,800,CAD\n@c,Instagram,$ 700,USD";

  const preview = (await ana("POST", "/api/v1/imports/preview", { text })).json();
  const chosen = (await ana("POST", "/api/v1/imports/preview", { text, currency: "USD" })).json();
  const report = (await ana("POST", "/api/v1/imports", { text })).json();

  const prices = (of: typeof preview) => of.preview.map(({ price }: { price: object | null }) => price);
  expect(preview).toMatchObject({ currency: "EUR", openSigns: 1, withoutCurrency: 0 });
  expect(prices(preview)).toMatchObject([null, { currency: "CAD" }, { currency: "USD" }]);
  expect(chosen).toMatchObject({ openSigns: 0 });
  expect(prices(chosen)).toMatchObject([{ amount: 50_000, currency: "USD" }, {}, {}]);
  expect(report.errors).toMatchObject([
    { line: 2, column: "Reel", message: expect.stringContaining("which dollar?") },
  ]);
  expect(report.notUsed).toMatchObject([{ line: 2, column: "Reel", value: "$ 500" }]);
});
