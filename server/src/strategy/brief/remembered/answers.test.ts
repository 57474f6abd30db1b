import { expect, test } from "vitest";
import { answersBeside } from "#/strategy/brief/brief.fixtures.ts";
import { rememberedOf } from "./remembered.fixtures.ts";

test.each(answersBeside(import.meta.dirname))(
  "what was told holds as far as the brief says nothing else: %s, %s",
  (brief, told = "", ...answer) => {
    expect(rememberedOf(brief, told)).toEqual(answer);
  },
);
