import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";
import { readCurrency } from "./cells/currencies.ts";
import { countedCurrency, readPrice, readPriceUnit } from "./prices.ts";

test.each([
  ["1.200 €", "EUR"],
  ["€", "EUR"],
  ["EUR", "EUR"],
  ["eur", "EUR"],
  ["1200 eur", "EUR"],
  ["Fee (GBP)", "GBP"],
  ["$500", "USD"],
  ["US$ 500", "USD"],
  ["R$ 500", "BRL"],
  ["u$s 250", "USD"],
  ["U$D 90", "USD"],
  ["500 Euro", "EUR"],
  ["500 pounds", "GBP"],
  ["£9", "GBP"],
  ["₹ 2,000", "INR"],
  ["Rs. 500", "INR"],
  ["TRY 500", "TRY"],
  ["500 Franken", "CHF"],
  ["all prices", null],
  ["all", null],
  ["ALL", "ALL"],
  ["try 500 times", null],
  ["500 try", "TRY"],
  ["500", null],
  ["", null],
  ["seuros", null],
])("the currency of “%s” is %s", (text, currency) => {
  expect(readCurrency(text)).toBe(currency);
});

test.each([
  ["Top 20 creators, all fees in GBP", "GBP"],
  ["all quotes in £, valid for 3 months", "GBP"],
  ["please try 2 of them, cup season 26", null],
  ["TOP 50 CREATORS", null],
  ["ALL RATES ARE NET", null],
  ["MAD women of 2026", null],
  ["Chosen by Ron, November 26", null],
  ["Fees (MAD)", "MAD"],
  ["Rates in TRY, net", "TRY"],
  ["Price ALL", "ALL"],
  ["Budget LAK / €", "EUR"],
  ["500 RON per story", "RON"],
  ["prices in eur, 2026", "EUR"],
])("a word that is also a currency is one only where money is: “%s” is in %s", (text, currency) => {
  expect(readCurrency(text)).toBe(currency);
});

test.each([
  ["1.200 €", 1200, "EUR", null],
  ["EUR 1,200 / reel", 1200, "EUR", "reel"],
  ["$1.5k per story", 1500, "USD", "story"],
  ["900 pro Video", 900, null, "video"],
  ["900 a short", 900, null, "video"],
  ["900 per feed post", 900, null, "post"],
  ["900 per carousel", 900, null, "post"],
  ["900 GBP", 900, "GBP", null],
  ["CHF 1'000", 1000, "CHF", null],
])("the price “%s” is %i in %s for a %s", (cell, amount, currency, per) => {
  expect(readPrice(cell, null)).toEqual({ amount, currency, per });
});

test.each(["tbd", "10 %", "on request", "EUR", "-5 €", "reel"])("“%s” is no price", (cell) => {
  expect(readPrice(cell, null)).toBeNull();
});

test("a mark of the column decides what one with three digits behind it does", () => {
  expect([readPrice("1.200 €", "."), readPrice("1.200 €", ","), readPrice("1.200 €", null)]).toMatchObject([
    { amount: 1.2 },
    { amount: 1200 },
    { amount: 1200 },
  ]);
});

test.each([
  ["Reel", "reel"],
  ["price per story", "story"],
  ["Video rate", "video"],
  ["short", "video"],
  ["image", "post"],
  ["Feed", "post"],
  ["price", null],
  ["reelable", null],
])("“%s” buys a %s", (text, per) => {
  expect(readPriceUnit(text)).toBe(per);
});

test("amounts in lakh are rupees, others name no currency", () => {
  expect([
    countedCurrency("5 lakh"),
    countedCurrency("2 lakh per reel"),
    countedCurrency("5k"),
    countedCurrency("5"),
  ]).toEqual(["INR", "INR", null, null]);
});

const formats = (text: string) =>
  read(text).accounts.map(({ values }) =>
    values.prices?.map(({ amount, currency, format }) => `${format} ${amount} ${currency}`),
  );

test("a kind of post behind an adjective is that kind: dedicated is a video, integrated an integration", () => {
  const channels = "TechGuru,12 lakh,3.5 lakh,2 lakh,50K\nCookMom,4L,1.2L,80K,10K";
  const sold = ["video 350000 INR", "integration 200000 INR", "short 50000 INR"];

  for (const headers of [
    "Dedicated YT Video,Integrated YT Video,Shorts",
    "YT Dedicated (INR),YT Integrated (INR),YT Shorts (INR)",
    "Dedicated,Integrated,Short",
  ]) {
    const reading = read(`YouTube channel,Subscribers,${headers}\n${channels}`);
    expect(reading.accounts.map(({ values }) => values.followers)).toEqual([1_200_000, 400_000]);
    expect(formats(`YouTube channel,Subscribers,${headers}\n${channels}`)[0]).toEqual(sold);
  }
});

test("of two prices of one kind that differ in how it is done, one keeps its own name", () => {
  const table = "Name,IG,Collab Reel,Reel,Sponsored story\nAna,@ana,300 €,500 €,90 €";
  const [ana] = read(table).accounts;

  expect(formats(table)).toEqual([["reel 500 EUR", "story 90 EUR"]]);
  expect(ana?.values.own).toMatchObject({ "Collab Reel": { value: { amount: 300, currency: "EUR" } } });
});

test("seconds are no crowns", () => {
  expect(formats("YouTube-Kanal,Integration 60-90 Sek. (EUR)\n@tech,2000")).toEqual([
    ["integration 2000 EUR"],
  ]);
  expect(formats("YouTube-Kanal,Preis\n@tech,500 sek")).toEqual([["null 500 SEK"]]);
});

test.each([
  [
    "8T€, 8 T€, 8 T €, 8TEUR, 8 TEUR, 8 T EUR, 8k€, 8 K€, 8 KEUR, 8 t€ , T€ 8, T€8, TEUR 8, TEUR8, K€ 8,  T€ 8, T€ 8 , 8 T€/Reel",
    8000,
    "EUR",
  ],
  ["8,5 T€, T€ 8,5, 8.5 T€, TEUR 8.5", 8500, "EUR"],
  ["8 KCHF, 8 TCHF", 8000, "CHF"],
  ["8 KUSD", 8000, "USD"],
  ["8 KGBP", 8000, "GBP"],
])("“%s” are %d %s", (cells, amount, currency) => {
  const all = cells.split(", ");

  expect(all.map((cell) => [cell, readPrice(cell, null)])).toMatchObject(
    all.map((cell) => [cell, { amount, currency }]),
  );
});

test.each(["8 T€ x", "8 TEURO", "x T€ 8", "ab T€ 8", "T€ 8 x", "8 xT€", "T€ x", "U€ 8 T"])(
  "“%s” is no price",
  (cell) => {
    expect(readPrice(cell, null)).toBeNull();
  },
);

test("a price of less than nothing is refused, and never kept without its sign", () => {
  const { accounts, notUsed } = read(
    "Handle;Platform;Price;Last fee\n@ana;Instagram;-200 €;-100\n@ben;Instagram;200 €;100",
    { currency: "EUR" },
  );

  expect(accounts.map(({ values: { price, lastFee } }) => [price?.amount, lastFee?.amount])).toEqual([
    [undefined, undefined],
    [200, 100],
  ]);
  expect(notUsed.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
    [2, "Price", "-200 €", "“-200 €” is no price. It stays NA."],
    [2, "Last fee", "-100", "“-100” is no amount. It stays NA."],
  ]);
});
