import { expect, test } from "vitest";
import { answerOf, answersBeside } from "#/strategy/brief/brief.fixtures.ts";

test.each(answersBeside(import.meta.dirname))(
  "older mails and signatures plan nothing, ¶ ends a line: %s",
  (text, ...answer) => {
    expect(answerOf(text.replaceAll("¶", "\n"))).toEqual(answer);
  },
);
