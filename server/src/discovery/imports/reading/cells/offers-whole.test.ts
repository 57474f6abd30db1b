import { expect, test } from "vitest";
import { namesOnlyFormat, readFormat, readOffers, readTerms, readVat, saysMoreThanOffers } from "./offers.ts";
import { countsSeveral, namesSet } from "#/discovery/imports/reading/offers/several-pieces.ts";

function told(cell: string): string[] {
  return readOffers(cell, null).map((price) =>
    [
      price.upTo === undefined ? price.amount : `${price.amount}–${price.upTo}`,
      price.currency ?? "?",
      price.format ?? "any",
      price.vat,
      price.usageMonths === undefined ? undefined : `used ${price.usageMonths}`,
      price.exclusivityMonths === undefined ? undefined : `alone ${price.exclusivityMonths}`,
    ]
      .filter((said) => said !== undefined)
      .join(" "),
  );
}

test.each([
  ["500", ["500 ? any"]],
  ["€500", ["500 EUR any"]],
  ["500 €", ["500 EUR any"]],
  ["500€", ["500 EUR any"]],
  ["EUR 500", ["500 EUR any"]],
  ["500 USD", ["500 USD any"]],
  ["₹ 500", ["500 INR any"]],
  ["500,-", ["500 ? any"]],
  ["500,- €", ["500 EUR any"]],
  ["12'000 CHF", ["12000 CHF any"]],
  ["100 BRL", ["100 BRL any"]],
  ["from 500", ["500 ? any"]],
  ["From €500", ["500 EUR any"]],
  ["ab 500 €", ["500 EUR any"]],
  ["500 aufwärts", ["500 ? any"]],
  ["12k-15k", ["12000–15000 ? any"]],
  ["15k-12k", ["12000–15000 ? any"]],
  ["€1.2-1.5k", ["1200–1500 EUR any"]],
  ["1.000 bis 1.500 €", ["1000–1500 EUR any"]],
  ["500 to 600", ["500–600 ? any"]],
  ["2 Reels: 500 €", ["500 EUR bundle"]],
  ["1 Reel: 500 €", ["500 EUR reel"]],
  ["500 € (3 Storys)", ["500 EUR bundle"]],
  ["500 € (1 Story)", ["500 EUR story"]],
  ["3er-Set Storys 500 €", ["500 EUR bundle"]],
  ["Reel 500, Story 200 €", ["500 EUR reel", "200 EUR story"]],
  ["Reel 500 / Story 200", ["500 ? reel", "200 ? story"]],
  ["600 / Story 200", ["600 ? any", "200 ? story"]],
  ["Reel 600 / 200", ["600 ? reel"]],
  ["1800 HT (TTC 2160)", ["1800 ? any excluded"]],
  ["2160 TTC (1800 HT)", ["1800 ? any excluded"]],
  ["$500 + 19% VAT", ["500 USD any excluded"]],
  ["500 € zzgl. 19 % MwSt", ["500 EUR any excluded"]],
  ["500 € (inkl. MwSt 19%)", ["500 EUR any included"]],
  ["40000/-", ["40000 ? any"]],
  ["40000/-=", ["40000 ? any"]],
  ["VB 400", ["400 ? any"]],
  ["400 VB", ["400 ? any"]],
  ["VB: 400 €", ["400 EUR any"]],
  ["400 € neg.", ["400 EUR any"]],
  ["400 € (negotiable)", ["400 EUR any"]],
  ["pauschal 900 €", ["900 EUR any"]],
  ["900 € all in", ["900 EUR any"]],
  ["500 € + Produkt", ["500 EUR any"]],
  ["Produkt + 500 €", ["500 EUR any"]],
  ["0", []],
  ["0 €", []],
  ["Reel auf Anfrage", []],
  ["60 sec video 800 €", ["800 EUR video"]],
  ["24h Story 100 €", ["100 EUR story"]],
  ["€900 / reel", ["900 EUR reel"]],
  ["900 per reel", ["900 ? reel"]],
  ["750 (Reel) 350 (Story)", ["750 ? reel", "350 ? story"]],
  ["Reel 500 € incl. 3 months usage", ["500 EUR reel used 3"]],
  ["Reel 500 €, 30 days exclusivity", ["500 EUR reel alone 1"]],
  ["Reel+Story 900", ["900 ? bundle"]],
  ["Reel & Story 900", ["900 ? bundle"]],
  ["Reel inkl. Story 900 €", ["900 EUR bundle"]],
  ["1x Reel + 2x Story = 1.600 €", ["1600 EUR bundle"]],
  ["Reel 500 € and Story 200 €", ["500 EUR reel", "200 EUR story"]],
  ["Reel 500 € Story +150 €", []],
  ["dedicated video 2k", ["2000 ? video"]],
  ["YT integration 1.5k, dedicated 3k", ["1500 ? integration", "3000 ? video"]],
  ["Story 200, Reel 500 EUR", ["200 EUR story", "500 EUR reel"]],
  ["Story $200, Reel 500 EUR", ["200 USD story", "500 EUR reel"]],
  ["nur Reel 300", ["300 ? reel"]],
  ["20k", ["20000 ? any"]],
  [`${"x".repeat(190)} 500 €`, []],
  [`${"y".repeat(197)} 500 €`, []],
])("a cell of prices is read whole: %s", (cell, read) => {
  expect(told(cell)).toEqual(read);
});

test.each([
  ["IG Reel", "reel"],
  ["Reels", "reel"],
  ["reel", "reel"],
  ["unreel", null],
  ["Story", "story"],
  ["Storys", "story"],
  ["stories", "story"],
  ["ig story", "story"],
  ["3 frames", "story"],
  ["frame", "story"],
  ["a set", "story"],
  ["sets", "story"],
  ["storytelling", null],
  ["Carousel", "carousel"],
  ["carrousel", "carousel"],
  ["Karussell", "carousel"],
  ["YT Short", "short"],
  ["Shorts", "short"],
  ["shortlist", null],
  ["dedicated video", "video"],
  ["dedicated", "video"],
  ["integration", "integration"],
  ["Videos", "video"],
  ["videograf", null],
  ["TikTok", null],
  ["Feed post", "post"],
  ["feed", "post"],
  ["feedback", null],
  ["static", "post"],
  ["grid", "post"],
  ["photo", "post"],
  ["posted", null],
  ["Reel + Story", "bundle"],
  ["Reel und Story", "bundle"],
  ["Reel / Video", "reel"],
  ["bundle", "bundle"],
  ["Paket", "bundle"],
])("a word for a kind of post is read in any number, and in no longer word: %s", (text, read) => {
  expect(readFormat(text)).toEqual(read);
});

test.each([
  ["Reel / Video", "youtube", "video"],
  ["Reel / Video", "instagram", "reel"],
  ["Reel / Video", "tiktok", "video"],
  ["Reel / Short", "youtube", "short"],
  ["Story / Short", "instagram", "story"],
  ["Reel / Story", "youtube", "reel"],
  ["Reel + Video", "youtube", "bundle"],
  ["Video", "instagram", "video"],
] as const)("of two kinds of post the one that a platform has counts: %s on %s", (text, platform, read) => {
  expect(readFormat(text, platform)).toEqual(read);
});

test.each([
  ["3 months usage", { usageMonths: 3 }],
  ["usage 3 months", { usageMonths: 3 }],
  ["30 days exclusivity", { exclusivityMonths: 1 }],
  [
    "6 Monate Nutzungsrechte, 1 Monat Exklusivität, zzgl. MwSt.",
    { usageMonths: 6, exclusivityMonths: 1, vat: "excluded" },
  ],
  ["3 months", {}],
  ["1 year usage", { usageMonths: 12 }],
  [`${"z".repeat(201)} 3 months usage`, {}],
])("terms are read with their months: %s", (text, read) => {
  expect(readTerms(text)).toEqual(read);
});

test.each([
  ["zzgl. MwSt.", "excluded"],
  ["inkl. MwSt", "included"],
  ["HT", "excluded"],
  ["TTC", "included"],
  ["plus VAT", "excluded"],
  ["incl. VAT", "included"],
  ["VAT", null],
  ["net", "excluded"],
  ["nets", null],
  ["netto", "excluded"],
  ["brutto", "included"],
  ["sem IVA", "excluded"],
  ["IVA incluido", "included"],
  ["GST extra", "excluded"],
  ["MwSt", null],
  ["zzgl. 19 % MwSt", "excluded"],
  ["inkl. MwSt (19 %)", "included"],
  ["ht", "excluded"],
  ["htc", null],
])("taxes are in a price or on top, or nothing says so: %s", (text, read) => {
  expect(readVat(text)).toEqual(read);
});

test.each([
  ["IG Reel (EUR, 3 months usage)", true],
  ["Reel price for Mia", false],
  ["Reel", true],
  ["Views per reel", false],
  ["Story in €", true],
  ["Story em R$", true],
  ["Collab Reel", true],
  ["Exclusive Reel", true],
  ["Price", false],
  ["Reel A", true],
  ["Reel AB", false],
])("a header has no word but those of a format and its money: %s", (header, read) => {
  expect(namesOnlyFormat(header)).toEqual(read);
});

test.each([
  ["Story (set of 3)", true],
  ["3er-Set Storys", true],
  ["set of 1", false],
  ["set of 2", true],
  ["set of 19", true],
  ["set of 20", false],
  ["set of 120", false],
  ["story set", false],
  ["pack de 5", true],
  ["2 posts pack", true],
  ["1 post pack", false],
  ["12 stories package", false],
  ["sets 12", true],
  ["offset 3", false],
  ["13-pack", true],
  ["3 packets", false],
])("a set is of two to nineteen pieces: %s", (text, read) => {
  expect(namesSet(text)).toEqual(read);
});

test.each([
  ["2 Reels", true],
  ["3x Story", true],
  ["3 x Story", true],
  ["1 Reel", false],
  ["9 posts", true],
  ["10 posts", true],
  ["19 posts", true],
  ["20 reels", false],
  ["12 posts", true],
  ["1.2 Reels", false],
  ["1,2 Reels", false],
  ["2 IG Stories", true],
  ["2 yt-videos", true],
  ["2 fun Stories", false],
  ["reel 2", false],
  ["2 reelish", false],
])("pieces are counted from two to nineteen: %s", (text, read) => {
  expect(countsSeveral(text)).toEqual(read);
});

test.each([
  ["Reel 500 €, Story on request", true],
  ["Reel 500 €, Story 200 €", false],
  ["Reel 500 € / 200 €", true],
  ["500 € (depends on usage)", true],
  ["500 € (depends)", true],
  ["500 € (ab)", false],
  ["500 € + Produkt", true],
  ["500 €", false],
  ["1800 HT (TTC 2160)", true],
  ["500 € (Reel)", false],
  ["500 € (dedicated video)", false],
  ["500 € (zzgl. MwSt)", false],
  ["Reel 500 € (on weekends)", true],
])("what of a cell is no price is told: %s", (cell, read) => {
  expect(saysMoreThanOffers(cell)).toEqual(read);
});
