import { expect, test } from "vitest";
import { blocksOf, paragraphsOf } from "./blocks.ts";

const source = {
  metric: "plan.totals.cost",
  label: "Cost",
  definition: "Sum",
  inputs: [],
  sample: null,
  asOf: null,
  source: null,
};
const figure = {
  type: "data-figure",
  data: { value: { amount: 2_500_000, currency: "EUR" }, unit: "money", source },
};
const text = (words: string) => ({ type: "text", text: words });
const card = (type: string, data: object) => ({ type, data });
const tool = (name: string, more: object) => ({ type: `tool-${name}`, toolCallId: name, ...more });

test("tools that follow each other stand in one card, and prose keeps its figures in place", () => {
  const blocks = blocksOf(
    [
      { type: "step-start" },
      tool("parse_brief", { state: "output-available", output: {} }),
      { type: "step-start" },
      tool("optimise_plan", { state: "input-available", input: {} }),
      text("It costs "),
      figure,
      text(" in all.\n\nThat is it."),
    ],
    true,
  );

  expect(blocks).toMatchObject([
    { kind: "tools", tools: [{ state: "done" }, { state: "running" }] },
    {
      kind: "words",
      pieces: [{ text: "It costs " }, { kind: "figure", value: "€25,000" }, { kind: "text" }],
    },
  ]);
  const words = blocks.flatMap((block) => (block.kind === "words" ? block.pieces : []));
  expect(paragraphsOf(words).map((paragraph) => paragraph.length)).toEqual([3, 1]);
});

test("why the planner went on, and what was not checked, are blocks of their own", () => {
  const blocks = blocksOf(
    [
      card("data-model-notice", { failure: "slow", language: "de" }),
      text("Es passen "),
      figure,
      card("data-unchecked", { text: "Sie sind nett.", language: "de" }),
    ],
    false,
  );

  expect(blocks).toMatchObject([
    { kind: "notice", notice: { failure: "slow" } },
    { kind: "words" },
    { kind: "unchecked", unchecked: { text: "Sie sind nett." } },
  ]);
});

test("people are shortened, creators are counted to the last", () => {
  const [reached, candidates] = (["count", "total"] as const).map((unit) => ({
    type: "data-figure",
    data: { value: 1400, unit, source },
  }));

  const [block] = blocksOf([reached ?? text(""), candidates ?? text("")], false);

  expect(block).toMatchObject({ pieces: [{ value: "1.40K" }, { value: "1,400" }] });
});

test("a reference to nothing leaves no gap in the sentence", () => {
  const [block] = blocksOf([text("She asks "), card("data-missing", { reference: "p#x" })], false);

  expect(block).toMatchObject({ pieces: [{ text: "She asks " }, { text: "NA" }] });
});

test("a write that waits is an approval until it is done", () => {
  const asked = tool("create_collection", {
    state: "approval-requested",
    input: { name: "Spring" },
    approval: { id: "a1" },
  });
  const done = tool("create_collection", {
    state: "output-available",
    output: {},
    approval: { id: "a1", approved: true },
  });

  expect(blocksOf([asked], false)).toMatchObject([
    { kind: "approval", approval: { id: "a1", name: "Spring", approved: null } },
  ]);
  expect(blocksOf([done], false)).toMatchObject([{ kind: "tools" }]);
});

test("a tool that was not finished when the answer ended is stopped, not running", () => {
  const blocks = blocksOf([tool("change_plan", { state: "input-available", input: {} })], false);

  expect(blocks).toMatchObject([{ kind: "tools", tools: [{ state: "stopped" }] }]);
});
