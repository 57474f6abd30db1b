import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["no men", ["female", "nonbinary"]],
  ["keine Männer", ["female", "nonbinary"]],
  ["pas d'hommes svp", ["female", "nonbinary"]],
  ["sin hombres", ["female", "nonbinary"]],
  ["sem homens", ["female", "nonbinary"]],
  ["ladke nahi", ["female", "nonbinary"]],
  ["no women creators", ["male", "nonbinary"]],
  ["ohne Frauen", ["male", "nonbinary"]],
])("people who are refused as creators leave all others: %s", (words, gender) => {
  const { stated, unread } = readSaid(`Tea, 9.000 €, ${words}`);

  expect([stated.filters?.gender, stated.gender, unread]).toEqual([gender, undefined, null]);
});

test.each(["women 25-40, no men", "no men's fashion", "audience 18-24 no men"])(
  "whom a plan reaches and what it is about may be refused as well: %s",
  (words) => {
    expect(readSaid(`Tea, 9.000 €, ${words}`).stated.filters?.gender).toBeUndefined();
  },
);
