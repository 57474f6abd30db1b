import { expect, test } from "vitest";
import type { ToolPart } from "./blocks.ts";
import { inEnglish, sayWith } from "./phrases.ts";
import { stepsOf, summaryOf, titleOf } from "./steps.ts";

function change(output: unknown): ToolPart {
  return { key: "a", name: "change_plan", state: "done", output, errorText: null };
}

test("a message without a change is not called solved again", () => {
  const tool = change({ understood: false });

  expect([titleOf(tool, inEnglish), summaryOf(tool, inEnglish)]).toEqual([
    "Read the message",
    ["Found no change in it"],
  ]);
});

test("a change is solved again, also while it runs", () => {
  expect(titleOf(change(undefined), inEnglish)).toBe("Solved again");
  expect(titleOf(change({ understood: true }), inEnglish)).toBe("Solved again");
});

test("a tool that was asked twice is told once", () => {
  const tools = ["parse_brief", "what_if", "what_if"].map((name) => ({ name, output: undefined }));

  expect(stepsOf(tools, inEnglish)).toBe("Read the brief, tried it out");
});

test("a plan is summed up by figures that know their place in it", () => {
  const certificate = {
    metric: "people reached",
    value: 404_860,
    bound: 405_000,
    gapPercent: 0.03,
    candidates: 1493,
    seconds: 1,
    thousandMore: null,
    rules: [],
    breakEven: [],
  };
  const output = {
    strategyId: "1",
    version: 1,
    name: "Tea",
    status: "proved",
    counts: { creators: 20 },
    totals: { cost: { amount: 2_496_000, currency: "EUR" }, reach: 404_860 },
    certificate,
    picks: [],
    conflict: [],
    cheapestBudget: null,
    assumptions: [],
    unparsed: [],
    summary: "",
    change: null,
  };

  expect(summaryOf({ ...change(output), name: "optimise_plan" }, inEnglish)).toEqual([
    { path: "counts.creators", value: "20" },
    " of ",
    { path: "certificate.candidates", value: "1,493" },
    ", ",
    { path: "totals.cost", value: "€24,960" },
    ", ",
    { path: "totals.reach", value: "404.86K" },
    " people",
  ]);
});

test("what the tools did is one sentence", () => {
  const steps = ["parse_brief", "search_creators", "check_risks"].map((name) => ({ name, output: {} }));

  expect(stepsOf(steps, inEnglish)).toBe("Read the brief, searched creators, checked the risks");
});

test("steps speak the language of their answer, with the figures where its words have them", () => {
  const say = sayWith({
    phrases: {
      "Searched creators": "Cherché les créateurs",
      "{0} creators, {1} with a price": "{1} prix connus, pour {0} créateurs",
    },
    locale: "fr",
  });
  const output = { total: 60, withPrice: 52, withViews: 40, platforms: [] };
  const tool: ToolPart = { key: "a", name: "search_creators", state: "done", output, errorText: null };

  expect(stepsOf([tool], say)).toBe("Cherché les créateurs");
  expect(summaryOf(tool, say)).toEqual([
    { path: "found.withPrice", value: "52" },
    " prix connus, pour ",
    { path: "found.total", value: "60" },
    " créateurs",
  ]);
});
