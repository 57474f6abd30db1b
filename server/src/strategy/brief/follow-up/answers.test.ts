import { expect, test } from "vitest";
import { answersBeside, changeOf } from "#/strategy/brief/brief.fixtures.ts";
import { SAID, SAID_MORE } from "#/strategy/brief/said.fixtures.ts";

const FIRST = answersBeside(import.meta.dirname);
const LATER = answersBeside(import.meta.dirname, "richer");

test.each(FIRST)("a follow-up changes this and nothing else: %s", (text, ...answer) => {
  expect(changeOf(SAID, text)).toEqual(answer);
});

test.each(LATER)("a follow-up to several others changes this and nothing else: %s", (text, ...answer) => {
  expect(changeOf(SAID_MORE, text)).toEqual(answer);
});
