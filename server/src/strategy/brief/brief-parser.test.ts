import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "./brief.fixtures.ts";
import type { Said } from "./brief.fixtures.ts";

const euro = (amount: number) => ({ amount: amount * 100, currency: "EUR" });

const GOLDEN: [string, Partial<Said>][] = [
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
    { budget: euro(1_500_000), markets: ["DE", "AT", "CH"], tiers: ["micro", "nano"] },
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
];

test.each(GOLDEN)("reads: %s", (text, expected) => {
  const { stated } = readSaid(text, CONTEXT);

  expect(stated).toMatchObject(expected);
});

test("half of the budget for a platform leaves the others open", () => {
  expect(readSaid("Tea, 4k €, at least half on TikTok", CONTEXT).stated.platforms).toBeUndefined();
});

test("who the creators are says nothing of the people to reach", () => {
  const { stated } = readSaid("Launch of tea, 4k €, 8 female creators", CONTEXT);

  expect(stated.gender).toBeUndefined();
  expect(stated.maxCreators).toBe(8);
  expect(stated.filters).toEqual({ gender: ["female"] });
});

test.each([
  ["Launch of tea, 4.000 €, reels only", ["reels only"]],
  ["Tee, 4.000 €, nur Reels", ["nur Reels"]],
  ["Tee, 4.000 €, ausschließlich Reels", ["ausschließlich Reels"]],
  ["Tee, 4.000 €, nur Instagram", []],
  ["Launch of tea, 4.000 €, ends 20 December 2026", []],
  ["Wir bringen einen Tee heraus, 4.000 €", []],
])("what cannot be kept is said, and nothing else: %s", (text, unparsed) => {
  const read = readSaid(text, CONTEXT);

  expect((read.stated.unmet ?? []).map(({ words }) => words)).toEqual(unparsed);
  expect(read.unparsed).toEqual([]);
});

test("a format word that belongs to a size leaves nothing over", () => {
  expect(readSaid("nur Micro-Influencer, 4.000 €", CONTEXT).unparsed).toEqual([]);
});

test("what nothing fits is given back in the person's spelling", () => {
  const { unparsed } = readSaid("Serum, 9.000 €, France, Quirinalpalast blau", CONTEXT);

  expect(unparsed).toEqual(["Quirinalpalast blau"]);
});

test.each([
  ["Produkt: Nachtcreme. Budget 20.000 €. 4 Wochen", "Nachtcreme"],
  ["Nice and Cannes: ice cream campaign, 10 creators", "ice cream"],
  ["bière sans alcool, lancement à Lille le 14 février, 6 000 €", "bière sans alcool"],
  ["parso se 10 din ka campaign, namkeen brand, Indore, budget 3 lakh", "namkeen"],
  ["kal se campaign shuru, lipstick launch, Delhi, 50 hazaar budget", "lipstick"],
  ["Campanha do Dia das Mães, perfume, Porto, 5 mil euros", "perfume"],
  ["Running app, 9.000 €, keine unter 10k", "Running app"],
])("where, when and who is no product: %s", (text, product) => {
  expect(readSaid(text, CONTEXT).stated.product).toBe(product);
});
