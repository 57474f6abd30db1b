import { expect, test } from "vitest";
import { CONTEXT } from "#/strategy/brief/brief.fixtures.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { wholeBrief } from "#/strategy/brief/follow-up/whole-brief.ts";
import { questionOf, withoutWords } from "./question.ts";

const BRIEF = "Launch of tea, 4k €";

test.each([
  ["in Xanadu", "place", "Xanadu"],
  ["before Durga Puja", "date", "Durga Puja"],
  ["Berlin, not Quirinal", "exclusion", "not Quirinal"],
])("what would be wrong to leave out is asked about: %s", (words, kind, asked) => {
  const { unread } = readText(`${BRIEF}, ${words}`, CONTEXT);

  expect(unread).toEqual({ kind, words: asked });
});

test("a word that nothing fits and that is no place, day, share or exclusion asks nothing", () => {
  expect(readText(`${BRIEF}, Quirinalpalast blau`, CONTEXT)).toMatchObject({
    unread: null,
    unparsed: ["Quirinalpalast blau"],
  });
});

test("a question offers the brief without the words, as it would be planned", () => {
  const text = `${BRIEF}, in Xanadu, women`;

  expect(questionOf(text, { kind: "place", words: "in Xanadu" })).toMatchObject({
    words: "in Xanadu",
    answers: [{ label: "Plan without “in Xanadu”", text: `${BRIEF}, women` }],
  });
});

test.each([
  [["Launch of tea, 4k €, in Xanadu", "Plan without “Xanadu”"], "tea", []],
  [["Launch of tea, 4k €, in Xanadu", "in Spain"], "tea", ["ES"]],
  [["Launch of tea in Spain", "4k €"], "tea", ["ES"]],
  [["Launch of tea in Xanadu", "Launch of shoes in Italy, 3k €, TikTok, awareness, women"], "shoes", ["IT"]],
])("several messages make one brief: %j", (texts, product, countries) => {
  const read = readText(wholeBrief(texts, CONTEXT), CONTEXT);

  expect([read.stated.product, read.stated.filters?.country ?? [], read.unread]).toEqual([
    product,
    countries,
    null,
  ]);
});

test.each([
  ["in Springfield", ["Springfield, United States"]],
  ["en Córdoba", ["Córdoba, Spain", "Córdoba, Argentina"]],
  ["à Saint-Denis", ["Saint-Denis, Réunion", "Saint-Denis, France"]],
])("a name of several cities is asked about, with what it may stand for: %s", (place, options) => {
  const text = `Launch of tea, 4000, ${place}`;
  const { unread } = readText(text, CONTEXT);

  expect(unread).toMatchObject({ kind: "place", options });
  const { answers } = questionOf(text, unread ?? { kind: "place", words: "" });
  expect(answers.map((answer) => readText(answer.text, CONTEXT).unread)).toEqual(options.map(() => null));
});

test.each([
  "in London",
  "in Córdoba, Argentina",
  "Madrid, Valencia, Bilbao",
  "in Cambridge, £5k",
  "in Paris",
])("a city that another place, the money or its size tells is not asked about: %s", (place) => {
  const money = place.includes("£") ? "" : ", 4000";

  expect(readText(`Launch of tea${money}, ${place}`, CONTEXT).unread).toBeNull();
});

test.each<[string[], string]>([
  [
    ["Springfield, Illinois", "Springfield, Ohio"],
    "Which “Springfield” is meant? I know several: Springfield, Illinois or Springfield, Ohio.",
  ],
  [
    ["Springfield, Illinois"],
    "Which “Springfield” is meant? I know several in one country. Name the region, or take all of them.",
  ],
])("of places of one name each is an answer: %j", (options, question) => {
  const text = "Launch of tea, 4k €, in Springfield, women";

  expect(questionOf(text, { kind: "place", words: "Springfield", options })).toEqual({
    question,
    words: "Springfield",
    answers: options.map((label) => ({ label, text: `Launch of tea, 4k €, in ${label}, women` })),
  });
});

test.each([
  ["place", "Where is “X”? I know no such place. Name its country or a larger city near it."],
  ["date", "When is “X”? Name a day, such as “20 December”."],
  ["share", "What does “X” stand for? Say of which part of the budget or of the creators it is."],
  ["exclusion", "Who is left out by “X”? Name a place, a platform, a topic, a brand or a creator."],
] as const)("what is asked of a %s says what would be an answer", (kind, question) => {
  expect(questionOf("tea, X", { kind, words: "X" }).question).toBe(question);
});

test.each([
  ["tea in Xanadu  , women", "tea, women"],
  ["tea. in Xanadu, , ; women", "tea. women"],
  ["in Xanadu tea  with   milk", "tea with milk"],
  ["tea in Xanadu and in Xanadu now", "tea and now"],
])("words go with the gap that they leave: %s", (text, rest) => {
  expect(withoutWords(text, "in Xanadu")).toBe(rest);
});
