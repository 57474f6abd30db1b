import { Suggestions } from "@app/contract/strategy/findings/suggestions";
import { expect, test } from "vitest";
import { told } from "#/strategy/assistant/questions/questions.fixtures.ts";
import { beginThread, planned, say, toolsOf } from "#/strategy/strategy.fixtures.ts";
import suggested from "./suggested.json" with { type: "json" };

const { ana, thread } = await planned();

async function ask(text: string, where = thread) {
  const chunks = await say(ana, where, { text });
  const output = chunks.findLast(({ type }) => type === "tool-output-available")?.["output"];
  return { words: told(chunks), tools: toolsOf(chunks), output };
}

test.each([
  "what can you do?",
  "was kannst du?",
  "qu'est-ce que tu peux faire",
  "¿qué puedes hacer?",
  "o que você sabe fazer?",
])("what can be asked is offered as questions: %s", async (text) => {
  const { words, output } = await ask(text);

  expect(words.split(/\s+/u).length).toBeLessThanOrEqual(60);
  expect(Suggestions.parse(output).suggestions.length).toBeGreaterThan(2);
});

test.each([
  ["what's the weather tomorrow?", "beyond what I know"],
  ["wie wird das Wetter morgen?", "außerhalb dessen"],
  ["quel temps fera-t-il demain ?", "dépasse ce que je connais"],
  ["¿qué tiempo hará mañana?", "fuera de lo que conozco"],
  ["como vai estar o tempo amanhã?", "além do que conheço"],
])(
  "what is out of reach is said in one sentence, and what can be asked is offered: %s",
  async (text, said) => {
    const { words, tools } = await ask(text);

    expect(words).toContain(said);
    expect(words.split(/\s+/u).length).toBeLessThanOrEqual(60);
    expect(tools).toEqual(["suggest_questions"]);
  },
);

const ANSWERED_BY = {
  page: "write_one_page",
  perThousand: "plan_facts",
  results: "campaign_results",
  due: "due_work",
  count: "find_creators",
  top: "find_creators",
  timing: "market_days",
  metric: "define_metric",
};
const OFFERED = Object.values(suggested).flatMap((words) =>
  Object.entries(words).map(([name, text]) => [text, name] as const),
);

test.each(OFFERED)("a question that is offered is answered: %s", async (text, name) => {
  const { tools } = await ask(text);

  expect(tools).toContain(Object.entries(ANSWERED_BY).find(([one]) => one === name)?.[1]);
});

test("without a plan nothing is offered of one", async () => {
  const { output } = await ask("what can you do?", await beginThread(ana));

  expect(Suggestions.parse(output).suggestions).not.toContain(suggested.en.page);
});
