import type { CheckSetting } from "./known.ts";

export const ANNA = "0b1f6c3e-0000-4000-8000-00000000000a";
export const BEN = "0b1f6c3e-0000-4000-8000-00000000000b";

/** What an answer may refer to: two creators found, a price, a rule. */
const RESULTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  [
    "r1",
    {
      total: 2,
      rows: [
        {
          creatorId: ANNA,
          platform: "instagram",
          handle: "anna.cooks",
          name: "Anna Kowalski",
          followers: 18_500,
          engagementRate: 3.4,
          price: { amount: 90_000, currency: "EUR", per: "reel" },
          city: "Berlin",
        },
        {
          creatorId: BEN,
          platform: "tiktok",
          handle: "benbakes",
          name: null,
          followers: 240_000,
          engagementRate: 5.1,
          price: null,
          city: "New York",
        },
      ],
    },
  ],
  [
    "r2",
    {
      market: "DE",
      rule: { id: "de.medienanstalten", version: "2026-03", source: "https://x.example" },
      labels: ["Werbung"],
    },
  ],
  [
    "r3",
    { handle: "anna.cooks", offer: { amount: 90_000, currency: "EUR" }, others: 12, campaign: "Spring Glow" },
  ],
]);

export function setting(question: string, language = "en"): CheckSetting {
  return { question, language, results: RESULTS, origin: "http://localhost:4870" };
}
