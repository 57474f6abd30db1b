import { expect, test } from "vitest";
import { foundSource, postsFoundSource, searchedSource, unknownSource } from "./search-figures.ts";

const RESULT = {
  total: 60,
  creators: 5_000,
  takenAt: "2026-11-21T09:00:00.000Z",
  filters: { category: ["vegan" as const, "fitness" as const], country: ["DE"] },
};

test("creators found say what was asked for, once per filter, of how many, when and where", () => {
  const source = foundSource(RESULT);

  expect(source).toMatchObject({
    sample: "5,000 creators",
    asOf: RESULT.takenAt,
    source: "Creators of this workspace",
  });
  expect(source.inputs).toEqual([
    { label: "Topic", value: "Vegan, Fitness" },
    { label: "Country", value: "Germany" },
    { label: "Fit", value: "60" },
  ]);
  expect(searchedSource(RESULT).inputs).toEqual([{ label: "Creators", value: "5,000" }]);
});

test("creators without a value say which value it is", () => {
  const source = unknownSource(RESULT, { label: "topic", count: 126 });

  expect(source.definition).toContain("no topic is known");
  expect(source.inputs.at(-1)).toEqual({ label: "Without it", value: "126" });
});

test("posts found say the words that were searched for", () => {
  const source = postsFoundSource({ ...RESULT, filters: { keywords: ["routine"] } }, "morning routine");

  expect(source.sample).toBe("60 posts");
  expect(source.inputs).toEqual([
    { label: "Searched for", value: "morning routine" },
    { label: "Keyword", value: "routine" },
    { label: "Fit", value: "60" },
  ]);
});
