import { expect, test } from "vitest";
import { sayingOf, waitsForSending } from "./thread-transport.ts";
import { blocksOf, briefReadOf, paragraphsOf, savedPlanOf } from "./thread.rules.ts";

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

test("only words or the answer to an approval are sent", () => {
  const words = { id: "1", role: "user" as const, parts: [{ type: "text" as const, text: "only TikTok" }] };
  const part = {
    type: "tool-create_collection" as const,
    toolCallId: "c",
    state: "approval-responded" as const,
    input: {},
    approval: { id: "a1", approved: true },
  };
  const approved = { id: "2", role: "assistant" as const, parts: [part] };

  expect(sayingOf(words)).toEqual({ text: "only TikTok" });
  expect(sayingOf(approved)).toEqual({ approvalId: "a1", approved: true });
  expect(waitsForSending({ messages: [words, approved] })).toBe(true);
  expect(waitsForSending({ messages: [approved, words] })).toBe(false);
});

test("what was said and what was assumed is that of the last plan", () => {
  const fact = { slot: "budget", value: "€5,000" };
  const assumption = { slot: "flight", value: "four weeks", why: "usual" };
  const plan = tool("change_plan", {
    state: "output-available",
    output: {
      status: "proved",
      said: [fact],
      assumptions: [assumption],
      name: "Bar",
      version: 2,
      counts: { creators: 4 },
    },
  });
  const older = tool("optimise_plan", {
    state: "output-available",
    output: { status: "proved", assumptions: [] },
  });

  expect(briefReadOf([older, { type: "text" }, plan])).toEqual({
    said: [fact],
    assumptions: [assumption],
    plan: { name: "Bar", version: 2, creators: 4 },
  });
  expect(briefReadOf([older])).toEqual({ said: [], assumptions: [], plan: null });
  expect(briefReadOf([{ type: "text" }])).toBeNull();
});

test("a tool that was not finished when the answer ended is stopped, not running", () => {
  const blocks = blocksOf([tool("change_plan", { state: "input-available", input: {} })], false);

  expect(blocks).toMatchObject([{ kind: "tools", tools: [{ state: "stopped" }] }]);
});

test("what an answer made of a plan is found among its parts, and nothing where it made nothing", () => {
  const made = { kind: "campaign", id: "c1", name: "Spring", url: "/campaigns/c1" };

  const found = savedPlanOf([
    text("Gladly."),
    tool("create_campaign", { state: "output-available", output: made }),
  ]);

  expect(found).toEqual(made);
  expect(savedPlanOf([tool("optimise_plan", { state: "output-available", output: {} })])).toBeNull();
});
