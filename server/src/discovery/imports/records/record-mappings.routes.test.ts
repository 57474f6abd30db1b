import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";

const PREVIEW = "/api/v1/imports/preview";
const IMPORTS = "/api/v1/imports";
const POSTS = [
  "Handle,Post URL,Date,Plays total,Text A,Text B",
  "@fern.one,https://www.instagram.com/p/Aa1/,2026-11-03,100,Tea time,see brief",
  "@fern.two,https://www.instagram.com/p/Bb2/,2026-11-04,250,Mugs,none yet",
  "@fern.two,https://www.instagram.com/p/Cc3/,2026-11-05,soon,Cups,ask Lea",
].join("\n");
const MAPPING = [
  { header: "Plays total", field: "views" },
  { header: "Text B", field: "caption" },
  { header: "Text A", field: "ignore" },
];

interface Column {
  header: string;
  field: string | null;
  record: string | null;
  own: { name: string } | null;
  chosenAt: string | null;
  examples: string[];
}

function read({ columns }: { columns: Column[] }): Record<string, string | null> {
  return Object.fromEntries(
    columns.map(({ header, field, record, own, chosenAt }) => [
      header,
      `${record ?? field ?? (own ? "own" : "out")}${chosenAt === null ? "" : ", remembered"}`,
    ]),
  );
}

test("a person says what a column of a table of posts means; what that loses is listed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const preview = (await ana("POST", PREVIEW, { text: POSTS, mapping: MAPPING })).json();

  expect(preview.kind).toBe("posts");
  expect(read(preview)).toEqual({
    Handle: "handle",
    "Post URL": "url",
    Date: "postedAt",
    "Plays total": "views",
    "Text A": "out",
    "Text B": "caption",
  });
  expect(preview.columns[3].examples).toEqual(["100", "250", "soon"]);
  expect(preview.previewRecords).toMatchObject([
    { texts: { views: "100", caption: "see brief" } },
    { texts: { views: "250", caption: "none yet" } },
    { texts: { caption: "ask Lea", "own:Plays total": "soon" } },
  ]);
  expect(preview.notUsed).toMatchObject([
    { line: 2, column: "Text A", reason: "You left this column out" },
    { line: 3, column: "Text A" },
    { line: 4, column: "Text A" },
  ]);
  expect(preview.cells).toMatchObject({ read: 18, ignored: 3, ownFields: 1, refused: 0 });
});

test("what was chosen for a column of posts is stored, and holds for the next table of posts alone", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const later = POSTS.replaceAll("/p/", "/p/Later");

  await ana("POST", IMPORTS, { text: POSTS, mapping: MAPPING });
  const posts = (await ana("GET", "/api/v1/posts")).json().items;
  const next = (await ana("POST", PREVIEW, { text: later })).json();
  const orders = (await ana("POST", PREVIEW, { text: POSTS, kind: "orders" })).json();

  expect(posts.map(({ views, caption }: { views: number; caption: string }) => [views, caption])).toEqual(
    expect.arrayContaining([
      [100, "see brief"],
      [250, "none yet"],
      [null, "ask Lea"],
    ]),
  );
  expect(read(next)).toMatchObject({
    "Plays total": "views, remembered",
    "Text A": "out, remembered",
    "Text B": "caption, remembered",
  });
  expect(JSON.stringify(read(orders))).not.toContain("remembered");
});

test.each([
  ["posts", "followers", /In a table of posts no column means “followers”\. Choose one of handle,.*views/],
  ["payments", "views", /In a table of payments .*invoice/],
  ["creators", "views", /In a table of creators .*followers/],
])("a meaning that a table of %s does not have is answered with those it has", async (kind, field, words) => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const mapping = [{ header: "Text A", field }];

  const [preview, done] = [
    await ana("POST", PREVIEW, { text: POSTS, kind, mapping }),
    await ana("POST", IMPORTS, { text: POSTS, kind, mapping }),
  ];

  for (const answer of [preview, done]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "imports.unknown_meaning",
      detail: expect.stringMatching(words),
    });
  }
});

test("who a row is about can be chosen too, and of the same meaning twice the first one holds", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const text = [
    "Rechnung,Wer,Betrag,Summe,Seite",
    "F-1,Fern One,100 €,119 €,https://www.tiktok.com/@fern.one",
    "F-2,Fern Two,200 €,238 €,https://www.tiktok.com/@fern.two",
  ].join("\n");
  const mapping = [
    { header: "Wer", field: "name" },
    { header: "Betrag", field: "net" },
    { header: "Summe", field: "net" },
    { header: "Seite", field: "profile" },
  ];

  const preview = (await ana("POST", PREVIEW, { text, kind: "payments", mapping })).json();

  expect(read(preview)).toMatchObject({ Wer: "name", Betrag: "net", Summe: "gross", Seite: "url" });
  expect(preview.previewRecords).toMatchObject([
    { creator: "@fern.one", texts: { invoice: "F-1", net: "€100", gross: "€119" } },
    { creator: "@fern.two" },
  ]);
});

test("a column whose cells are not what its header says is asked about first", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const text = POSTS.replace("Text B", "Reach").replace("Plays total", "Likes");

  const preview = (await ana("POST", PREVIEW, { text })).json();

  expect(preview.doubtful).toEqual([
    {
      index: 3,
      header: "Likes",
      field: "likes",
      question: "Does “Likes” hold the likes?",
      reason: "67% of its filled cells read so. The others are kept as they are written.",
      examples: ["100", "250", "soon"],
    },
    expect.objectContaining({
      header: "Reach",
      field: "reach",
      reason: "None of its filled cells read so. All are kept as they are written.",
    }),
  ]);
});
