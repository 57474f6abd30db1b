import { expect, test } from "vitest";
import answers from "./data/whole-answers.fixtures.json" with { type: "json" };
import { answerOf, read } from "./reading.fixtures.ts";
import { TEAM } from "./team-names.fixtures.ts";

test.each(Object.entries<string[]>(answers.anybody))("all that is said of: %s", (text, answer) => {
  expect(wholeAnswerOf(text)).toEqual(answer);
});

test.each(Object.entries<string[]>(answers.team))(
  "all that a team with names is told of: %s",
  (text, answer) => {
    expect(wholeAnswerOf(text, TEAM)).toEqual(answer);
  },
);

/** Chips, what is told, other readings, how each chip holds and how sure it is, and whether content is looked for. */
function wholeAnswerOf(text: string, names?: typeof TEAM): string[] {
  const { intent, chips } = read(text, names);
  const held = chips.map(({ op, confidence }) => `${op} ${confidence}`).join(", ");
  return [
    ...answerOf(text, names),
    ...(held === "" ? [] : [held]),
    ...(intent === "content" ? [intent] : []),
  ];
}
