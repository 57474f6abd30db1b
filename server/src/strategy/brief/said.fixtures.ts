import type { Said } from "./brief.fixtures.ts";

/** A brief with something in most of its slots, for whoever changes it. */
export const SAID: Said = {
  product: "Glow serum",
  budget: { amount: 900_000, currency: "EUR" },
  objective: "sales",
  markets: ["DE", "AT"],
  platforms: ["tiktok", "instagram"],
  gender: "female",
  age: { min: 18, max: 34 },
  tiers: ["micro", "mid"],
  flight: { from: "2026-12-01", to: "2026-12-31" },
  deliverables: [
    { format: "reel", count: 2 },
    { format: "story", count: 1 },
  ],
  maxCreators: 12,
  maxShare: 30,
  must: ["anna"],
  never: ["ben"],
};

/** The same brief after several changes: with limits, rules, deals and days, so that each of them can be changed. */
export const SAID_MORE: Said = {
  ...SAID,
  filters: {
    brandNot: ["shein"],
    category: ["food", "fitness"],
    categoryNot: ["politics"],
    includeUnknown: ["price"],
    keywords: ["vegan", "slow travel"],
  },
  languages: ["de", "fr"],
  minCreators: 6,
  maxPrice: { amount: 50_000, currency: "EUR" },
  maxFee: { amount: 80_000, currency: "EUR" },
  leftOut: [{ words: "not on Sundays", weekdays: [7], named: [], dates: [] }],
  bound: [{ handle: "dora", until: null }],
  rights: { usageMonths: 3 },
  named: ["anna", "cleo"],
  prices: [
    { handle: "anna", price: { amount: 90_000, currency: "EUR" }, per: "reel", usageMonths: 3 },
    { handle: "cleo", price: { amount: 40_000, currency: "EUR" } },
  ],
  rules: [
    { label: "nobody in Vienna", field: "city", value: "vienna", of: "creators", min: null, max: 0 },
    { label: "60 % TikTok", field: "platform", value: "tiktok", of: "budget", min: 55, max: 65 },
    { label: "at least 2 from Austria", field: "country", value: "AT", of: "creators", min: 2, max: null },
  ],
};
