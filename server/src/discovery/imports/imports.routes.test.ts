import { expect, test } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { creatorsOf, TABLE } from "./imports.fixtures.ts";

test("a table becomes creators with normalised values, their source and its kept rows", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const response = await ana("POST", "/api/v1/imports", { text: TABLE, fileName: "list.csv" });
  const creators = await creatorsOf(app, ana);
  const raw = await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction.selectFrom("import_rows").select(["line", "raw", "state"]).orderBy("line").execute(),
  );

  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    delimiter: ";",
    encoding: "utf-8",
    headerLine: 2,
    rows: { read: 5, created: 3, updated: 0, unchanged: 0, skipped: 2, failed: 0 },
    creators: 2,
    folded: 1,
    errors: [{ line: 4, column: "Price", message: "“tbd” is no price. It stays NA." }],
    skipped: [
      { line: 1, reason: "Title above the table" },
      { line: 6, reason: "Total" },
    ],
  });
  expect(creators[0]).toMatchObject({
    handle: "ana",
    followers: 12_600,
    engagement_rate: 3.1,
    country: "ES",
    categories: ["beauty"],
    email: "ana@x.example",
    price_amount: 120_000,
    price_currency: "EUR",
    source: "import",
    provenance: {
      followers: { source: "import", file: "list.csv", line: 5, column: "Followers" },
      price: { source: "import", file: "list.csv", line: 3, column: "Price" },
    },
  });
  expect(creators[1]).toMatchObject({ handle: "ben_b", followers: 8_400, price_amount: null, email: null });
  expect(raw.map(({ line, state }) => [line, state])).toEqual([
    [1, "skipped"],
    [3, "created"],
    [4, "created"],
    [5, "created"],
    [6, "skipped"],
  ]);
  expect(raw[1]?.raw).toEqual({
    cells: ["Ana", "@ana", "12.500", "0,031", "España", "Beauty", "ana@x.example", "1.200 €"],
  });
});

test("each changed creator is told to the search index in the same transaction", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });

  const [creators, feed] = await withWorkspace(app.db, ana.workspaceId, async (transaction) => [
    await transaction.selectFrom("creators").select(["id", "version"]).execute(),
    await transaction
      .selectFrom("change_feed")
      .select(["id", "version", "kind"])
      .where("workspace_id", "=", ana.workspaceId)
      .execute(),
  ]);

  expect(new Set(feed)).toEqual(new Set(creators.map((creator) => ({ ...creator, kind: "creator" }))));
});

test("the same table again changes nothing, and a new value updates one creator", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });
  const before = await creatorsOf(app, ana);

  const again = await ana("POST", "/api/v1/imports", { text: TABLE });
  const after = await creatorsOf(app, ana);
  const newer = await ana("POST", "/api/v1/imports", {
    text: "handle,platform,followers\nben_b,instagram,9000",
  });

  expect(again.json().rows).toEqual({ read: 5, created: 0, updated: 0, unchanged: 3, skipped: 2, failed: 0 });
  expect(after).toEqual(before);
  expect(newer.json().rows).toMatchObject({ read: 1, updated: 1 });
  expect((await creatorsOf(app, ana))[1]).toMatchObject({
    followers: 9000,
    engagement_rate: 4.5,
    version: 2,
  });
});

test("a preview shows the rows as they will be and writes nothing", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const response = await ana("POST", "/api/v1/imports/preview", { text: TABLE });

  expect(response.json()).toMatchObject({
    rows: { read: 5, created: 3, skipped: 2, failed: 0 },
    creators: 2,
    withoutPlatform: 0,
    preview: [
      {
        line: 3,
        platform: "instagram",
        handle: "ana",
        price: { amount: 120_000, currency: "EUR" },
        state: "created",
      },
      { line: 4, handle: "ben_b", price: null },
    ],
  });
  expect(await creatorsOf(app, ana)).toEqual([]);
  expect((await ana("GET", "/api/v1/imports")).json()).toEqual({ items: [], total: 0, next: null });
});

test("handles without a platform fail until somebody chooses one", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const without = await ana("POST", "/api/v1/imports/preview", { text: "@one\n@two" });
  const chosen = await ana("POST", "/api/v1/imports", { text: "@one\n@two", platform: "tiktok" });

  expect(without.json()).toMatchObject({ withoutPlatform: 2, rows: { failed: 2 } });
  expect(without.json().errors[0]).toEqual({ line: 1, column: null, message: "“@one” has no platform" });
  expect(chosen.json().rows).toMatchObject({ created: 2, failed: 0 });
});

test("a person's mapping wins over what was found", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const mapping = [
    { header: "Creator", field: "notes" },
    { index: 4, field: "ignore" },
  ];

  await ana("POST", "/api/v1/imports", { text: TABLE, mapping });

  expect((await creatorsOf(app, ana))[0]).toMatchObject({ notes: "Ana", country: null, name: null });
});

test("a file in windows-1252 is read with its accents", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const bytes = Buffer.from("handle,platform,name\nines,instagram,In\u00eas Carvalh\u00e3o", "latin1");

  const response = await ana("POST", "/api/v1/imports", {
    base64: bytes.toString("base64"),
    fileName: "a.csv",
  });

  expect(response.json()).toMatchObject({ encoding: "windows-1252", rows: { created: 1 } });
  expect((await creatorsOf(app, ana))[0]?.name).toBe("Inês Carvalhão");
});

test("what a person typed stays, is reported, and can be undone by the values it replaced", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });
  const id = (await creatorsOf(app, ana))[0]?.creator_id;
  const price = { amount: 99_000, currency: "EUR", per: "reel" };

  const edited = await ana("PATCH", `/api/v1/creators/${id}`, {
    version: 1,
    price,
    notes: "Ask for June",
    email: "",
  });
  const again = await ana("POST", "/api/v1/imports", { text: TABLE });
  const kept = (await creatorsOf(app, ana))[0];
  const undone = await ana("PATCH", `/api/v1/creators/${id}`, {
    ...edited.json().previous,
    version: kept?.version,
  });

  expect(edited.json()).toMatchObject({
    values: { price, notes: "Ask for June", email: null },
    previous: { price: { amount: 120_000, currency: "EUR", per: null }, notes: null, email: "ana@x.example" },
  });
  expect(again.json()).toMatchObject({
    rows: { updated: 0, unchanged: 3 },
    kept: [
      { line: 3, creator: "@ana", field: "email", kept: "NA", offered: "ana@x.example" },
      { line: 3, creator: "@ana", field: "price", kept: "990.00 EUR", offered: "1200.00 EUR" },
    ],
  });
  expect(kept).toMatchObject({ price_amount: 99_000, email: null, notes: "Ask for June" });
  expect(undone.json().values).toEqual(edited.json().previous);
  expect((await creatorsOf(app, ana))[0]?.provenance).toMatchObject({
    price: { source: "paste", line: 3 },
    email: { source: "paste" },
  });
  expect((await creatorsOf(app, ana))[0]?.provenance.notes).toBeUndefined();
});

test("a price that a person typed stands beside those of other formats, and its undo brings all back", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", {
    text: "handle,platform,followers,Reel price,Story price\nana,instagram,12600,1200 EUR,400 EUR",
  });
  const [creator] = (await ana("POST", "/api/v1/creators/search", {})).json().items;
  const pricesOf = async () => (await ana("GET", `/api/v1/creators/${creator.id}`)).json().prices;
  const before = await pricesOf();
  const carousel = { amount: 70_000, currency: "EUR", per: "carousel" };

  const edited = await ana("PATCH", `/api/v1/creators/${creator.id}`, { version: 1, price: carousel });
  const typed = await pricesOf();
  const undone = await ana("PATCH", `/api/v1/creators/${creator.id}`, {
    ...edited.json().previous,
    version: edited.json().version,
  });

  expect(typed.map(({ per }: { per: string }) => per)).toEqual(["carousel", "reel", "story"]);
  expect(undone.statusCode).toBe(200);
  expect(await pricesOf()).toEqual(before);
  expect((await creatorsOf(app, ana))[0]?.provenance).toMatchObject({ price: { source: "paste" } });
});

test("imports and creators of another workspace cannot be seen, edited or removed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const { importId } = (await ben("POST", "/api/v1/imports", { text: TABLE })).json();
  const id = (await creatorsOf(app, ben))[0]?.creator_id;

  const answers = [
    await ana("GET", `/api/v1/imports/${importId}`),
    await ana("DELETE", `/api/v1/imports/${importId}`),
    await ana("POST", `/api/v1/imports/${importId}/restore`),
    await ana("PATCH", `/api/v1/creators/${id}`, { version: 1, notes: "mine" }),
  ];
  await ana("POST", "/api/v1/imports", { text: "handle,platform,followers\nana,instagram,1" });

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect((await creatorsOf(app, ben))[0]).toMatchObject({ followers: 12_600, notes: null });
});

test("a viewer imports nothing, and a body without a table is refused", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });

  const refused = await viewer("POST", "/api/v1/imports", { text: TABLE });
  const empty = await ana("POST", "/api/v1/imports", {});
  const blank = await ana("POST", "/api/v1/imports", { text: "\n \n" });
  const cells = await ana("POST", "/api/v1/imports/preview", { text: "\n\n ,, \n" });

  expect([refused.statusCode, empty.statusCode, blank.statusCode]).toEqual([403, 400, 422]);
  expect(cells.json()).toMatchObject({ status: 422, code: "imports.empty" });
});

test("a workbook is refused with what to do instead", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const base64 = Buffer.from("504b0304140006000800", "hex").toString("base64");

  const response = await ana("POST", "/api/v1/imports/preview", { base64, fileName: "list.xlsx" });

  expect(response.json()).toMatchObject({ status: 422, code: "imports.unreadable_workbook" });
  expect(response.json().detail).toContain("save the sheet as CSV");
});
