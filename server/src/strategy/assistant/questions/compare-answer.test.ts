import { expect, test } from "vitest";
import type { Asked } from "#/strategy/assistant/answers/answer.ts";
import { COMPARE } from "./compare-answer.ts";

const ROW = {
  platform: "instagram",
  views: null,
  engagementRate: null,
  price: null,
  cpm: null,
  city: null,
  country: null,
};
const OUTPUT = {
  asOf: "2026-11-30T10:00:00.000Z",
  sources: ["Creators of this workspace"],
  rows: [
    { ...ROW, creatorId: "a", handle: "ada", name: null, followers: 40_000 },
    { ...ROW, creatorId: "b", handle: "ben", name: null, followers: 25_000 },
  ],
  sums: { followers: 65_000, views: null },
  missing: [],
};
const FOUND = {
  id: "compare_creators-1-0",
  tool: "compare_creators",
  output: OUTPUT,
  denied: false,
  failed: false,
};

function told(text: string, language: Asked["language"]): string {
  const nothing = {
    before: null,
    spokenOf: null,
    talk: null,
    work: null,
    metric: null,
    person: null,
    tried: null,
  };
  const said = { told: text, brief: text, tellsPrice: false, hasPlan: false, handles: ["ada", "ben"] };
  return COMPARE.write({ ...nothing, ...said, text, language }, [FOUND]).join("");
}

test.each([
  ["wie viele Follower haben die beiden zusammen?", "de"],
  ["quantos seguidores @ada e @ben têm no total", "pt"],
  ["@ada et @ben, combien d'abonnés ensemble ?", "fr"],
] as const)("what two have together is told as a sum: %s", (text, language) => {
  expect(told(text, language)).toContain("[[compare_creators-1-0#sums.followers]]");
});

test("who has more is told without a sum, and a sum of what is not known is not told", () => {
  expect(told("who has more followers, @ada or @ben", "en")).not.toContain("sums");
  expect(told("how many views do @ada and @ben get together", "en")).not.toContain("sums");
});
