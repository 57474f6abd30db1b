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
