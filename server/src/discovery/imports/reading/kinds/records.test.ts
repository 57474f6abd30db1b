import { toMinorUnits } from "@app/contract/money";
import { expect, test } from "vitest";
import { readAmount } from "./record-money.ts";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

test.each([
  ["-12,50 €", -12.5, "EUR"],
  ["€ -12.50", -12.5, "EUR"],
  ["(1,020.00)", -1020, null],
  ["1.200-", -1200, null],
  ["1.200,-", 1200, null],
  ["49,90 €", 49.9, "EUR"],
])("%s is an amount with its sign", (cell, amount, currency) => {
  expect(readAmount(cell, null)).toEqual({ amount, currency });
});

test("what went back has the number of its order and is one of its own; lines of one order are one order", () => {
  const { records, cells, notUsed } = read(
    [
      "Order;Code;Total;Created at;Item",
      "#1;fern10;54,80 €;02.11.2026;Tea",
      "#1;;;02.11.2026;Mug",
      "#1;fern10;-54,80 €;05.11.2026;",
      "#2;fern10;;06.11.2026;Cup",
      ";;54,80 €;;",
    ].join("\n"),
  );

  expect(records).toMatchObject([
    { line: 2, order: "#1", amount: { amount: 54.8 }, fields: { Item: "Tea\nMug" } },
    { line: 4, order: "#1", amount: { amount: -54.8 } },
    { line: 5, order: "#2", amount: null },
  ]);
  expect(notUsed).toMatchObject([{ line: 6, column: "Total" }]);
  expect(cells.read).toBe(cells.stored + cells.ownFields + cells.ignored + cells.refused);
});

test("a column of payments may say the day or the state, whatever its header says", () => {
  const { records, problems } = read(
    [
      "Rechnung;Creator;Betrag;Fällig am;Bezahlt;Paid on",
      "R-1;@ana;100 €;01.03.2026;15.03.2026;",
      "R-2;@ben;100 €;01.03.2026;offen;",
      "R-3;@cid;100 €;01.03.2026;strittig;",
      "R-4;@dora;100 €;01.03.2026;;16.03.2026",
      "R-5;@emil;100 €;01.03.2026;;17.03.2026",
      "R-6;@finn;100 €;01.03.2026;;offen",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(records).toMatchObject([
    { paidOn: "2026-03-15", state: "paid" },
    { paidOn: null, state: "open" },
    { paidOn: null, state: "unclear" },
    { paidOn: "2026-03-16", state: "paid" },
    { paidOn: "2026-03-17", state: "paid" },
    { paidOn: null, state: "open" },
  ]);
  expect(problems).toMatchObject([{ line: 4, column: "Bezahlt" }]);
});

test("of two rows with the same link the later one counts, and what it takes the place of is told", () => {
  const { records, rows, notUsed } = read(
    [
      "Handle,Post URL,Date,Views,Note",
      "@fern.one,https://www.instagram.com/p/One/,2026-11-03,100,first",
      "@fern.one,https://instagram.com/reel/One?igsh=x,2026-11-03,120,second",
    ].join("\n"),
  );

  expect(records).toMatchObject([{ views: 120, fields: { Note: "first\nsecond" } }]);
  expect(rows.map(({ record }) => record)).toEqual([0, 0]);
  expect(notUsed).toMatchObject([{ line: 2, column: "Views", value: "100" }]);
});

test("who posted follows from the link or the kind of post, and who is mentioned is none of it", () => {
  const { accounts, records } = read(
    [
      "Creator;Post link;Date;Content type;Views;Mentioned Accounts",
      ";https://www.tiktok.com/@clay/video/71;2026-11-03T10:00;;10;@oatly, @city.market",
      "@story.one;;2026-11-04 00:00;IG Story;20;@oatly",
      "@elsewhere;https://x.com/elsewhere/status/1;05.11.2026;;30;",
      "No Handle;;06.11.2026;;40;",
    ].join("\n"),
  );

  expect(accounts.map(({ key }) => key)).toEqual(["tiktok clay", "instagram story.one"]);
  expect(records).toMatchObject([
    { handle: "clay", platform: "tiktok", postedAt: "2026-11-03T10:00", mentions: ["oatly", "city.market"] },
    { handle: "story.one", platform: "instagram", format: "story", postedAt: "2026-11-04" },
  ]);
});

test("a handle that somebody knows has the platform where they know it", () => {
  const table = "Invoice;Creator;Net;Due\nR-1;@fern.one;100 €;01.12.2026\nR-2;@clay;90 €;01.12.2026";

  const alone = read(table);
  const known = read(table, { places: new Map([["fern.one", "instagram"]]) });

  expect(alone.unplaced).toEqual(["fern.one", "clay"]);
  expect(alone.records).toMatchObject([{ handle: "fern.one", platform: null }, { handle: "clay" }]);
  expect(known.accounts.map(({ key }) => key)).toEqual(["instagram fern.one"]);
  expect(known.records).toMatchObject([{ platform: "instagram" }, { platform: null }]);
});

test("amounts of one payment have one currency, and a rate of VAT is kept as it is written", () => {
  const { records, problems } = read(
    [
      "Re.-Nr.;Creator;Netto;USt.;Brutto;Fällig",
      "1;@fern.one;500,00;19 %;595,00 €;16.11.2026",
      "2;@fern.one;100 USD;19 €;119 €;sofort",
    ].join("\n"),
  );

  expect(records).toMatchObject([
    { net: { amount: 500, currency: "EUR" }, vat: null, fields: { "USt.": "19 %" } },
    { net: null, gross: { amount: 119, currency: "EUR" }, due: null, fields: { Netto: "100 USD" } },
  ]);
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [2, "USt."],
    [3, "Netto"],
    [3, "Fällig"],
  ]);
});

test("what is left of an order in a currency of three decimals keeps all of them", () => {
  const { records } = read(
    [
      "order_id;created_at;coupon;influencer;order_total;refund_amount",
      "#1;2026-10-18 16:00:00 +0300;FERN10;@fern.one;KWD 1,010.125;KWD 1,001.001",
    ].join("\n"),
    { platform: "instagram" },
  );

  const amounts = records.map((record) => ("amount" in record ? record.amount : null));
  expect(amounts.map((money) => toMinorUnits(money?.amount ?? 0, money?.currency ?? ""))).toEqual([9124]);
});

test("an order is worth what is left of it after a refund, in the currency that the table names elsewhere", () => {
  const { kind, records } = read(
    [
      "order_id,created_at,coupon,influencer,order_total,refund_amount",
      "#1,2026-10-18 16:00:00 +0530,FERN10,@fern.one,₹5000,",
      "#2,2026-10-19 16:00:00 +0530,FERN10,@fern.one,₹4000,1500",
      "#3,2026-10-20 16:00:00 +0530,FERN10,@fern.one,₹3000,-3000",
      "#4,2026-10-21 16:00:00 +0530,FERN10,@fern.one,2000,",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(kind).toBe("orders");
  expect(records).toMatchObject(
    [5000, 2500, 0, 2000].map((amount) => ({ code: "FERN10", amount: { amount, currency: "INR" } })),
  );
});

test("an invoice is paid where its day says yes or all of it was paid, and a cancelled one is none", () => {
  const { records, rows } = read(
    [
      "Facture;Créateur;Montant TTC;Échéance;Date de paiement;Montant payé",
      "F-1;Noa Lind;800 €;01.03.2026;oui;",
      "F-2;Noa Lind;900 €;02.03.2026;;900 €",
      "F-3;Noa Lind;700 €;03.03.2026;;200 €",
      "F-4;Noa Lind;600 €;04.03.2026;annulée;",
      "F-5;Noa Lind;500 €;05.03.2026;06.03.2026;500 €",
      "F-6;Noa Lind;400 €;05.03.2026;07.03.2026;400 €",
      "dont payé;;1400 €;;;",
    ].join("\n"),
  );

  expect(
    records.map((record) => ("invoice" in record ? [record.invoice, record.state, record.paidOn] : [])),
  ).toEqual([
    ["F-1", "paid", null],
    ["F-2", "paid", null],
    ["F-3", "open", null],
    ["F-5", "paid", "2026-03-06"],
    ["F-6", "paid", "2026-03-07"],
  ]);
  expect(rows.flatMap(({ line, leftOut }) => (leftOut ? [[line, leftOut.reason]] : []))).toEqual([
    [5, "Cancelled: nothing is to be paid"],
    [8, "Total"],
  ]);
});

test("what a listening tool only estimates is kept as it says, and a flag counts no shares", () => {
  const { records } = read(
    [
      "Date,Author,Post URL,Text,Likes,Estimated Reach,Is Repost",
      "2026-10-01,@fern.a,https://www.instagram.com/p/Dabc1/,Tea,12,9000,0",
      "2026-10-02,@fern.b,https://www.instagram.com/p/Dabc2/,Mugs,15,8000,1",
    ].join("\n"),
  );

  expect(records).toMatchObject([
    { likes: 12, reach: null, shares: null, fields: { "Estimated Reach": "9000", "Is Repost": "0" } },
    { likes: 15, reach: null, shares: null, fields: { "Estimated Reach": "8000", "Is Repost": "1" } },
  ]);
});

test("the line below the header that describes the columns is no order", () => {
  const { records, rows } = read(
    [
      "Order ID,Coupon code,Total,Created at",
      "Number of the order,Code that was typed,What was paid in all,Day and hour",
      "88101,FERN10,54.80,2026-10-02",
      "88102,FERN10,20.10,2026-10-03",
    ].join("\n"),
  );

  expect(records.map(({ line }) => line)).toEqual([3, 4]);
  expect(rows[0]?.leftOut).toEqual({ kind: "skipped", reason: "Describes the columns" });
});

test.each<[string, string[]]>([
  ["#glow #skin", ["glow", "skin"]],
  ["glow, skin", ["glow", "skin"]],
  ["glow,,skin", ["glow", "skin"]],
  ["# glow; # skin", ["glow", "skin"]],
  ["C#, tech", ["c#", "tech"]],
])("the hashtags of “%s” are %j", (cell, tags) => {
  const reading = read(`Post link;Likes;Hashtags\nhttps://www.instagram.com/p/C1/;5;"${cell}"`);

  expect(reading.records).toMatchObject([{ hashtags: tags }]);
});

test("who is mentioned in a caption is so without the points of the sentence", () => {
  const reading = read(
    "Post link;Likes;Caption\nhttps://www.instagram.com/p/C1/;5;with @ana.. and @ben.b. Mail a@b.example",
  );

  expect(reading.records).toMatchObject([{ mentions: ["ana", "ben.b"] }]);
});

test.each([
  "https://x.com/ana/status/1",
  "http://x.com/ana/status/1",
  "https://mobile.twitter.com/ana/status/1",
  "https://m.facebook.com/ana/posts/1",
  "https://www.pinterest.de/pin/1",
  "https://fb.watch/abc/1",
  "https://www.reddit.com/r/a/1",
])("a post of %s is on no platform that is kept, whatever its row says", (url) => {
  const reading = read(
    `Creator;Platform;Post link;Likes\n@ana;Instagram;https://www.instagram.com/p/C1/;5\n@ana;Instagram;${url};5`,
  );

  expect(reading.records).toHaveLength(1);
  expect(reading.rows[1]?.leftOut?.reason).toBe("Herald keeps posts of Instagram, YouTube and TikTok");
});

test.each([
  "https://shop.example/reviews/1",
  "https://x.com.example/a/1",
  "https://shop.example/x.com/1",
  "https://shop.example/go?to=https://x.com/a/1",
])("a post with a link like %s may be where its row says", (url) => {
  const reading = read(
    `Creator;Platform;Post link;Likes\n@ana;Instagram;https://www.instagram.com/p/C1/;5\n@ana;Instagram;${url};5`,
  );

  expect(reading.records).toHaveLength(2);
});

test("the link of an order may be an address of either scheme", () => {
  const reading = read(
    "Order;Code;Total;Landing page;Day\n#1;A10;5 €;http://shop.example/a;14.03.2026\n#2;A10;6 €;see https://shop.example/b;15.03.2026",
  );

  expect(reading.records).toMatchObject([
    { link: "http://shop.example/a" },
    { link: "https://shop.example/b" },
  ]);
});

test("a fee of less than nothing is kept as it is written, and revenue may be", () => {
  const { records, notUsed, problems } = read(
    [
      "Handle;Link;Fee;Revenue;Views",
      "@ana;https://www.instagram.com/reel/DPaaa001/;-500;-20 €;900",
      "@ana;https://www.instagram.com/reel/DPaaa002/;0 €;0 €;800",
    ].join("\n"),
  );

  expect(records).toMatchObject([
    { fee: null, revenue: { amount: -20 }, fields: { Fee: "-500" } },
    { fee: { amount: 0 }, revenue: { amount: 0 } },
  ]);
  expect(notUsed).toEqual([]);
  expect(problems.map(({ message }) => message)).toEqual([
    "A fee cannot be less than nothing. It is kept as it is written.",
  ]);
});

test.each([
  ["Live", "live"],
  ["Livestream 30 min", "live"],
  ["not live yet", null],
  ["foto", "image"],
  ["Post", "post"],
  ["Static", "post"],
  ["Reel + Story", null],
])("a post whose kind is written “%s” is a %s", (cell, format) => {
  const table = `Handle;Platform;Format;Date;Views\n@ana;Instagram;${cell};01.10.2026;900\n@ben;Instagram;Reel;01.10.2026;900`;

  expect(read(`${table}\n@cle;Instagram;Story;02.10.2026;1`, { kind: "posts" }).records[0]).toMatchObject({
    format,
  });
});
