import { expect, test } from "vitest";
import { similarTo } from "./similar.rules.ts";

const ANA = { handle: "ana", categories: ["beauty" as const], country: "AT", followers: 12_650 };

test("who is alike has the topics, the country and about the size", () => {
  expect(similarTo(ANA)).toEqual({
    similarTo: ["ana"],
    country: ["AT"],
    followers: { min: 4200, max: 38_000 },
  });
});

test("what is not known of somebody is no condition, and without a topic nobody is alike", () => {
  expect(similarTo({ ...ANA, country: null, followers: null })).toEqual({ similarTo: ["ana"] });
  expect(similarTo({ ...ANA, followers: 0 })).not.toHaveProperty("followers");
  expect(similarTo({ ...ANA, followers: 2 })).toMatchObject({ followers: { min: 1, max: 6 } });
  expect(similarTo({ ...ANA, categories: [] })).toBeNull();
});
