import { expect, test } from "vitest";
import { meaningOf, read } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["€500", { price: { max: 500, currency: "EUR" } }],
  ["500 €", { price: { max: 500, currency: "EUR" } }],
  ["over €500", { price: { min: 500, currency: "EUR" } }],
  ["price 500", { price: { max: 500, currency: "USD" } }],
  ["price 500-1000", { price: { min: 500, max: 1000, currency: "USD" } }],
  ["500 dollars a post", { price: { max: 500, currency: "USD", per: "post" } }],
  ["Rs. 5000 per story", { price: { max: 5000, currency: "INR", per: "story" } }],
  ["₹5k", { price: { max: 5000, currency: "INR" } }],
  ["TRY 500 per reel", { price: { max: 500, currency: "TRY", per: "reel" } }],
  ["try 500 creators", { limit: 500 }, ["try"]],
  ["500 per TikTok video", { platform: ["tiktok"], price: { max: 500, currency: "USD", per: "video" } }],
  ["2 crore budget", { price: { max: 20_000_000, currency: "INR" } }],
  ["harga 2 juta", { price: { max: 2_000_000, currency: "IDR" } }],
  ["2 juta per reel", { price: { max: 2_000_000, currency: "IDR", per: "reel" } }],
  ["5k per reel", { price: { max: 5000, currency: "USD", per: "reel" } }],
  ["per reel 500", { price: { max: 500, currency: "USD", per: "reel" } }],
  [
    "YouTube integration under 5 lakh",
    { platform: ["youtube"], price: { max: 500_000, currency: "INR", per: "integration" } },
  ],
  ["Integration unter 3.000 €", { price: { max: 3000, currency: "EUR", per: "integration" } }],
  ["integração até 2000 reais", { price: { max: 2000, currency: "BRL", per: "integration" } }],
  [
    "YT integration 3 lakh tak",
    { platform: ["youtube"], price: { max: 300_000, currency: "INR", per: "integration" } },
  ],
  ["bundle under 2000 €", { price: { max: 2000, currency: "EUR", per: "bundle" } }],
  ["integrations in Germany", { country: ["DE"] }, ["integrations"]],
  ["pro Reel 500", { price: { max: 500, currency: "USD", per: "reel" } }],
  ["har reel ka 500", { price: { max: 500, currency: "USD", per: "reel" } }],
  ["ek story ke 500", { price: { max: 500, currency: "USD", per: "story" } }],
  ["500 le reel", { price: { max: 500, currency: "USD", per: "reel" } }],
  ["reel 500", {}, ["reel 500"]],
  ["reel ka 500", {}, ["reel", "500"]],
  ["500 per month", {}, ["500", "month"]],
  ["500 XYZ per reel", {}, ["500 XYZ per reel"]],
  ["500 XYZ", {}, ["500 XYZ"]],
  ["cpm under $10", { cpm: { max: 10, currency: "USD" } }],
  ["cpm under 10", { estCpm: { max: 10 } }],
  ["cost per thousand views under 10", { estCpm: { max: 10 } }],
])("a price has a currency, and what it is paid for: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["total budget 5000 euros", {}, ["total budget 5000 euros"]],
  ["budget total 5000 euros", {}, ["budget total 5000 euros"]],
  ["budget total de 5000 euros", {}, ["budget total de 5000 euros"]],
  ["presupuesto total de 5000 euros", {}, ["presupuesto total de 5000 euros"]],
  ["Gesamtbudget 5000 Euro", {}, ["Gesamtbudget 5000 Euro"]],
  ["campaign budget of $10k, food", { category: ["food"] }, ["campaign budget of $10k"]],
  ["whole budget 5000 USD", {}, ["whole budget 5000 USD"]],
])("a budget for all together is no price of one: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each([["under 5000 kr", [{ price: { max: 5000, currency: "NOK" } }]]])(
  "a sign of several currencies keeps the others as other readings: %s",
  (text, others) => {
    const { filters, alternatives } = read(text);

    expect(filters.price?.max).toBe(5000);
    expect([filters, ...alternatives.map((other) => other.filters)]).toEqual(expect.arrayContaining(others));
  },
);

test.each<Reading>([
  ["under 5000 kr in Denmark", { country: ["DK"], price: { max: 5000, currency: "DKK" } }],
  ["under 5000 kr, Oslo", { city: ["oslo"], price: { max: 5000, currency: "NOK" } }],
  ["under 5000 kr in Bavaria", { region: ["DE-BY"], price: { max: 5000, currency: "SEK" } }],
  ["under $500 in Canada", { country: ["CA"], price: { max: 500, currency: "USD" } }],
  ["under $500 in Berlin", { city: ["berlin"], price: { max: 500, currency: "USD" } }],
])("a sign of several currencies is the one of the place: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["reels até R$ 2.000", { price: { max: 2000, currency: "BRL", per: "reel" } }],
  [
    "reels à moins de 1000 € en France",
    { country: ["FR"], price: { max: 1000, currency: "EUR", per: "reel" } },
  ],
  ["stories unter 300 €", { price: { max: 300, currency: "EUR", per: "story" } }],
  ["stories por menos de 300 €", { price: { max: 300, currency: "EUR", per: "story" } }],
  ["posts under $200", { price: { max: 200, currency: "USD", per: "post" } }],
  ["reels or stories under 300 €", { price: { max: 300, currency: "EUR" } }, ["reels", "stories"]],
  ["3 reels for 3000 €", { format: ["reel"], price: { max: 3000, currency: "EUR" }, limit: 3 }],
  ["usd prices between $4000 and $5000", { price: { min: 4000, max: 5000, currency: "USD" } }],
])("many of a kind of content beside a limit are paid one by one: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["1 lakh se kam wale reel", { price: { max: 100_000, currency: "INR", per: "reel" } }],
  ["reels under 2 lakh", { price: { max: 200_000, currency: "INR", per: "reel" } }],
  ["1 crore se kam wale videos", { price: { max: 10_000_000, currency: "INR", per: "video" } }],
  ["2 lakh se kam ki story", { price: { max: 200_000, currency: "INR", per: "story" } }],
  ["carousels under 1 lakh", { price: { max: 100_000, currency: "INR", per: "carousel" } }],
  ["reels, 1 lakh se kam", { format: ["reel"] }, ["1 lakh se kam"]],
  ["reels over 1 lakh", {}, ["reels over 1 lakh"]],
  ["reels with under 2 lakh", {}, ["reels with under 2 lakh"]],
  ["1 lakh se kam wale reel creators", {}, ["1 lakh se kam wale reel"]],
  ["10 lakh followers wale reel", { format: ["reel"], followers: { min: 1_000_000 } }],
])("lakh and crore beside a kind of content are rupees, or told: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  [
    "cheapest reel first, in Spain or Italy",
    { country: ["ES", "IT"], sort: { by: "price", dir: "asc" } },
    ["reel"],
  ],
  ["reel price known", { has: ["price"] }, ["reel"]],
  ["price per reel known", { has: ["price"] }, ["per reel"]],
  ["known reel price", {}, ["reel price"]],
  ["reels, price known", { format: ["reel"], has: ["price"] }, []],
])("a format beside words of prices is of the price: %s", (text, filters, unparsed) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<[string[], Reading]>([
  [["CLP"], ["reels under 90,000 pesos", { price: { max: 90_000, currency: "CLP", per: "reel" } }]],
  [
    ["EUR", "COP"],
    ["below 400000 pesos", { price: { max: 400_000, currency: "COP" } }],
  ],
  [["CLP"], ["under 900 pesos in Mexico", { country: ["MX"], price: { max: 900, currency: "MXN" } }]],
  [
    ["CLP", "COP"],
    ["below 4000 pesos", { price: { max: 4000, currency: "MXN" } }],
  ],
  [["EUR"], ["below 4000 pesos", { price: { max: 4000, currency: "MXN" } }]],
])(
  "of several currencies of one name that of the prices in the workspace is meant: %s",
  (currencies, reading) => {
    const [text, filters] = reading;

    expect(meaningOf(text, { currencies })).toEqual({ filters, unparsed: [] });
  },
);
