import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  "wine creators in Georgia, 9k €, four of them",
  "tea, $9k, creators from Georgia",
  "tea, 9k €, creators from Georgia and Texas",
  "thé, 9 000 €, créateurs de Georgia",
])("a name of a country and of a state of another one is asked about: %s", (text) => {
  expect(readSaid(text).unread).toMatchObject({
    kind: "place",
    words: "Georgia",
    options: ["Georgia, United States", "Georgia (country)"],
  });
});

test.each([
  ["tea, 9k €, creators from Georgia, United States", ["US-GA"]],
  ["tea, 9k €, Atlanta, Georgia", ["US-GA"]],
  ["tea, 9k €, the state of Georgia", ["US-GA"]],
  ["tea, 9k €, Georgia (country)", undefined],
  ["tea, 9k €, Tbilisi, Georgia", undefined],
  ["tea, 9k €, Texas and Florida", ["US-TX", "US-FL"]],
  ["tea, 9k €, creators in Mexico", undefined],
])("and none that the words around it make clear: %s", (text, regions) => {
  const { stated, unread } = readSaid(text);
  expect([stated.regions, unread]).toEqual([regions, null]);
});
