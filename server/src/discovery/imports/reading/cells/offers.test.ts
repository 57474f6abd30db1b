import { expect, test } from "vitest";
import { readDate, readMoment } from "#/language/time/dates.ts";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { readFormat, readOffers, saysMoreThanOffers } from "./offers.ts";
import type { ReadPrice } from "./offers.ts";

const price = (amount: number, currency: string | null, more: Partial<ReadPrice> = {}) => ({
  amount,
  currency,
  format: null,
  ...more,
});

test.each<[string, ReadPrice[]]>([
  ["450 €", [price(450, "EUR")]],
  ["€1.2k", [price(1200, "EUR")]],
  ["5.000", [price(5000, null)]],
  ["5,000.00", [price(5000, null)]],
  ["1.5 lakh", [price(150_000, "INR")]],
  ["₹3 Cr", [price(30_000_000, "INR")]],
  ["12k-15k", [price(12_000, null, { upTo: 15_000 })]],
  ["10-15k €", [price(10_000, "EUR", { upTo: 15_000 })]],
  ["500 bis 700 EUR", [price(500, "EUR", { upTo: 700 })]],
  ["ab 500", [price(500, null)]],
  ["from $300", [price(300, "USD")]],
  ["500 + VAT", [price(500, null, { vat: "excluded" })]],
  ["500€+VAT", [price(500, "EUR", { vat: "excluded" })]],
  ["350 € HT", [price(350, "EUR", { vat: "excluded" })]],
  ["1.190,00 EUR brutto", [price(1190, "EUR", { vat: "included" })]],
  ["900 € inkl. 3 Monate Nutzung", [price(900, "EUR", { usageMonths: 3 })]],
  [
    "$2k (incl. 6 months usage, 1 month exclusivity)",
    [price(2000, "USD", { usageMonths: 6, exclusivityMonths: 1 })],
  ],
  [
    "Reel 500 €, Story 200 €",
    [price(500, "EUR", { format: "reel" }), price(200, "EUR", { format: "story" })],
  ],
  ["1 Reel + 3 Stories: 1.200 €", [price(1200, "EUR", { format: "bundle" })]],
  ["Reel: 450-600 €", [price(450, "EUR", { upTo: 600, format: "reel" })]],
  ["1200-1500 CHF integration", [price(1200, "CHF", { upTo: 1500, format: "integration" })]],
  ["Reel - 500 €", [price(500, "EUR", { format: "reel" })]],
  ["2 Reels: 900 €", [price(900, "EUR", { format: "bundle" })]],
  ["2 Reels = 1.600 €", [price(1600, "EUR", { format: "bundle" })]],
  ["£500 (2 reels)", [price(500, "GBP", { format: "bundle" })]],
  [
    "Story ab 350 CHF, Reel 750",
    [price(350, "CHF", { format: "story" }), price(750, "CHF", { format: "reel" })],
  ],
  [
    "ab 350 CHF Story, Reel ab 750 CHF",
    [price(350, "CHF", { format: "story" }), price(750, "CHF", { format: "reel" })],
  ],
  ["Reel 40k story 10k", [price(40_000, null, { format: "reel" }), price(10_000, null, { format: "story" })]],
  ["Reel: 750 Story: 350", [price(750, null, { format: "reel" }), price(350, null, { format: "story" })]],
  ["750/Reel, 350/Story", [price(750, null, { format: "reel" }), price(350, null, { format: "story" })]],
  ["750 (Reel) / 350 (Story)", [price(750, null, { format: "reel" }), price(350, null, { format: "story" })]],
  [
    "à partir de 300 € la story, 800 € le reel",
    [price(300, "EUR", { format: "story" }), price(800, "EUR", { format: "reel" })],
  ],
  [
    "Reel a partir de R$ 1.500, Stories R$ 400",
    [price(1500, "BRL", { format: "reel" }), price(400, "BRL", { format: "story" })],
  ],
  [
    "Reel 30000 se start, story 8000/-",
    [price(30_000, null, { format: "reel" }), price(8000, null, { format: "story" })],
  ],
  [
    "Reel 500 €; 3er-Story-Set 400 €",
    [price(500, "EUR", { format: "reel" }), price(400, "EUR", { format: "bundle" })],
  ],
  [
    "reel 500 eur / story set (3) 250 eur",
    [price(500, "EUR", { format: "reel" }), price(250, "EUR", { format: "bundle" })],
  ],
  [
    "Story 24h 300 €, Reel 60 sec 800 €",
    [price(300, "EUR", { format: "story" }), price(800, "EUR", { format: "reel" })],
  ],
  ["Reel 500 €, Story on request", [price(500, "EUR", { format: "reel" })]],
  ["Reel, Story 500 €", []],
  ["max. 400", [price(400, null)]],
  ["de 600 a 800", [price(600, null, { upTo: 800 })]],
  ["R$ 1.100,00 + imposto", [price(1100, "BRL", { vat: "excluded" })]],
  ["Pauschal 900 €", [price(900, "EUR")]],
  ["Reel 85k–1L (depends on usage)", [price(85_000, null, { upTo: 100_000, format: "reel" })]],
  // What is added to another price is none of its own, and two prices are never one number.
  ["Reel 500 € (Story +150 €)", []],
  ["750 / 350", []],
  ["auf Anfrage", []],
  ["on request", []],
  ["0", []],
  ["14.03.2026 call", []],
])("“%s” says these prices", (cell, prices) => {
  expect(readOffers(cell, null)).toEqual(prices);
});

test("of a list of prices what is none is kept as it is written", () => {
  const { accounts } = read(
    'Handle,Platform,Price\n@ana,Instagram,"Reel 500 €, Story on request"\n@ben,Instagram,"Reel 500 €, Story 200 €"',
  );

  expect(accounts.map(({ values: { prices, own } }) => [prices?.length, own])).toEqual([
    [1, { Price: { kind: "text", value: "Reel 500 €, Story on request" } }],
    [2, undefined],
  ]);
});

/** The amount that stands for each row of a table of prices. */
function amountsOf(cells: readonly string[]) {
  const rows = cells.map((cell, at) => `@a${at};Instagram;${cell}`);
  return read(["Handle;Platform;Price", ...rows].join("\n")).accounts.map(
    ({ values }) => values.price?.amount,
  );
}

test("a number far below the others of its column is no price, and a mark of theirs does not divide it", () => {
  const cells = ["6 lakh", "1.75", "3 lakh", "1,20,000", "1,500.50", "4.000", "900.50", "1.400"];
  expect(amountsOf(cells.slice(0, 4))).toEqual([600_000, undefined, 300_000, 120_000]);
  expect(amountsOf(cells.slice(4))).toEqual([1500.5, 4000, 900.5, 1400]);
});

test("a rate far below the others of its column may be a fraction, and stays unknown", () => {
  const { accounts } = read(
    "Handle;Platform;ER\n@a;Instagram;3.2\n@b;Instagram;0.041\n@c;Instagram;2.9\n@d;Instagram;0.04 %",
  );

  expect(accounts.map(({ values }) => values.engagementRate)).toEqual([3.2, undefined, 2.9, 0.04]);
});

test("kinds of posts are known by their words, alternatives by their platform", () => {
  expect(
    ["IG Reel", "3 Stories", "YouTube Short", "Paket", "Karussell", "Integration", "Preis"].map((one) =>
      readFormat(one),
    ),
  ).toEqual(["reel", "story", "short", "bundle", "carousel", "integration", null]);
  expect([readFormat("Reel / Video", "tiktok"), readFormat("Reel / Video", "instagram")]).toEqual([
    "video",
    "reel",
  ]);
});

test("days are read in every order, and a day without a year is none", () => {
  expect(
    [
      "14.03.2026",
      "2026-03-14",
      "14/3/26",
      "March 14, 2026",
      "14. März 2026",
      "14 mars 2026",
      "14.03.",
      "30.02.2026",
      "12345",
    ].map((cell) => readDate(cell)),
  ).toEqual([...Array.from({ length: 6 }, () => "2026-03-14"), null, null, null]);
  expect([readDate("03/04/2026"), readDate("03/04/2026", "monthFirst")]).toEqual([
    "2026-04-03",
    "2026-03-04",
  ]);
  expect(readMoment("2026-05-02 10:22:09 +0200")).toBe("2026-05-02T08:22:09.000Z");
});

test.each([
  ["1.300 € + 19% MwSt", { amount: 1300, currency: "EUR", vat: "excluded" }],
  ["1.300 € zzgl. 19 % USt.", { amount: 1300, currency: "EUR", vat: "excluded" }],
  ["500 + IVA 21%", { amount: 500, vat: "excluded" }],
  ["₹45k + 18% GST", { amount: 45_000, currency: "INR", vat: "excluded" }],
  ["1 000 € TVA 20 % incluse", { amount: 1000, currency: "EUR", vat: "included" }],
  ["1.190 € inkl. 19% MwSt", { amount: 1190, currency: "EUR", vat: "included" }],
  ["30k all in", { amount: 30_000 }],
  ["30k all-in", { amount: 30_000 }],
  ["900 € todo incluido", { amount: 900, currency: "EUR" }],
  ["900 € tout compris", { amount: 900, currency: "EUR" }],
  ["R$ 900 tudo incluso", { amount: 900, currency: "BRL" }],
  ["900 € alles inklusive", { amount: 900, currency: "EUR" }],
  ["₹95,000 (neg.)", { amount: 95_000, currency: "INR" }],
  ["95.000 neg", { amount: 95_000 }],
  ["R$ 900 (negociável)", { amount: 900, currency: "BRL" }],
  ["900 € trattabili", { amount: 900, currency: "EUR" }],
  ["900 € (à négocier)", { amount: 900, currency: "EUR" }],
])("“%s” is one price", (cell, offer) => {
  expect(readOffers(cell, null)).toMatchObject([offer]);
});

test.each<[string, string]>([
  ["Fr. 600.- / Story Fr. 200.-", "600 CHF, 200 CHF story"],
  ["Story Fr. 200.-", "200 CHF story"],
  ["1800 HT (TTC 2160)", "1800 excluded"],
  ["2160 TTC (1800 HT)", "1800 excluded"],
  ["595 brutto, 500 netto", "500 excluded"],
  ["500 netto / 600 netto", ""],
  ["Reel 500 netto / Story 200 netto", "500 reel excluded, 200 story excluded"],
  ["2.600 todo", "2600"],
  ["500 EUR total", "500 EUR"],
  ["ca. 800 p. Reel", "800 reel"],
  ["800 p/ reel", "800 reel"],
  ["Reel inkl. 2 Stories 1200 CHF", "1200 CHF bundle"],
  ["Reel 500 € inkl. MwSt", "500 EUR reel included"],
  ["barter + 10k", "10000"],
  ["10k + Produkt", "10000"],
  ["Reel 500 €, Story 200 €, Produkt", "500 EUR reel, 200 EUR story"],
  ["Produkt 500", ""],
  ["Reel 6 lac | carousel 4 lac", "600000 INR reel, 400000 INR carousel"],
  ["Reel 6 lac, Story 500", "600000 INR reel, 500 INR story"],
  ["Reel 6k", "6000 reel"],
  ["dedicated 5.5L", "550000 INR video"],
  ["Reel 500, 200, Story 300", "500 reel, 300 story"],
])("what a price is for, and what is given besides: %s", (cell, told) => {
  const said = readOffers(cell, null).map(({ amount, currency, format, vat }) =>
    [amount, currency, format, vat].filter((part) => part !== null && part !== undefined).join(" "),
  );

  expect(said.join(", ")).toBe(told);
});

test.each([
  ["1800 HT (TTC 2160)", true],
  ["1800 HT", false],
  ["barter + 10k", true],
  ["10k", false],
  ["Fr. 600.- / Story Fr. 200.-", false],
  ["Story Fr. 200.- / Reel auf Anfrage", true],
])("whether a cell says more than its prices: %s", (cell, isMore) => {
  expect(saysMoreThanOffers(cell)).toBe(isMore);
});
