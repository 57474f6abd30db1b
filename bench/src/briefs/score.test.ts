import { expect, test } from "vitest";
import type { MeantBrief } from "./briefs.ts";
import { judgeBrief } from "./score.ts";

const brief: MeantBrief = {
  id: "test",
  language: "en",
  today: "2026-11-26",
  currency: "EUR",
  text: "",
  kind: "brief",
  facts: [],
  not: [],
  told: [],
};

function judged(meant: Partial<MeantBrief>, slots: Readonly<Record<string, unknown>>) {
  const reading = { kind: "brief" as const, slots: new Map(Object.entries(slots)), told: [] };
  return judgeBrief({ ...brief, ...meant }, reading);
}

test("one country of those that are right does no harm, and one country alone does", () => {
  const meant: Partial<MeantBrief> = {
    facts: [{ slot: "market", value: ["DE", "AT"] }],
    not: [{ slot: "market", value: ["AT"] }],
  };
  expect(judged(meant, { market: ["DE", "AT"] }).harms).toEqual([]);
  expect(judged(meant, { market: ["AT"] }).harms).toHaveLength(1);
  expect(judged(meant, { market: ["AT"], markets: ["DE", "AT"] }).harms).toHaveLength(1);
});

test("pieces do harm only where they are the wrong ones", () => {
  const not = [{ slot: "deliverables", value: [{ format: "post", count: 4 }] }];
  expect(judged({ not }, { deliverables: [{ format: "reel", count: 1 }] }).harms).toEqual([]);
  expect(judged({ not }, { deliverables: [{ format: "post", count: 4 }] }).harms).toHaveLength(1);
});

test("days on which nothing goes live and months of rights are facts that a plan holds", () => {
  const facts = [
    { slot: "quietDays", value: [{ weekday: "sunday" }] },
    { slot: "quietDays", value: [{ from: "2026-12-24", to: "2026-12-26" }] },
    { slot: "usageMonths", value: 6 },
    { slot: "exclusivity", value: { weeks: 4 } },
  ];
  const quietDays = [
    { weekdays: [7], dates: [] },
    {
      weekdays: [],
      dates: [
        { day: 24, month: 12 },
        { day: 25, month: 12 },
        { day: 26, month: 12 },
      ],
    },
  ];
  expect(judged({ facts }, { quietDays, usageMonths: 6, exclusivityMonths: 0.9 }).held).toHaveLength(4);
  expect(judged({ facts }, { quietDays: [{ weekdays: [1], dates: [] }] }).held).toEqual([]);
});
