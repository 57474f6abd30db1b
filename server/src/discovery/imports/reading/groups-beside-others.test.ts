import { expect, test } from "vitest";
import { read, reasons, whole } from "./reading.fixtures.ts";

test("one word of a field and figures below it make a header, past blank lines, too", () => {
  const reading = read(
    [
      "Follower;Mood;Vibe;Alter;Sonst",
      ";;;;",
      ";;;;",
      ";;;;",
      ";;;;",
      "120000;x;y;30;@ana",
      "130000;z;w;40;@ben",
      "130000;z;v;40;@cid",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(whole(reading)).toEqual([
    "followers | text | text | number | handle",
    'instagram ana {followers: 120000, own: {Alter: {kind: "number", value: 30}, Mood: {kind: "text", value: "x"}, Vibe: {kind: "text", value: "y"}}}',
    'instagram ben {followers: 130000, own: {Alter: {kind: "number", value: 40}, Mood: {kind: "text", value: "z"}, Vibe: {kind: "text", value: "w"}}}',
    'instagram cid {followers: 130000, own: {Alter: {kind: "number", value: 40}, Mood: {kind: "text", value: "z"}, Vibe: {kind: "text", value: "v"}}}',
    "line 2 is left out: Empty row",
    "line 3 is left out: Empty row",
    "line 4 is left out: Empty row",
    "line 5 is left out: Empty row",
    'handle? “Sonst” looks like handle 3 of 3 filled cells read as one. ["@ana", "@ben", "@cid"]',
  ]);
});

test("four words may stand in one of its cells", () => {
  const reading = read(
    ["Follower;What she wants now;Vibe;Alter;Sonst", "120000;x;y;30;@ana", "130000;z;w;40;@ben"].join("\n"),
    { platform: "instagram" },
  );

  expect(whole(reading)).toEqual([
    "followers | text | text | number | handle",
    'instagram ana {followers: 120000, own: {Alter: {kind: "number", value: 30}, Vibe: {kind: "text", value: "y"}, What she wants now: {kind: "text", value: "x"}}}',
    'instagram ben {followers: 130000, own: {Alter: {kind: "number", value: 40}, Vibe: {kind: "text", value: "w"}, What she wants now: {kind: "text", value: "z"}}}',
    'handle? “Sonst” looks like handle 2 of 2 filled cells read as one. ["@ana", "@ben"]',
  ]);
});

test("groups of an audience whose shares stand before them", () => {
  const reading = read(
    [
      "Handle;Platform;Dimension;Percent;Value",
      "@ana;Instagram;age;40%;18-24",
      "@ana;Instagram;age;20%;25-34",
      "@ana;Instagram;country;60%;DE",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "audience: The columns are shares of an audience: a row for each group.",
    "handle | platform | text | text | text",
    "instagram ana {audience: {ages: {18-24: 40, 25-34: 20}, countries: {DE: 60}}}",
  ]);
});

test("groups of an audience beside an empty column and a name", () => {
  const reading = read(
    [
      "Name;Handle;Platform;Dimension;Notes;Value;Percent",
      "Ana;@ana;Instagram;age;;18-24;40%",
      "Ana;@ana;Instagram;age;;25-34;20%",
      "Ana;@ana;Instagram;country;;DE;60%",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "audience: The columns are shares of an audience: a row for each group.",
    "name | handle | platform | text | – | text | text",
    'instagram ana {audience: {ages: {18-24: 40, 25-34: 20}, countries: {DE: 60}}, name: "Ana"}',
  ]);
});

test("groups that a person calls creators are read as rows of creators", () => {
  const reading = read(
    [
      "Handle;Platform;Dimension;Value;Percent",
      "@ana;Instagram;age;18-24;40%",
      "@ana;Instagram;age;25-34;20%",
    ].join("\n"),
    { kind: "creators" },
  );

  expect(whole(reading)).toEqual([
    "handle | platform | text | text | text",
    'instagram ana {own: {Dimension: {kind: "text", value: "age"}, Percent: {kind: "text", value: "20%"}, Value: {kind: "text", value: "25-34"}}}',
    "line 2, Value, “18-24”: Line 3 says something else of the same account, and the later line counts",
    "line 2, Percent, “40%”: Line 3 says something else of the same account, and the later line counts",
  ]);
});

test("an order that is named twice has the later link, and the earlier one is told", () => {
  const reading = read(
    [
      "Order;Link;Code;Amount;Date",
      "1;https://a.de/x;A1;5 €;2026-01-01",
      "1;https://a.de/y;A1;5 €;2026-01-01",
      "2;https://a.de/z;A1;5 €;2026-01-02",
    ].join("\n"),
    { kind: "orders" },
  );

  expect(whole(reading)).toEqual([
    "orders: You said what the rows are.",
    "order | url | code | amount | orderedAt",
    '{amount: {amount: 5, currency: "EUR"}, code: "A1", fields: {}, line: 2, link: "https://a.de/y", order: "1", orderedAt: "2026-01-01", part: 0}',
    '{amount: {amount: 5, currency: "EUR"}, code: "A1", fields: {}, line: 4, link: "https://a.de/z", order: "2", orderedAt: "2026-01-02", part: 0}',
    "line 2, Link, “https://a.de/x”: Line 3 says something else of the same link or number, and the later line counts",
  ]);
});

test("of two prices with and without tax the one without counts, of two without nobody can tell", () => {
  const reading = read(
    [
      "IG;Price",
      "@ana;500 € net / 595 € gross",
      "@ben;595 € inkl. MwSt (500 € zzgl. MwSt)",
      "@cid;500 € net, 600 € net",
      "@dan;500 € net",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | price",
    'instagram ana {own: {Price: {kind: "text", value: "500 € net / 595 € gross"}}, price: {amount: 500, currency: "EUR"}, prices: [{amount: 500, currency: "EUR", vat: "excluded"}]}',
    'instagram ben {own: {Price: {kind: "text", value: "595 € inkl. MwSt (500 € zzgl. MwSt)"}}, price: {amount: 500, currency: "EUR"}, prices: [{amount: 500, currency: "EUR", vat: "excluded"}]}',
    "instagram cid {}",
    'instagram dan {price: {amount: 500, currency: "EUR"}, prices: [{amount: 500, currency: "EUR", vat: "excluded"}]}',
    "line 4, Price: “500 € net, 600 € net” is no price. It stays NA.",
    "line 4, Price, “500 € net, 600 € net”: “500 € net, 600 € net” is no price. It stays NA.",
  ]);
});

test("a country behind a city is its own", () => {
  const reading = read(
    [
      "IG;City",
      "@ana;Mexico City 🇲🇽",
      "@ben;London UK",
      "@cid;Paris France",
      "@dan;🇩🇪 Berlin",
      "@eva;Berlin 🇩🇪",
      "@fe;San Jose Costa Rica",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | city",
    'instagram ana {city: "mexico city", country: "MX"}',
    'instagram ben {city: "london", country: "GB"}',
    'instagram cid {city: "paris", country: "FR"}',
    'instagram dan {city: "berlin", country: "DE", inferred: ["country"]}',
    'instagram eva {city: "berlin", country: "DE"}',
    'instagram fe {city: "san jose", country: "CR"}',
  ]);
});

test("half of the cells with an answer make a column of answers, and no client", () => {
  const reading = read(["IG;Client", "@ana;confirmed", "@ben;yes", "@cid;Nike", "@dan;Adidas"].join("\n"));

  expect(whole(reading)).toEqual([
    "handle instagram | text",
    'instagram ana {own: {Client: {kind: "text", value: "confirmed"}}}',
    'instagram ben {own: {Client: {kind: "text", value: "yes"}}}',
    'instagram cid {own: {Client: {kind: "text", value: "Nike"}}}',
    'instagram dan {own: {Client: {kind: "text", value: "Adidas"}}}',
  ]);
});

test("a manager may be the creator's or the team's, and a person is asked", () => {
  const reading = read(["IG;Manager", "@ana;Tom Lee", "@ben;Kim Su"].join("\n"));

  expect(whole(reading)).toEqual([
    "handle instagram | agency",
    'instagram ana {agency: "Tom Lee"}',
    'instagram ben {agency: "Kim Su"}',
    'agency? “Manager” looks like agency 2 of 2 filled cells read as one. ["Tom Lee", "Kim Su"]',
  ]);
});

test("rights that cannot be read stay as they are written, and a person is asked", () => {
  const reading = read(["IG;Usage;Price", "@ana;3 months;500 €", "@ben;soon;600 €"].join("\n"));

  expect(whole(reading)).toEqual([
    "handle instagram | usageMonths | price",
    'instagram ana {price: {amount: 500, currency: "EUR"}, prices: [{amount: 500, currency: "EUR", usageMonths: 3}]}',
    'instagram ben {own: {Usage: {kind: "text", value: "soon"}}, price: {amount: 600, currency: "EUR"}, prices: [{amount: 600, currency: "EUR"}]}',
    'usageMonths? Is “Usage” the usage rights in months? 1 of 2 filled cells read as one. The other one is kept as it is written. ["3 months", "soon"]',
  ]);
});

test("headings of a currency alone, of a country with one, and of neither", () => {
  const reading = read(
    [
      "Handle;Platform;Price",
      "USD;;",
      "@ana;Instagram;500",
      "Germany, EUR;;",
      "@ben;Instagram;500",
      "creators (3);;",
      "@cid;Instagram;700",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price",
    'instagram ana {price: {amount: 500, currency: "USD"}, prices: [{amount: 500, currency: "USD"}]}',
    'instagram ben {price: {amount: 500, currency: "EUR"}, prices: [{amount: 500, currency: "EUR"}]}',
    'instagram cid {price: {amount: 700, currency: "EUR"}, prices: [{amount: 700, currency: "EUR"}]}',
    "line 2 is left out: Heading inside the table",
    "line 4 is left out: Heading inside the table",
    "line 6 is left out: Note, no account",
    "line 2, Handle, “USD”: Heading inside the table",
    "line 4, Handle, “Germany, EUR”: Heading inside the table",
    "line 6, Handle, “creators (3)”: Note, no account",
  ]);
});

test("a row of a group without a creator goes on with the one above in a table of an audience alone", () => {
  const rows = "Handle;Platform;Dimension;Value;Percent\n@ana;Instagram;age;18-24;40%\n;;age;25-34;20%";

  expect(read(rows).accounts[0]?.values.audience).toEqual({ ages: { "18-24": 40, "25-34": 20 } });
  expect(reasons(read(rows, { kind: "creators" }))).toEqual([[3, "Handle and link are empty"]]);
});
