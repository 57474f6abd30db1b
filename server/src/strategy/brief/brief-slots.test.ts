import { expect, test } from "vitest";
import { nobodyOf } from "./left-out/exclusions.ts";
import { CONTEXT, readSaid } from "./brief.fixtures.ts";
import type { Said } from "./brief.fixtures.ts";

const euro = (amount: number) => ({ amount: amount * 100, currency: "EUR" });

/** What a part of a brief says. */
const SLOTS: [string, Partial<Said>][] = [
  ["Serum, France, 9.000 €, no creator more than 20 % of the budget", { budget: euro(9000), maxShare: 20 }],
  ["Serum, France, 9.000 €, at most 25 % to one creator", { budget: euro(9000), maxShare: 25 }],
  ["Serum, 9.000 €, at most €500 per creator", { budget: euro(9000), maxFee: euro(500) }],
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
        { label: "no mega creators", field: "tier", value: "mega", of: "creators", min: null, max: 0 },
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
  [
    "Launch of tea in Germany, 4k €, without TikTok",
    { markets: ["DE"], rules: [nobodyOf("platform", ["tiktok"])] },
  ],
  ["Sommermode in Spanien, 4k €", { categories: ["fashion"] }],
  ["Launch of tea, 4k €, ends 20 December 2026", { flight: { to: "2026-12-20" } }],
  ["Tee, 4k €, endet am 20. Dezember 2026", { flight: { to: "2026-12-20" } }],
  [
    "Tee, 4k €, mindestens die Hälfte TikTok",
    {
      rules: [
        {
          label: "mindestens die Hälfte TikTok",
          field: "platform",
          value: "tiktok",
          of: "budget",
          min: 50,
          max: null,
        },
      ],
    },
  ],
  [
    "Wir bringen einen veganen Proteinriegel in Deutschland heraus, 4.000 €",
    { product: "veganen Proteinriegel", markets: ["DE"] },
  ],
  ["Launch of tea, 4k €, Instagram instead of TikTok", { platforms: ["instagram"] }],
  ["Launch of tea, 4k €, creators with 5k to 50k followers", { followers: { min: 5000, max: 50_000 } }],
  ["15000 für eine Kampagne in München", { budget: euro(15_000), isCurrencyAssumed: true, markets: ["DE"] }],
];

test.each(SLOTS)("reads: %s", (text, expected) => {
  const { stated } = readSaid(text, CONTEXT);

  expect(stated).toMatchObject(expected);
});
