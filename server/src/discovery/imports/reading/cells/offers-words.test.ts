import type { PriceUnit } from "@app/contract/creator-prices";
import { expect, test } from "vitest";
import { namesOnlyFormat, placeOfFormat, readFormat, readOffers, readTerms, readVat } from "./offers.ts";
import type { PriceTerms, ReadPrice } from "./offers.ts";

type Told = [amount: number, currency: string | null, more?: Partial<ReadPrice>];

function prices(told: readonly Told[]): ReadPrice[] {
  return told.map(([amount, currency, more]) => ({ amount, currency, format: null, ...more }));
}

test.each<[string, Told[]]>([
  [
    "500 EUR, EUR 500, EUR500, 500€, 500 €, €500, 500 €*, 500 € **, 500 € VHB, 500 € (VB), 500 € vb., 500 € verhandelbar, 500 € negotiable, 500 € (negotiable), 500 € obo, 500 € o.b.o., 500 € négociable, 500 € negociable, ab 500 €, ab € 500, from 500 €, starting at 500 €, starting from 500 €, starts at 500 €, min 500 €, min. 500 €, mind. 500 €, desde 500 €, a partir de 500 €, dès 500 €, a partire da 500 €, da 500 €, mulai 500 €, 500 € each, rate: 500 €, Preis: 500 €, price 500 €, 500 € per Stück, (500 €)",
    [[500, "EUR"]],
  ],
  ["500 USD, USD500, $ 500, $500", [[500, "USD"]]],
  ["500 CHF, CHF 500", [[500, "CHF"]]],
  ["500 GBP, £500, 500 £", [[500, "GBP"]]],
  ["500 INR, ₹ 500, 500₹", [[500, "INR"]]],
  ["500 BRL, BRL500", [[500, "BRL"]]],
  ["1'500, 1.500, 1.5k", [[1500, null]]],
  [
    "500 to 700 €, 500 bis 700 €, 500 a 700 €, 500-700 €, 500 - 700€, 500–700 €, 500 — 700 €, €500-€700, €500-700, 500 € - 700 €, ab 500-700 €, 500 EUR - 700 EUR",
    [[500, "EUR", { upTo: 700 }]],
  ],
  ["2 reels: 500 EUR - 700 EUR, 2x reel 500-700 €", [[500, "EUR", { upTo: 700, format: "bundle" }]]],
  ["1.5k-2k €, 1.5-2k €", [[1500, "EUR", { upTo: 2000 }]]],
  ["10 - 15 lakh, 10-15 lakh", [[1_000_000, null, { upTo: 1_500_000 }]]],
  [
    "500 € / reel, 500 €/reel, 500 € per reel, 500 € pro Reel, 500 € je Reel, 500 € por reel, 500 € par reel, Reel 500 €, reel = 500 €, reel: 500 €, 500 € (reel), reel - 500 €, IG reel 500 €, Instagram Reel 500 €, Reel€500",
    [[500, "EUR", { format: "reel" }]],
  ],
  [
    "Reel & Story 700 €, Reel + Story 700 €, Reel and Story 700 €, Reel und Story 700 €, reel et story 700 €, reel y story 700 €, reel e story 700 €, 1 Reel + 2 Stories 700 €, bundle 700 €",
    [[700, "EUR", { format: "bundle" }]],
  ],
  [
    "TikTok video 300 €, TT video 300 €, YouTube video 300 €, YT video 300 €",
    [[300, "EUR", { format: "video" }]],
  ],
  [
    "500 € 3 months usage, 500 € incl. usage: 3 mo, 500 € + 3 months usage",
    [[500, "EUR", { usageMonths: 3 }]],
  ],
  ["500 € exclusivity 2 months, 500 € (2 months exclusivity)", [[500, "EUR", { exclusivityMonths: 2 }]]],
  ["500 TL + KDV, TRY 500 excl. VAT", [[500, "TRY", { vat: "excluded" }]]],
  ["500 TL incl. VAT, TRY 500 inkl. MwSt.", [[500, "TRY", { vat: "included" }]]],
  [
    "0, 0 €, from Reel 500, ab Mitte Mai, 500 xVB, 3 stories, 100 reels 5000, reel 0 €, 5 %, Reel 500 € or Text 5, 500 € call 3 times, from nothing 5 months usage",
    [],
  ],
])("each of these cells says the same: %s", (cells, told) => {
  const all = cells.split(", ");

  expect(all.map((cell) => [cell, readOffers(cell, null)])).toEqual(all.map((cell) => [cell, prices(told)]));
});

test("a cell may hold a price for each kind of post, a comma only beside a word", () => {
  const both = prices([
    [500, "EUR", { format: "reel" }],
    [200, "EUR", { format: "story" }],
  ]);
  const cells = [
    "Reel 500 €; Story 200 €",
    "Reel 500 €|Story 200 €",
    "Reel 500 €\nStory 200 €",
    "Reel 500 €, Story 200 €",
    "500 EUR reel, 200 EUR story",
    "Reel 500 € / Story 200 €",
    "Reel 500 € + Story 200 €",
  ];

  expect(cells.map((cell) => readOffers(cell, null))).toEqual(cells.map(() => both));
  expect(readOffers("Reel 500 € + 2 Stories 200 €", null)).toEqual(
    prices([
      [500, "EUR", { format: "reel" }],
      [200, "EUR", { format: "bundle" }],
    ]),
  );
  expect(readOffers("Reel 1,500", null)).toEqual(prices([[1500, null, { format: "reel" }]]));
  expect(["Reel 500 €; Story", "Reel 500 €, 2 Stories"].map((cell) => readOffers(cell, null))).toEqual([
    [],
    [],
  ]);
  // What of a list is no price of its own does not hide the others.
  expect(
    ["Reel 500 €; 200 €", "Reel 500 €; soon; Story 200 €"].map((cell) => readOffers(cell, null)),
  ).toEqual([prices([[500, "EUR", { format: "reel" }]]), prices([[500, "EUR", { format: "reel" }]])]);
});

const padded = (length: number) => `500 €${" ".repeat(length - 10)}/reel`;

test("prices are read in cells of up to two hundred letters", () => {
  expect(readOffers(padded(200), null)).toEqual(prices([[500, "EUR", { format: "reel" }]]));
  expect(readOffers(padded(201), null)).toEqual([]);
});

test("a column's decimal mark decides in every part of a cell", () => {
  expect(
    ["1.500", "1.500 €", "Reel: 1.500 €; Story: 1.250 €", "1.500 - 2.500 €"].map((cell) => [
      readOffers(cell, ",").map(({ amount, upTo }) => [amount, upTo]),
      readOffers(cell, ".").map(({ amount, upTo }) => [amount, upTo]),
    ]),
  ).toEqual([
    [[[1500, undefined]], [[1.5, undefined]]],
    [[[1500, undefined]], [[1.5, undefined]]],
    [
      [
        [1500, undefined],
        [1250, undefined],
      ],
      [
        [1.5, undefined],
        [1.25, undefined],
      ],
    ],
    [[[1500, 2500]], [[1.5, 2.5]]],
  ]);
});

test.each<[PriceUnit | null, string]>([
  ["reel", "Reel, IG Reels, Reel / Story / Post"],
  ["story", "story, stories, IG story, set, sets, frame, frames, story video"],
  ["short", "short, shorts, YT short"],
  ["video", "video, videos, post / video"],
  ["post", "post, posts, feed, static, grid, photo"],
  ["carousel", "carousel, Karussell, carousel / reel"],
  ["integration", "integration, integration / video"],
  [
    "bundle",
    "bundle, Paket, reel + story, reel & story, reel and story, reel und story, reel et story, reel y story, reel e story",
  ],
  [null, "xreel, reel2, unreels, price, "],
])("%s is the kind of post of these words: %s", (format, texts) => {
  const all = texts.split(", ");

  expect(all.map((text) => [text, readFormat(text)])).toEqual(all.map((text) => [text, format]));
});

test("of alternatives the one counts that the platform has", () => {
  const texts = ["Reel / Video", "Carousel / Short", "Integration / Reel", "Story / Video", "Post / Reel"];

  expect(
    texts.map((text) => (["instagram", "youtube", "tiktok"] as const).map((one) => readFormat(text, one))),
  ).toEqual([
    ["reel", "video", "video"],
    ["carousel", "short", "carousel"],
    ["reel", "integration", "integration"],
    ["story", "video", "video"],
    ["reel", "reel", "reel"],
  ]);
  expect([readFormat("Reel + VAT"), readFormat("Bundle Reel / Video", "tiktok")]).toEqual(["reel", "bundle"]);
  expect(
    (["reel", "story", "carousel", "short", "integration", "video", "post", "bundle", null] as const).map(
      placeOfFormat,
    ),
  ).toEqual(["instagram", "instagram", "instagram", "youtube", "youtube", null, null, null, null]);
});

test("headers that name nothing but a format are told from others", () => {
  const only =
    "Reel; IG Reel (EUR, 3 months usage); Reel price; reel rate; Reel I; Reel and Story; TT Video; 2 Reels";
  const others = "Reel views; EUR; price; Reel by me";

  expect(only.split("; ").filter((header) => !namesOnlyFormat(header))).toEqual([]);
  expect(others.split("; ").filter(namesOnlyFormat)).toEqual([]);
});

test.each<[PriceTerms, string]>([
  [
    { usageMonths: 3 },
    "3 months usage; usage 3 months; usage rights: 3 months; usage - 3 months; usage (3 months); 3 months of usage; 3 months paid usage; 3 months paid social usage; 3 Monate Nutzungsrechte; (incl. 3 Monate Nutzung); incl. usage: 3 mo",
  ],
  [{ exclusivityMonths: 2 }, "2 months exclusivity; exclusivity for 2 months; 2 Monate Exklusivität"],
  [{ usageMonths: 6, exclusivityMonths: 1 }, "6 months usage, 1 month exclusivity"],
  [{ vat: "included" }, "incl. VAT; inkl. MwSt.; brutto; TTC"],
  [{ vat: "excluded" }, "excl. VAT; zzgl. MwSt.; ex VAT; + VAT; +VAT; netto; HT"],
  [{ usageMonths: 12, vat: "excluded" }, "1 year usage excl. VAT"],
  [{}, "3 months; usage; incl.; 1000 months usage; 3 hours usage"],
])("%j is what these texts say of a price: %s", (terms, texts) => {
  const all = texts.split("; ");

  expect(all.map((text) => [text, readTerms(text)])).toEqual(all.map((text) => [text, terms]));
});

test("terms are read in texts of up to two hundred letters", () => {
  expect(readTerms("usage 3 months ".padEnd(200, "x"))).toEqual({ usageMonths: 3 });
  expect(readTerms("usage 3 months ".padEnd(201, "x"))).toEqual({});
  expect([readVat("netto"), readVat("brutto"), readVat("")]).toEqual(["excluded", "included", null]);
});

test("a package stays one, whatever the platform has of what is in it", () => {
  expect(readFormat("Paket Reel / Story", "instagram")).toBe("bundle");
  expect(readFormat("Reel / Video", "youtube")).toBe("video");
  expect(readFormat("Reel + usage rights")).toBe("reel");
});
