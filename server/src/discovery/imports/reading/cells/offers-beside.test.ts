import { expect, test } from "vitest";
import { readOffers, saysMoreThanOffers } from "./offers.ts";
import { namesSet } from "#/discovery/imports/reading/offers/several-pieces.ts";

/** A price by what is known of it: "500-600 EUR reel". */
function told(cell: string): string {
  return readOffers(cell, null)
    .map(({ amount, upTo, currency, format, vat, usageMonths }) =>
      [typeof upTo !== "number" ? amount : `${amount}-${upTo}`, currency, format, vat, usageMonths]
        .filter((said) => said !== null && said !== undefined)
        .join(" "),
    )
    .join(", ");
}

test.each([
  ["500 € (flat)", "500 EUR"],
  ["500 €(flat)", "500 EUR"],
  ["500 € flat", "500 EUR"],
  ["500 € flat rate", "500 EUR"],
  ["flat fee 500 €", "500 EUR"],
  ["ca. 1 000 - 2 000 €", "1000-2000 EUR"],
  ["€ 1.000 – 2.000", "1000-2000 EUR"],
  ["1 000 to 2 000 EUR per reel", "1000-2000 EUR reel"],
  ["500 € per  reel", "500 EUR reel"],
  ["500 €/ reel", "500 EUR reel"],
  ["500 €/reel ", "500 EUR reel"],
  ["500 € (2)", "500 EUR"],
  ["500 € (x2)", "500 EUR"],
  ["500 € (2x)", "500 EUR"],
  ["500 € ( 2 x )", "500 EUR"],
  ["500 € (12)", "500 EUR"],
  ["500 € ()", "500 EUR"],
  ["reel 24 hrs 250 €", "250 EUR reel"],
  ["story 24 hr 250 €", "250 EUR story"],
  ["story 24h 250 €", "250 EUR story"],
  ["60 sec 250 €", "250 EUR"],
  ["250 € + 3 months usage (", "250 EUR 3"],
  ["500 €, (incl. VAT)", "500 EUR included"],
  ["500 € ( incl. VAT )", "500 EUR included"],
  ["500 € (excl. VAT, 3 months usage)", "500 EUR excluded 3"],
  ["3 stories (3x) 250 €", "250 EUR bundle"],
  ["3 stories  250", "250 bundle"],
  ["story 250, , reel 300", "250 story, 300 reel"],
  ["reel & story 250 - 300 €", "250-300 EUR bundle"],
])("“%s” is %s, and nothing more", (cell, price) => {
  expect(told(cell)).toBe(price);
  expect(saysMoreThanOffers(cell)).toBe(false);
});

test.each([
  ["1800 HT (TTC 2160)", "1800 excluded"],
  ["1800 HT (with TTC 2160)", "1800 excluded"],
  ["1800 HT - TTC 2160", "1800 excluded"],
  ["1800 HT – 2160 TTC", "1800 excluded"],
  ["1800 HT = TTC 2160", "1800 excluded"],
  ["500 € (depends on usage)", "500 EUR"],
])("“%s” is %s, and says more", (cell, price) => {
  expect(told(cell)).toBe(price);
  expect(saysMoreThanOffers(cell)).toBe(true);
});

test("a number of pieces in one pack is a set, a number alone is none", () => {
  const sets =
    "3 reel set, 3 reels set, 3 reels pack, 3 post set, 3 posts pack, 5 story-paket, 4 storys paket, 2er pack";
  const others = "3 reels, set, 1 set, reel pack, 3 settings";

  expect(sets.split(", ").filter((text) => !namesSet(text))).toEqual([]);
  expect(others.split(", ").filter(namesSet)).toEqual([]);
});

test("of a price with and one without rights the plain one counts, and the cell says more", () => {
  const cells = ["250 € (con usage 3 mesi 400 €)", "€ 250 (6 months exclusivity: 400 €)"];

  expect(cells.map((cell) => [readOffers(cell, null), saysMoreThanOffers(cell)])).toEqual(
    cells.map(() => [[{ amount: 250, currency: "EUR", format: null }], true]),
  );
  expect(readOffers("250 € (3 months usage)", null)).toEqual([
    { amount: 250, currency: "EUR", format: null, usageMonths: 3 },
  ]);
});

test.each([
  "TikTok + reel",
  "tt+story",
  "TikTok & post",
  "reel + TikTok",
  "Stories & tt",
  "short+tiktok",
  "posts + tt",
  "reels+tiktok",
  "tt + storys",
  "tt & shorts",
])("“1.800 € %s” is a price of several pieces", (pieces) => {
  expect(readOffers(`1.800 € ${pieces}`, null)).toEqual([
    { amount: 1800, currency: "EUR", format: "bundle" },
  ]);
});

test("a platform beside a kind of post adds nothing to it", () => {
  expect(readOffers("1.800 € TikTok reel", null)).toEqual([
    { amount: 1800, currency: "EUR", format: "reel" },
  ]);
  expect(readOffers("1.800 € watt+reel", null).map(({ format }) => format)).not.toContain("bundle");
});
