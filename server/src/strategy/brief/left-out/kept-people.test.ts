import { expect, test } from "vitest";
import { changeSaid, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { SAID } from "#/strategy/brief/said.fixtures.ts";

test.each([
  "please never remove @ana",
  "don't ever drop @ana",
  "@ana bitte nie streichen",
  "ne retirez jamais @ana",
  "no quites nunca a @ana",
  "nunca tirar a @ana",
  "@ana ko mat hatao",
])("whoever may never be taken out has to be in: %s", (words) => {
  const { must, never } = readSaid(`Serum, 9.000 €, ${words}`).stated;

  expect([must, never]).toEqual([["ana"], undefined]);
});

test("an order never to remove somebody keeps them in a plan", () => {
  const { stated } = changeSaid(SAID, "please never remove @anna");

  expect([stated.must, stated.never]).toEqual([SAID.must, SAID.never]);
});

test("a rule about one creator that goes takes no limit with it", () => {
  const { stated } = changeSaid(SAID, "remove @ben as a rule");

  expect([stated.maxCreators, stated.maxShare]).toEqual([SAID.maxCreators, SAID.maxShare]);
});
