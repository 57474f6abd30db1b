import { expect, test } from "vitest";
import { readTurn } from "./read-turn.ts";

const SOURCE = {
  metric: "total",
  label: "Creators found",
  definition: "Creators who fit.",
  inputs: [],
  sample: null,
  asOf: "2026-11-21T10:00:00.000Z",
  source: "Creators of this workspace",
};
const FOUND = {
  total: 1200,
  rows: [
    { creatorId: "a", platform: "instagram", handle: "anna", followers: 9000 },
    { creatorId: "b", platform: "tiktok", handle: "ben", followers: 4000 },
  ],
};
const find = {
  type: "tool-find_creators",
  toolCallId: "find-1",
  state: "output-available",
  input: {},
  output: FOUND,
};
const figure = (data: object) => ({ type: "data-figure", data: { source: SOURCE, ...data } });

test("an answer is its words with its figures in their place, begun anew after a tool", () => {
  const { answer } = readTurn({
    parts: [
      { type: "text", text: "I look." },
      { type: "step-start" },
      find,
      figure({ value: "1,200", unit: "words", address: "find-1#total" }),
      { type: "text", text: " creators fit. About " },
      { type: "data-unverified", data: { text: "7" } },
      { type: "text", text: " of them ask " },
      { type: "data-missing", data: { reference: "find-1#price" } },
    ],
  });

  expect(answer).toBe("I look.\n\n1,200 creators fit. About 7 of them ask NA");
});

test("a figure has its text, its value as the tool gave it, and its address", () => {
  const { figures } = readTurn({
    parts: [
      find,
      figure({ value: "1,200", unit: "words", address: "find-1#total" }),
      figure({ value: { amount: 45_000, currency: "EUR" }, unit: "money" }),
    ],
  });

  expect(figures).toEqual([
    { text: "1,200", value: 1200, source: { ...SOURCE, address: "find-1#total" } },
    { text: "€450", value: { amount: 45_000, currency: "EUR" }, source: { ...SOURCE, address: null } },
  ]);
});

test("what tools found are cards, and whom they name are creators, but for those a plan was chosen from", () => {
  const plan = {
    type: "tool-optimise_plan",
    toolCallId: "plan-1",
    state: "output-available",
    output: {
      picks: [{ creatorId: "a", platform: "instagram", handle: "anna" }],
      certificate: { breakEven: [{ creatorId: "z", platform: "instagram", handle: "zoe" }] },
    },
  };

  const { cards, creators } = readTurn({
    parts: [find, plan, { type: "tool-x", toolCallId: "x", state: "output-error" }],
  });

  expect(cards.map(({ type, call }) => [type, call])).toEqual([
    ["find_creators", "find-1"],
    ["optimise_plan", "plan-1"],
  ]);
  expect(creators).toEqual([
    { creatorId: "a", platform: "instagram", handle: "anna" },
    { creatorId: "b", platform: "tiktok", handle: "ben" },
  ]);
});

test("a proposal and an approval that wait are told with their ids", () => {
  const proposal = {
    id: "p",
    kind: "change",
    text: "1000 €",
    summary: "budget €1,000",
    version: 1,
    state: "open",
    language: "en",
  };
  const waiting = {
    type: "tool-create_collection",
    toolCallId: "c",
    state: "approval-requested",
    input: { name: null },
    approval: { id: "approve-1" },
  };

  const { proposals, approvals } = readTurn({ parts: [{ type: "data-proposal", data: proposal }, waiting] });

  expect(proposals).toEqual([proposal]);
  expect(approvals).toEqual([{ id: "approve-1", tool: "create_collection", input: { name: null } }]);
});
