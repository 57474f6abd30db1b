import type { ImportField } from "@app/contract/discovery/imports";
import { expect, test } from "vitest";
import { keys, read, whole } from "./reading.fixtures.ts";
import { readTable } from "./reading.ts";

const chosen = (...fields: [string, ImportField][]) => ({
  mapping: fields.map(([header, field]) => ({ header, field })),
});

test("what other programs export as JSON reads as a person would write it", () => {
  const reading = read(
    'Handle;Platform;Country;Ages;Niche;Foo\n@ana;Instagram;{"country":"DE","city":"Bonn"};{"18-24":40,"25-34":30};[null,"food",["beauty","vegan"]];[true,1,{"a":"b","c":""}]',
  );

  expect(whole(reading)).toEqual([
    "handle | platform | country | text | category | text",
    'instagram ana {categories: ["food", "beauty", "vegan"], country: "DE", own: {Ages: {kind: "text", value: "18-24 40, 25-34 30"}, Foo: {kind: "text", value: "true, 1, b"}}}',
  ]);
  expect(whole(read("Handle;Platform;Foo\n@ana;Instagram;[no JSON"))[1]).toBe(
    'instagram ana {own: {Foo: {kind: "text", value: "[no JSON"}}}',
  );
});

test("a price of a known sign that cannot be read is no price", () => {
  expect(whole(read("Handle;Platform;Price\n@ana;Instagram;$5 x 3 times\n@ben;Instagram;$500"))).toEqual([
    "handle | platform | price",
    "instagram ana {}",
    'instagram ben {price: {amount: 500, currency: "USD"}, prices: [{amount: 500, currency: "USD"}]}',
    "line 2, Price: “$5 x 3 times” is no price. It stays NA.",
    "line 2, Price, “$5 x 3 times”: “$5 x 3 times” is no price. It stays NA.",
  ]);
});

test("merged cells that say more than the headers below head them all the same", () => {
  const reading = read(";Price;;Price;\nHandle;Reel;Story;Carousel;Short\n@ana;500;200;300;400", {
    platform: "instagram",
  });

  expect(whole(reading)).toEqual([
    "handle | price | price | price | price",
    'instagram ana {price: {amount: 500, per: "reel"}, prices: [{amount: 500, format: "reel"}, {amount: 200, format: "story"}, {amount: 300, format: "carousel"}, {amount: 400, format: "short"}]}',
    "line 1 is left out: Title above the table",
  ]);
});

test("of two columns that a person chose for one value the fuller counts, and the other stays beside it", () => {
  const reading = read(
    "Handle;Platform;Email;Mail\n@ana;Instagram;a@x.example;b@x.example\n@ben;Instagram;;c@x.example",
    chosen(["Email", "email"], ["Mail", "email"]),
  );

  expect(reading.accounts.map(({ values }) => values)).toEqual([
    { email: "b@x.example", own: { Email: { kind: "text", value: "a@x.example" } } },
    { email: "c@x.example" },
  ]);
});

test("the second line of an address stays beside the first", () => {
  const reading = read("Handle;Platform;Address line 1;Address line 2\n@ana;Instagram;Road 1;12345 Bonn");

  expect(reading.accounts[0]?.values).toEqual({
    address: "Road 1",
    own: { "Address line 2": { kind: "text", value: "12345 Bonn" } },
  });
});

test("rights that are not known say nothing, and none is an answer", () => {
  const reading = read(
    "Handle;Platform;Reel price;Usage rights\n@ana;Instagram;500 €;n/a\n@ben;Instagram;500 €;none\n@cid;Instagram;;3 months",
  );

  expect(reading.accounts.map(({ values }) => values.prices?.map(({ usageMonths }) => usageMonths))).toEqual([
    [undefined],
    [0],
    undefined,
  ]);
  expect(reading.notUsed.map(({ line, reason }) => [line, reason])).toEqual([
    [2, "Says that the value is not known"],
  ]);
  expect(reading.accounts[2]?.values.own).toEqual({ "Usage rights": { kind: "text", value: "3 months" } });
});

test("signs are no city", () => {
  const reading = read(
    "Handle;Platform;City\n@ana;Instagram;?!\n@ben;Instagram;Bonn",
    chosen(["City", "city"]),
  );

  expect(reading.problems.map(({ message }) => message)).toEqual(["“?!” is no city. It stays NA."]);
});

test("links and a country of several rows are those of one account", () => {
  const reading = read(
    "Handle;Platform;Sites;City;Country;Reel price\n@ana;Instagram;a.example/x;Berlin;;\n@ana;Instagram;b.example/y a.example/x;;Austria;500 €",
    chosen(["Sites", "links"]),
  );

  expect(reading.accounts.map(({ values }) => values)).toMatchObject([
    {
      links: ["a.example/x", "b.example/y"],
      city: "berlin",
      country: "AT",
      prices: [{ amount: 500, currency: "EUR", format: "reel" }],
    },
  ]);
  expect(reading.notUsed).toEqual([]);
});

test("accounts of one creator share what the team notes of the person", () => {
  const rows = ["Ana;@ana;;38", "Ana;;@ana.tt;39", "Ana;@ana;@ana.tt;"];
  const reading = read(["Name;Instagram;TikTok;Shoe", ...rows].join("\n"));

  expect(whole(reading)).toEqual([
    "name | handle instagram | handle tiktok | number",
    'instagram ana {name: "Ana", own: {Shoe: {kind: "number", value: 39}}}',
    'tiktok ana.tt {name: "Ana", own: {Shoe: {kind: "number", value: 39}}}',
    "line 2, Shoe, “38”: Line 3 says something else of the same creator, and the later line counts",
  ]);
  expect(reading.cells).toMatchObject({ ownFields: 1, refused: 1 });
});

test("a figure that names no account is the first one's, also beside one that does", () => {
  const { accounts, doubtful } = read("Name;Instagram;TikTok;Followers\nLena;@lena;@lena.tt;12k / 45k (TT)");

  expect(accounts.map(({ values }) => values.followers)).toEqual([12_000, 45_000]);
  expect(doubtful.map(({ question }) => question)).toEqual(["Of which account is “Followers”?"]);
});

test("prices of a cell that names platforms go to the first account on each", () => {
  const { accounts } = read(
    'Name;Instagram;TikTok;Prices\nLena;"@lena.a / @lena.b";@lena.tt;"reel IG 450 €, story IG 200 €, video TT 700 €"',
  );

  expect(accounts.map(({ key, values }) => [key, values.prices?.map(({ amount }) => amount)])).toEqual([
    ["instagram lena.a", [450, 200]],
    ["instagram lena.b", undefined],
    ["tiktok lena.tt", [700]],
  ]);
});

const link = (id: string) => `https://www.instagram.com/reel/${id}/`;

test("a second post may have fewer figures than its columns", () => {
  const { records } = read(
    `Creator;Platform;Post link;Views;Post link 2;Views 2\n@una;instagram;${link("A1")};5;${link("B1")};`,
  );

  expect(records).toMatchObject([
    { views: 5, part: 0 },
    { views: null, part: 1000 },
  ]);
});

test("a channel is who posted, whatever else its header says", () => {
  const { records, columns } = read(
    "Post link;Likes;Content channel\nhttps://www.instagram.com/p/C1/;5;@ana\nhttps://www.instagram.com/p/C2/;5;@ben",
  );

  expect(columns[2]?.field).toBe("handle");
  expect(records.map(({ handle }) => handle)).toEqual(["ana", "ben"]);
});

test("signs below a header of hashtags are kept as they are written", () => {
  const reading = read('Post link;Likes;Hashtags\nhttps://www.instagram.com/p/C1/;5;","');

  expect(reading.records).toMatchObject([{ hashtags: [], fields: { Hashtags: "," } }]);
  expect(reading.problems).toMatchObject([
    { message: "“,” cannot be read as hashtags. It is kept as it is written." },
  ]);
});

test("kinds of posts are those of posts, and in no table of orders", () => {
  const { columns } = read(
    "Order;Code;Total;Was;Day\n#1;A10;5 €;Reel;14.03.2026\n#2;A10;6 €;Story;15.03.2026",
  );

  expect(columns[3]).toMatchObject({ record: null, own: { kind: "text" } });
});

test("bare amounts below one kind of post are a field of the team's own", () => {
  expect(whole(read("Name;IG;Reel\nAna;@ana;500\nBen;@ben;600"))).toEqual([
    "name | handle instagram | number",
    'instagram ana {name: "Ana", own: {Reel: {kind: "number", value: 500}}}',
    'instagram ben {name: "Ben", own: {Reel: {kind: "number", value: 600}}}',
  ]);
});

test("of two prices of one kind and one way the first counts", () => {
  const [ana] = read("Name;IG;Collab Reel;Collab Reel\nAna;@ana;300 €;500 €").accounts;

  expect(ana?.values).toMatchObject({
    prices: [{ amount: 300, format: "reel" }],
    own: { "Collab Reel": { kind: "money", value: { amount: 500, currency: "EUR" } } },
  });
});

test("a mark of repetition below a heading repeats nothing", () => {
  const reading = read(
    'Handle;Platform;City\n@ana;Instagram;Bonn\n@ben;Instagram;""""\nHandle;Platform;City\n@cid;Instagram;""""',
  );

  expect(reading.accounts.map(({ values }) => values.city)).toEqual(["bonn", "bonn", undefined]);
  expect(reading.notUsed.at(-1)).toMatchObject({ line: 5, reason: "Repeats the cell above, which is empty" });
});

test("a table may come as the bytes of a file, with a mark in front", () => {
  const bytes = Buffer.from("\uFEFFHandle;Platform\nana;Instagram");
  const reading = readTable(bytes, { fileName: null, mapping: [], platform: null });

  expect([reading.encoding, keys(reading), reading.columns[0]?.header]).toEqual([
    "utf-8",
    ["instagram ana"],
    "Handle",
  ]);
});

const kindBelow = (cells: readonly string[]) =>
  read(["Handle;Platform;Thing", ...cells.map((cell, row) => `@ana${row};Instagram;${cell}`)].join("\n"))
    .columns[2]?.own?.kind;

test.each([
  ["number", "5", "x"],
  ["money", "5 €", "x"],
  ["date", "14.03.2026", "x"],
])("four in five cells make an own field one of kind %s, three do not", (kind, cell, other) => {
  const mixed = (count: number) =>
    Array.from({ length: 5 }, (_cell, row) => (row < count ? cell : `${other}${row}`));

  expect([mixed(4), mixed(3)].map(kindBelow)).toEqual([kind, "text"]);
});

const many = (count: number) => Array.from({ length: 2 * count }, (_cell, row) => `w${row % count}x`);

test("a list of choices repeats a few short words", () => {
  const long = "a".repeat(40);

  expect(kindBelow(["good", "bad", "good", "bad"])).toBe("choice");
  expect(kindBelow(["good", "bad", "good"])).toBe("text");
  expect(kindBelow(["good", "good"])).toBe("text");
  expect(kindBelow([long, long, long])).toBe("choice");
  expect(kindBelow([`${long}a`, `${long}a`, `${long}a`])).toBe("text");
  expect(kindBelow(many(20))).toBe("choice");
  expect(kindBelow(many(21))).toBe("text");
});

test("sales that are counted beside what was earned say what a table is of", () => {
  const { kindReason } = read(
    "Influencer;Código;Ventas;Ingresos\nAna Ruiz;ANA10;12;890,00 €\nEva Sol;EVA10;14;90,00 €",
  );

  expect(kindReason).toBe("Each row is what one code or creator sold: “Ventas” and “Ingresos” say so.");
});

test("a column that repeats with the second post, and is no field of one, is the team's own", () => {
  const { records } = read(
    `Handle,Platform,Post link,Views,Mood,Post link 2,Views 2,Mood 2\n@una,instagram,${link("A1")},100,good,${link("B1")},200,bad`,
  );

  expect(records).toMatchObject([{ fields: { Mood: "good", "Mood 2": "bad" } }, { views: 200 }]);
});

test("a table of posts tells nothing of the creator but who it is", () => {
  const reading = read(
    `Creator;Name;Profile;Followers;Post link;Likes\n@ana;Ana;https://linktr.ee/ana;5000;https://www.instagram.com/p/C1/;5`,
  );

  expect(reading.accounts.map(({ key, values }) => [key, values])).toEqual([
    ["instagram ana", { name: "Ana" }],
  ]);
});

test("what a post lacks is said: its platform, or what it is of", () => {
  const reading = read(
    "Creator;Post link;Likes;Comments;Posted\n@ana;https://www.instagram.com/p/C1/;5;1;2026-03-14\n@reel.queen;;6;1;2026-03-15\n;;7;1;2026-03-16\n;;8;1;",
  );

  expect(reading.rows.map(({ line, leftOut }) => [line, leftOut?.kind, leftOut?.reason])).toEqual([
    [2, undefined, undefined],
    [3, "failed", "“@reel.queen” has no platform"],
    [4, "failed", "Neither a link nor a platform says where this was posted"],
    [5, "skipped", "Only figures: nothing says what they are of"],
  ]);
});

test("of several lines above a table the first that names a currency, or the tax, says it for all prices", () => {
  const { accounts } = read(
    "Spring list\nall prices in CHF\nand some in GBP, without VAT\nHandle;Platform;Reel price\n@ana;Instagram;500",
  );

  expect(accounts[0]?.values.prices).toEqual([
    { amount: 500, currency: "CHF", format: "reel", vat: "excluded" },
  ]);
});

const pricesOf = (cell: string) =>
  read(`Handle;Platform;Reel price\n@ana;Instagram;${cell}`).accounts[0]?.values.prices;

test("prices may be with taxes or without", () => {
  expect(["500 € without VAT", "500 € with VAT", "500 € without tax"].map(pricesOf)).toMatchObject([
    [{ amount: 500, vat: "excluded" }],
    [{ amount: 500, vat: "included" }],
    [{ amount: 500, vat: "excluded" }],
  ]);
});

test("a price beside one of an open sign keeps the currency that it names", () => {
  const { accounts } = read(
    'Handle;Platform;Prices;Currency\n@ana;Instagram;"Reel $500; Story 300 €";CAD\n@ben;Instagram;$90;CAD',
  );

  expect(
    accounts.map(({ values }) => values.prices?.map(({ amount, currency }) => `${amount} ${currency}`)),
  ).toEqual([["500 CAD", "300 EUR"], ["90 CAD"]]);
});

test("an order counts where no is said of a refund, and not where yes is", () => {
  const { records } = read(
    "Order;Code;Total;Refund;Day\n#1;A10;5 €;no;14.03.2026\n#2;A10;6 €;yes;15.03.2026\n#3;A10;7 €;;16.03.2026",
  );

  expect(records).toMatchObject([{ order: "#1" }, { order: "#3" }]);
});

test("what is posted is no kind of post, though its words are kinds", () => {
  const { columns } = read(
    `Creator;Post link;Likes;Caption\n@ana;${link("A1")};5;Reel\n@ben;${link("B1")};6;Story`,
  );

  expect(columns.map(({ record }) => record)).toEqual([null, "url", "likes", "caption"]);
});

test("handles of one cell may end with a sign between them", () => {
  expect(keys(read("Name;Instagram\nAna;ana.x, ben.y,\nIda;ida"))).toEqual([
    "instagram ana.x",
    "instagram ben.y",
    "instagram ida",
  ]);
});

test("the title of a channel stands below its name, and not where an address would", () => {
  const channel = "My great channel";

  expect(keys(read(`Name;YouTube\nAna;${channel}\nBen;@ben.tv`))).toEqual([
    "youtube my great channel",
    "youtube ben.tv",
  ]);
  expect(
    read(`Name;YouTube link\nAna;${channel}\nBen;https://youtube.com/@ben.tv`).rows[0]?.leftOut?.reason,
  ).toBe(`“${channel}” is no handle or address`);
});

const POST = ["Creator;Post link;Fee;Revenue;Currency", `@ana;${link("A1")};`];
const ORDER = ["Order;Code;Total;Refund;Day", "#1;A10;"];
const PAYMENT = ["Invoice;Creator;Net;VAT;Gross;Due date", "R-1;@ana;"];

test.each([
  ["Fee", POST, "x;5 €;"],
  ["Revenue", POST, "5 €;x;"],
  ["Total", ORDER, "x;;14.03.2026"],
  ["Net", PAYMENT, "x;1 €;6 €;31.03.2026"],
  ["VAT", PAYMENT, "5 €;x;6 €;31.03.2026"],
  ["Gross", PAYMENT, "5 €;1 €;x;31.03.2026"],
])("what is no amount below “%s” is told as none", (column, [header = "", row = ""], cells) => {
  const amount = { VAT: "1 €", Gross: "6 €" }[column] ?? "5 €";
  const plain = `${row}${cells.replace("x", amount)}`;
  const { problems } = read([header, `${row}${cells}`, plain, plain, plain].join("\n"));

  expect(problems).toEqual([
    { line: 2, column, message: "“x” cannot be read as an amount. It is kept as it is written." },
  ]);
});

test("how an order stands is kept with it", () => {
  const { records } = read(
    "Order;Code;Total;Status;Day\n#1;A10;5 €;paid;14.03.2026\n#2;A10;6 €;paid;15.03.2026",
  );

  expect(records).toMatchObject([{ fields: { Status: "paid" } }, { fields: { Status: "paid" } }]);
});

test("a line of words below a narrow list of posts is a note, and a link is a post", () => {
  const reading = read(`Post link;Likes\n${link("A1")};5\nplease ask them again;\n${link("B1")};`);

  expect(reading.records).toHaveLength(2);
  expect(reading.rows.map(({ leftOut }) => leftOut?.reason)).toEqual([
    undefined,
    "Note, no account",
    undefined,
  ]);
});

test("a list of handles may end with a sign between them", () => {
  expect(keys(read("@ana, @ben,\n@cid; @dora;", { platform: "instagram" }))).toEqual(
    ["ana", "ben", "cid", "dora"].map((name) => `instagram ${name}`),
  );
});
