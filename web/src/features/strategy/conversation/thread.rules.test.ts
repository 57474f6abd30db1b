import { expect, test } from "vitest";
import { sayingOf } from "./sending/saying.ts";
import { waitsForSending } from "./sending/thread-transport.ts";
import { briefReadOf, quickAnswersOf, savedPlanOf, tellsPrices } from "./thread.rules.ts";

const text = (words: string) => ({ type: "text", text: words });
const tool = (name: string, more: object) => ({ type: `tool-${name}`, toolCallId: name, ...more });

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

test("what an answer made of a plan is found among its parts, and nothing where it made nothing", () => {
  const made = { kind: "campaign", id: "c1", name: "Spring", url: "/campaigns/c1" };

  const found = savedPlanOf([
    text("Gladly."),
    tool("create_campaign", { state: "output-available", output: made }),
  ]);

  expect(found).toEqual(made);
  for (const name of ["add_to_collection", "remove_from_campaign", "set_campaign_budget"])
    expect(savedPlanOf([tool(name, { state: "output-available", output: made })])).toBeNull();
  expect(savedPlanOf([tool("optimise_plan", { state: "output-available", output: {} })])).toBeNull();
});

test("what can be said next is what was asked, what could be meant and what is offered, each once", () => {
  const found = quickAnswersOf([
    tool("parse_brief", { output: { question: { question: "Which?", answers: [{ label: "Berlin" }] } } }),
    tool("parse_brief", { output: { question: null } }),
    tool("work_figures", { output: { couldBe: ["Who is unpaid?"], rows: [] } }),
    tool("suggest_questions", { output: { suggestions: ["Who is unpaid?", "What is due?"] } }),
    tool("find_creators", { output: { suggestions: ["nothing of this"] } }),
  ]);

  expect(found).toEqual(["Berlin", "Who is unpaid?", "What is due?"]);
});

test("prices were told where there is one", () => {
  expect(tellsPrices([tool("read_fact", { output: { told: [{ handle: "lena" }] } })])).toBe(true);
  expect(tellsPrices([tool("read_fact", { output: { told: [] } }), tool("check_risks", {})])).toBe(false);
});
