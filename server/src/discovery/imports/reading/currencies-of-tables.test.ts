import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";
import { readSheet } from "./reading.ts";

test("prices that a title says are money without signs", () => {
  const reading = read(
    ["Prices in EUR", "Handle;Platform;Reel;Videos", "@ana;Instagram;500;7", "@ben;Instagram;600;8"].join(
      "\n",
    ),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price | number",
    'instagram ana {own: {Videos: {kind: "number", value: 7}}, price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}]}',
    'instagram ben {own: {Videos: {kind: "number", value: 8}}, price: {amount: 600, currency: "EUR", per: "reel"}, prices: [{amount: 600, currency: "EUR", format: "reel"}]}',
    "line 1 is left out: Title above the table",
  ]);
});

test("the currency of most prices is that of those that name none", () => {
  const reading = read(
    [
      "Handle;Platform;Reel price;Story price",
      "@a;Instagram;₹20,000;₹10,000",
      "@b;Instagram;₹30,000;82K",
      "@c;Instagram;5000;",
      "@d;Instagram;₹40,000;€ 50",
      "@e;Instagram;₹40,000;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price | price",
    'instagram a {price: {amount: 20000, currency: "INR", per: "reel"}, prices: [{amount: 20000, currency: "INR", format: "reel"}, {amount: 10000, currency: "INR", format: "story"}]}',
    'instagram b {price: {amount: 30000, currency: "INR", per: "reel"}, prices: [{amount: 30000, currency: "INR", format: "reel"}, {amount: 82000, currency: "INR", format: "story"}]}',
    'instagram c {price: {amount: 5000, currency: "INR", per: "reel"}, prices: [{amount: 5000, currency: "INR", format: "reel"}]}',
    'instagram d {price: {amount: 40000, currency: "INR", per: "reel"}, prices: [{amount: 40000, currency: "INR", format: "reel"}, {amount: 50, currency: "EUR", format: "story"}]}',
    'instagram e {price: {amount: 40000, currency: "INR", per: "reel"}, prices: [{amount: 40000, currency: "INR", format: "reel"}]}',
  ]);
});

test("two in three prices are too few to speak for the others", () => {
  const reading = read(
    [
      "Handle;Platform;Reel price;Story price",
      "@a;Instagram;₹20,000;$ 10",
      "@b;Instagram;₹30,000;$ 20",
      "@c;Instagram;5000;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price | price",
    'instagram a {price: {amount: 20000, currency: "INR", per: "reel"}, prices: [{amount: 20000, currency: "INR", format: "reel"}, {amount: 10, currency: "USD", format: "story"}]}',
    'instagram b {price: {amount: 30000, currency: "INR", per: "reel"}, prices: [{amount: 30000, currency: "INR", format: "reel"}, {amount: 20, currency: "USD", format: "story"}]}',
    'instagram c {price: {amount: 5000, per: "reel"}, prices: [{amount: 5000, format: "reel"}]}',
  ]);
});

test("“$” is that of the title, the header or the rows", () => {
  const reading = read(
    [
      "All rates in CAD",
      "Handle;Platform;Reel price;Fee paid AUD",
      "@a;Instagram;$ 10;$ 20",
      "@b;Instagram;10;20",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price | feePaid",
    'instagram a {feePaid: {amount: 20, currency: "AUD"}, price: {amount: 10, currency: "CAD", per: "reel"}, prices: [{amount: 10, currency: "CAD", format: "reel"}]}',
    'instagram b {feePaid: {amount: 20, currency: "AUD"}, price: {amount: 10, currency: "CAD", per: "reel"}, prices: [{amount: 10, currency: "CAD", format: "reel"}]}',
    "line 1 is left out: Title above the table",
  ]);
});

test("“kr” is of the country that the row names, and another sign never", () => {
  const reading = read(
    [
      "Handle;Platform;Country;Reel price;Last fee;Currency",
      "@a;Instagram;Norway;500 kr;400 kr;",
      "@b;Instagram;Sweden;500 kr;;",
      "@c;Instagram;Spain;500 kr;;SEK",
      "@d;Instagram;Norway;500 €;;DKK",
      "@e;Instagram;Norway;500;300;DKK",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | country | price | lastFee | currency",
    'instagram a {country: "NO", lastFee: {amount: 400, currency: "NOK"}, price: {amount: 500, currency: "NOK", per: "reel"}, prices: [{amount: 500, currency: "NOK", format: "reel"}]}',
    'instagram b {country: "SE", price: {amount: 500, currency: "SEK", per: "reel"}, prices: [{amount: 500, currency: "SEK", format: "reel"}]}',
    'instagram c {country: "ES", price: {amount: 500, currency: "SEK", per: "reel"}, prices: [{amount: 500, currency: "SEK", format: "reel"}]}',
    'instagram d {country: "NO", price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}]}',
    'instagram e {country: "NO", lastFee: {amount: 300, currency: "DKK"}, price: {amount: 500, currency: "DKK", per: "reel"}, prices: [{amount: 500, currency: "DKK", format: "reel"}]}',
  ]);
});

test("a fee without a sign is in the currency of the other cells of a short column", () => {
  const posts = read(
    `Date;Handle;Platform;Post link;Fee\n2026-10-01;@a;instagram;https://www.instagram.com/reel/AAA1111111/;₹1,20,000\n2026-10-02;@b;instagram;https://www.instagram.com/reel/BBB1111111/;50000\n2026-10-03;@c;instagram;https://www.instagram.com/reel/CCC1111111/;5000`,
  );
  const mixed = read("Handle;Platform;Price\n@a;instagram;₹1,20,000\n@b;instagram;50000\n@c;instagram;500 €");
  const rare = read(
    "Handle;Platform;Price\n@a;instagram;$500\n@b;instagram;300\n@c;instagram;200\n@d;instagram;250",
  );

  expect([
    posts.records.map((one) => "fee" in one && one.fee?.currency),
    mixed.accounts.map(({ values }) => values.price?.currency),
    rare.accounts.map(({ values }) => values.price?.currency),
  ]).toEqual([
    ["INR", "INR", "INR"],
    ["INR", null, "EUR"],
    ["USD", null, null, null],
  ]);
});

const AMOUNTS = (...cells: string[]) =>
  read(["Handle;Platform;Rate", ...cells.map((cell, at) => `@a${at};Instagram;${cell}`)].join("\n"), {
    currency: "EUR",
  });
const currencies = (...cells: string[]) =>
  AMOUNTS(...cells).accounts.map(({ values }) => (values.price ? values.price.currency : undefined));

test("apostrophes and “.–” are of francs where an amount names them", () => {
  expect(currencies("CHF 1350", "2'400.00", "1’800.–", "162.-", "850.—", "600", "€ 1.500")).toEqual([
    "CHF",
    "CHF",
    "CHF",
    "CHF",
    "CHF",
    "CHF",
    "EUR",
  ]);
  // Nobody says francs, and a decimal point or a comma before a dash says nothing of them.
  expect(currencies("2'400.00", "1'800.00", "162.-", "600")).toEqual([null, null, null, null]);
  expect(currencies("CHF 1350", "240,-", "250,-", "260,-", "600")).toEqual(["CHF", null, null, null, null]);
});

test("what names nothing beside “$” that may be one of several is in that, and asked as it is", () => {
  const open = AMOUNTS("CA$ 800", "US$ 900", ...Array.from({ length: 6 }, () => "$700"), "600");

  expect(open.accounts.at(-1)?.values.price).toBeUndefined();
  expect(open.problems.at(-1)).toEqual({
    line: 10,
    column: "Rate",
    message: "“600” is not read: which dollar? Write it out, as in US$ or CAD",
  });
  expect(open.openSigns).toBe(7);
});

test("three in four must be “$” for that, of three at least", () => {
  expect(currencies("CA$ 800", "US$ 900", "$700", "$700", "600")).toEqual([
    "CAD",
    "USD",
    undefined,
    undefined,
    null,
  ]);
  expect(currencies("CA$ 800", "$700", "$700", "$700", "600").slice(3)).toEqual([undefined, undefined]);
  expect(currencies("CA$ 800", "$700", "$700", "600").slice(2)).toEqual([undefined, null]);
});

const rates = (row: string) =>
  read(["Handle;Platform;Rate;Agreed;Notes", row, "@z;Instagram;90;;"].join("\n"), { currency: "EUR" })
    .accounts[0]?.values.price?.currency;

test("a row's other amounts say the currency of one that names none", () => {
  expect(rates("@a;Instagram;600;£550;")).toBe("GBP");
  expect(rates("@a;Instagram;600;£550;€ 20")).toBeNull();
  expect(rates("@a;Instagram;600;$550;")).toBeNull();
  expect(rates("@a;Instagram;600;;about £550 or so")).toBeNull();
  expect(rates("@a;Instagram;€ 600;£550;")).toBe("EUR");
});

const SOLD = [
  "Voucher,Sold on,Order no.,Total",
  "ANDES5,2026-05-02,A1,$ 41 000",
  "ANDES5,2026-05-03,A2,38500",
];
const soldBeside = (...beside: string[]) =>
  readSheet(
    { name: "Sales", rows: SOLD.map((line, at) => [at + 1, line.split(",")] as const), beside },
    { fileName: null, mapping: [], platform: null, currency: "USD" },
  );
const amountsSold = (...beside: string[]) =>
  soldBeside(...beside).records.map((one) => ("amount" in one ? (one.amount?.currency ?? null) : undefined));

test("a “$” and a bare amount are in the currency that another sheet of the workbook names", () => {
  expect(amountsSold("Precio CLP")).toEqual(["CLP", "CLP"]);
  expect(amountsSold("Roster", "Gage in EUR")).toEqual(["USD", "USD"]);
});

test("where the sheets of a workbook name several dollars, a “$” is asked about", () => {
  const open = soldBeside("Precio CLP", "Paid (USD)");

  expect(open.records).toMatchObject([{ amount: null }, { amount: null }]);
  expect(open.openSigns).toBe(2);
});

const LIMA = (...lines: string[]) =>
  read(["Handle;Platform;City;Rate", ...lines].join("\n"), { currency: "USD" });

test("a note of a table says whose “$” its amounts are in", () => {
  const noted = LIMA("@a;Instagram;;$ 900", "@b;Instagram;;$ 700", "* everything in COP, taxes apart");

  expect(noted.accounts.map(({ values }) => values.price?.currency)).toEqual(["COP", "COP"]);
});

test("a “$” of somebody who lives by another dollar is asked about where nobody said a currency", () => {
  const rows = ["@a;Instagram;Guadalajara, Mexico;$ 900", "@b;Instagram;Chicago;$ 700"];

  expect(LIMA(...rows).accounts.map(({ values }) => values.price?.currency)).toEqual([undefined, "USD"]);
  expect(LIMA(...rows).openSigns).toBe(1);
  const chosen = read(["Handle;Platform;City;Rate", ...rows].join("\n"), {
    currency: "USD",
    isCurrencyChosen: true,
  });
  expect(chosen.accounts.map(({ values }) => values.price?.currency)).toEqual(["USD", "USD"]);
});

const MIXED = "Invoice;Creator;Net;Total;Paid?\nA-1;Ana Roy;$ 3.700;$ 4.400;yes\nA-2;Ben Sol;1.900;1.900;no";

test.each([
  ["MXN", "MXN", "MXN"],
  ["CAD", "CAD", "CAD"],
  ["USD", "USD", "USD"],
])(
  "in a workspace of %s a bare “$” and what has no sign beside it are both its own",
  (currency, first, second) => {
    const { records } = read(MIXED, { currency, isCurrencyChosen: true });

    expect(records).toMatchObject([{ gross: { currency: first } }, { gross: { currency: second } }]);
  },
);

test("in a workspace of no dollar neither is read before somebody says which dollar", () => {
  const { records, problems, openSigns } = read(MIXED, { currency: "EUR", isCurrencyChosen: true });

  expect(records).toMatchObject([{ gross: null }, { gross: null, fields: { Total: "1.900" } }]);
  expect(problems.map(({ line }) => line)).toEqual([2, 2, 3, 3]);
  expect(openSigns).toBe(4);
});

test("ringgit are named by RM, in a header as beside an amount", () => {
  const { accounts } = read("Instagram;RM / reel;Story\n@nia;1,800;RM 450\n@sam;2,000;RM 500");

  expect(accounts[0]?.values.prices).toMatchObject([
    { amount: 1800, currency: "MYR", format: "reel" },
    { amount: 450, currency: "MYR", format: "story" },
  ]);
});
