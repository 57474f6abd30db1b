import { expect, test } from "vitest";
import { answerOf, answersBeside } from "#/strategy/brief/brief.fixtures.ts";

test.each(answersBeside(import.meta.dirname))("what is left out, and nothing else: %s", (text, ...answer) => {
  expect(answerOf(text)).toEqual(answer);
});
