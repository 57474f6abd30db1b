import { expect, test } from "vitest";
import { answersBeside, changeOf } from "#/strategy/brief/brief.fixtures.ts";
import { SAID } from "#/strategy/brief/said.fixtures.ts";

test.each(answersBeside(import.meta.dirname))(
  "a follow-up changes this and nothing else: %s",
  (text, ...answer) => {
    expect(changeOf(SAID, text)).toEqual(answer);
  },
);
