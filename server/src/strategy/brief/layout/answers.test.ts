import { expect, test } from "vitest";
import { answerOf, answersBeside } from "#/strategy/brief/brief.fixtures.ts";

test.each(answersBeside(import.meta.dirname))("layout and hurry, and nothing else: %s", (text, ...answer) => {
  expect(answerOf(text)).toEqual(answer);
});
