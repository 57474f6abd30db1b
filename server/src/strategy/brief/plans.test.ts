import { expect, test } from "vitest";
import { answersBeside, completeOf } from "./brief.fixtures.ts";

test.each(answersBeside(import.meta.dirname, "plans"))(
  "what was said and what is assumed: %s",
  (text, ...answer) => {
    expect(completeOf(text)).toEqual(answer);
  },
);
