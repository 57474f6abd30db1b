import { expect, test } from "vitest";
import type { Asked } from "#/strategy/assistant/answers/answer.ts";
import { saying } from "#/strategy/assistant/answers/answer.ts";
import { QUESTIONS } from "#/strategy/assistant/answers/questions.ts";
import { notesOr } from "./field-answer.ts";

const ASKED: Asked = {
  text: "",
  language: "fr",
  hasPlan: false,
  handles: [],
  before: null,
  spokenOf: null,
  talk: null,
  work: null,
  metric: null,
  person: "lou.b",
  tried: null,
  tellsPrice: false,
  told: "",
  brief: "",
};
const answer = notesOr(saying(() => "nothing that holds for good"));

test.each([
  ["c'est quoi ses préférences ?", []],
  ["que sait-on de @lou.b ?", ["lou.b"]],
])("what is known of somebody is what was noted of them: %s", (text, handles) => {
  const [call] = answer.next({ ...ASKED, text, handles }, []);

  expect(call).toMatchObject({ tool: "compare_creators", input: { handles: ["lou.b"] } });
});

test("of nobody it is what holds for good", () => {
  const asked = { ...ASKED, text: "qu'est-ce que tu as retenu ?", person: null };

  expect(answer.next(asked, [])).toEqual([]);
  expect(answer.write(asked, [])).toEqual(["nothing that holds for good"]);
});

test("where nobody was spoken of, a question for a note asks whose", () => {
  const asked = { ...ASKED, language: "en" as const, text: "what's our note on her", person: null };

  expect(QUESTIONS.compare.write(asked, [])).toEqual(["Name the creator, with @ before the handle."]);
});
