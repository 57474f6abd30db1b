import type { Brief } from "./plan.ts";

/** A brief of which nothing is known but when it runs: the first four weeks of December 2026. */
export const BARE_BRIEF: Brief = {
  product: null,
  objective: "awareness",
  budget: null,
  markets: [],
  cities: [],
  platforms: [],
  categories: [],
  tiers: [],
  languages: [],
  audience: { gender: null, age: null },
  flight: { from: "2026-12-01", to: "2026-12-28" },
  deliverables: [],
  rules: [],
  minCreators: null,
  maxCreators: null,
  maxShare: null,
  maxPrice: null,
  must: [],
  never: [],
  named: [],
};
