import { expect, test } from "vitest";
import { completeBrief, whyNoBrief } from "./brief.ts";
import { readText } from "./brief-parser.ts";
import type { Stated } from "./stated.ts";

const CONTEXT = { today: "2026-11-21", currency: "EUR" };
const euro = (amount: number) => ({ amount: amount * 100, currency: "EUR" });

const GOLDEN: [string, Partial<Stated>][] = [
  [
    "Launch of a vegan protein bar in Germany, 25.000 €, Instagram and TikTok, women 18–34, awareness, four weeks",
    {
      product: "vegan protein bar",
      budget: euro(25_000),
      markets: ["DE"],
      platforms: ["instagram", "tiktok"],
      gender: "female",
      age: { min: 18, max: 34 },
      objective: "awareness",
      flight: { days: 28 },
    },
  ],
  [
    "Plan a six-week launch of our mineral SPF 50 in Portugal and Spain. €30,000, women 25 to 40, reels first.",
    {
      product: "mineral SPF 50",
      budget: euro(30_000),
      markets: ["PT", "ES"],
      gender: "female",
      age: { min: 25, max: 40 },
      flight: { days: 42 },
    },
  ],
  [
    "Einführung eines veganen Proteinriegels in Deutschland, Budget 25 Tsd. Euro, Instagram und TikTok, Frauen zwischen 18 und 34 Jahren, Bekanntheit, vier Wochen ab 1. Dezember, mindestens 2 aus Österreich",
    {
      product: "veganen Proteinriegels",
      budget: euro(25_000),
      markets: ["DE"],
      age: { min: 18, max: 34 },
      flight: { from: "2026-12-01", days: 28 },
      rules: [
        {
          label: "mindestens 2 aus Österreich",
          field: "country",
          value: "AT",
          of: "creators",
          min: 2,
          max: null,
        },
      ],
    },
  ],
  [
    "Kampagne für eine Kaffeemaschine in der Schweiz, CHF 20'000, YouTube, Männer ab 30 Jahren, Verkäufe, im Januar",
    {
      product: "Kaffeemaschine",
      budget: { amount: 2_000_000, currency: "CHF" },
      markets: ["CH"],
      platforms: ["youtube"],
      gender: "male",
      age: { min: 30, max: null },
      objective: "sales",
      flight: { from: "2027-01-01", to: "2027-01-31" },
    },
  ],
  [
    "Lancement d'une crème solaire en France, 25 000 euros, Instagram, femmes de 25 à 40 ans, notoriété, en décembre, au moins 3 micro-influenceurs, sans @paula",
    {
      product: "crème solaire",
      budget: euro(25_000),
      markets: ["FR"],
      gender: "female",
      age: { min: 25, max: 40 },
      flight: { from: "2026-12-01", to: "2026-12-31" },
      never: ["paula"],
      rules: [
        {
          label: "au moins 3 micro-influenceurs",
          field: "tier",
          value: "micro",
          of: "creators",
          min: 3,
          max: null,
        },
      ],
    },
  ],
  [
    "Campagne pour une nouvelle application en Belgique, 12 500,50 €, TikTok, trafic, quatre semaines",
    {
      budget: { amount: 1_250_050, currency: "EUR" },
      markets: ["BE"],
      platforms: ["tiktok"],
      flight: { days: 28 },
    },
  ],
  [
    "Lanzamiento de una bebida en España, 25 mil euros, TikTok, hombres 18-30 años, cuatro semanas, máximo 8 creadores, al menos 2 en Madrid",
    {
      product: "bebida",
      budget: euro(25_000),
      markets: ["ES"],
      gender: "male",
      age: { min: 18, max: 30 },
      maxCreators: 8,
      rules: [
        { label: "al menos 2 en Madrid", field: "city", value: "madrid", of: "creators", min: 2, max: null },
      ],
    },
  ],
  [
    "Lançamento de um tênis no Brasil, R$ 40.000, Instagram e YouTube, mulheres de 18 a 34 anos, vendas, de 1 a 28 de dezembro, pelo menos 2 em São Paulo",
    {
      product: "tênis",
      budget: { amount: 4_000_000, currency: "BRL" },
      markets: ["BR"],
      platforms: ["instagram", "youtube"],
      objective: "sales",
      flight: { from: "2026-12-01", to: "2026-12-28" },
    },
  ],
  [
    "Sneakers UK £8,500 tiktok men 18-24 traffic 2 weeks",
    {
      product: "Sneakers",
      budget: { amount: 850_000, currency: "GBP" },
      markets: ["GB"],
      gender: "male",
      age: { min: 18, max: 24 },
      objective: "traffic",
      flight: { days: 14 },
    },
  ],
  [
    "€25k for a candle in Vienna, 10 creators",
    { budget: euro(25_000), cities: ["vienna"], markets: ["AT"], minCreators: 10, maxCreators: 10 },
  ],
  [
    "Coffee machine, Italy, between 20k and 25k €, 5 to 8 creators",
    { product: "Coffee machine", budget: euro(25_000), markets: ["IT"], minCreators: 5, maxCreators: 8 },
  ],
  [
    "Sunscreen in DACH, 1,5 Mio. €, only micro and nano",
    { budget: euro(1_500_000), markets: ["DE", "AT", "CH"], tiers: ["nano", "micro"] },
  ],
  [
    "Phone launch in India, ₹2 lakh, youtube, Gen Z",
    {
      budget: { amount: 20_000_000, currency: "INR" },
      markets: ["IN"],
      platforms: ["youtube"],
      age: { min: 14, max: 29 },
    },
  ],
  [
    "Promote our dog food in the Netherlands with $10k, at least 2 in Amsterdam",
    { product: "dog food", budget: { amount: 1_000_000, currency: "USD" }, markets: ["NL"] },
  ],
  ["Budget 15000, Germany, engagement", { budget: euro(15_000), markets: ["DE"], objective: "engagement" }],
  ["Serum, France, 9.000 €, no creator more than 20 % of the budget", { budget: euro(9000), maxShare: 20 }],
  ["Serum, France, 9.000 €, at most 25 % to one creator", { budget: euro(9000), maxShare: 25 }],
  ["Serum, 9.000 €, at most €500 per creator", { budget: euro(9000), maxPrice: euro(500) }],
  ["Serum, 9.000 €, must include @a.b and @c_d", { budget: euro(9000), must: ["a.b", "c_d"] }],
  ["Serum, 9.000 €, without @x.y, @z", { budget: euro(9000), never: ["x.y", "z"] }],
  [
    "Serum, 9.000 €, 2 reels and 1 story each",
    {
      deliverables: [
        { format: "reel", count: 2 },
        { format: "story", count: 1 },
      ],
    },
  ],
  ["Serum, 9.000 €, from 01/03/2027 to 28/03/2027", { flight: { from: "2027-03-01", to: "2027-03-28" } }],
  ["Serum, 9.000 €, 2027-03-01, two months", { flight: { from: "2027-03-01", days: 60 } }],
  [
    "Serum, 9.000 €, at least 40 % on TikTok",
    {
      rules: [
        {
          label: "at least 40 % on TikTok",
          field: "platform",
          value: "tiktok",
          of: "budget",
          min: 40,
          max: null,
        },
      ],
    },
  ],
  [
    "Serum, 9.000 €, no mega, exactly 3 on YouTube",
    {
      rules: [
        {
          label: "exactly 3 on YouTube",
          field: "platform",
          value: "youtube",
          of: "creators",
          min: 3,
          max: 3,
        },
        { label: "no mega", field: "tier", value: "mega", of: "creators", min: null, max: 0 },
      ],
    },
  ],
  [
    "Zahnpasta, Österreich, 4.500,00 EUR, Frauen, höchstens 5 Influencer",
    { budget: euro(4500), markets: ["AT"], gender: "female", maxCreators: 5 },
  ],
  [
    "Vinho verde, Portugal, 3 mil euros, alcance, três semanas",
    { budget: euro(3000), markets: ["PT"], objective: "awareness", flight: { days: 21 } },
  ],
  [
    "I'd like to work with 5 nano creators in Berlin for our new coffee, budget around 3k euros, mostly reels, start mid January",
    {
      product: "coffee",
      budget: euro(3000),
      cities: ["berlin"],
      tiers: ["nano"],
      minCreators: 5,
      maxCreators: 5,
      flight: { from: "2027-01-15" },
    },
  ],
  [
    "Need 3 YouTubers for a gaming headset launch in the US, $50k, men 18-24, Q1 2027, sales",
    {
      product: "gaming headset",
      markets: ["US"],
      platforms: ["youtube"],
      maxCreators: 3,
      flight: { from: "2027-01-01", to: "2027-03-31" },
    },
  ],
  [
    "budget: 20k€; markets: FR, ES; platforms: instagram; objective: traffic; audience: women 25-44; flight: 01/02/2027 - 28/02/2027",
    {
      budget: euro(20_000),
      markets: ["FR", "ES"],
      objective: "traffic",
      flight: { from: "2027-02-01", to: "2027-02-28" },
    },
  ],
  [
    "Budget 10.000€ – Skincare – Österreich & Schweiz – TikTok – Frauen 25+ – 6 Wochen – mind. 3 Micro-Influencer",
    { product: "Skincare", markets: ["AT", "CH"], age: { min: 25, max: null }, flight: { days: 42 } },
  ],
  [
    "Launch of tea in Germny on instagarm, 4k euro, 5 craetors",
    { product: "tea", markets: ["DE"], platforms: ["instagram"], budget: euro(4000), maxCreators: 5 },
  ],
  ["Launch of a woven lunch bag in Spain, 4k euro", { product: "woven lunch bag", markets: ["ES"] }],
  ["Launch of tea in Germany, 4k €, without TikTok", { withoutPlatforms: ["tiktok"] }],
  ["Launch of tea, 4k €, Instagram instead of TikTok", { platforms: ["instagram"] }],
  ["Launch of tea, 4k €, creators with 5k to 50k followers", { followers: { min: 5000, max: 50_000 } }],
  ["15000 für eine Kampagne in München", { budget: euro(15_000), isCurrencyAssumed: true, markets: ["DE"] }],
];

test.each(GOLDEN)("reads: %s", (text, expected) => {
  const { stated } = readText(text, CONTEXT);

  expect(stated).toMatchObject(expected);
});

test("a format word that belongs to a size leaves nothing over", () => {
  expect(readText("nur Micro-Influencer, 4.000 €", CONTEXT).unparsed).toEqual([]);
});

test("what nothing fits is given back in the person's spelling", () => {
  const { unparsed } = readText("Serum, 9.000 €, France, Quirinalpalast blau", CONTEXT);

  expect(unparsed).toEqual(["Quirinalpalast blau"]);
});

test.each([
  ["How did the last campaign do?", "results"],
  ["Wie war die letzte Kampagne, 25.000 €?", "results"],
  ["and with 5.000 € more?", "follow_up"],
  ["hello", "hello"],
  ["thank you", "thanks"],
  ["the colour blue", "nothing"],
  ["1e30 € for a launch in Germany on Instagram", "too_large"],
  ["99.999.999.999.999 € for tea in Germany", "too_large"],
  ["0 € for a launch in Germany on Instagram", "zero"],
  ["-500 € for tea in Germany", "negative"],
  ["€-500 for tea in Germany", "negative"],
  ["−500 € for tea in Germany, 5 creators", "negative"],
  ["Protein bar in Germany for women on Instagram", "no_budget"],
])("is no brief: %s", (text, reason) => {
  expect(whyNoBrief(text, readText(text, CONTEXT))).toBe(reason);
});

test("what was not said is assumed, and each assumption says why", () => {
  const { stated } = readText("Serum in France, 9.000 €", CONTEXT);

  const { brief, assumptions } = completeBrief(stated, CONTEXT);

  expect(brief.flight).toEqual({ from: "2026-12-01", to: "2026-12-28" });
  expect(assumptions.map(({ slot }) => slot)).toEqual([
    "flight",
    "objective",
    "platforms",
    "audience",
    "deliverables",
  ]);
  expect(assumptions.every(({ why }) => why.length > 10)).toBe(true);
});
