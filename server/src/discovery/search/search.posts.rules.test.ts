import { expect, test } from "vitest";
import { parseQuery } from "./query-language/parse-query.ts";
import { topicPhrases } from "./search.posts.rules.ts";

test.each([
  ["unboxing videos", ["unboxing"]],
  ["vegan reels about tofu", ["vegan"]],
  ["vegane Rezepte Reels", ["vegane", "vegan", "rezepte"]],
  ["#mealprep reels", []],
])("the topics of a search for posts are the words of its text: %s", (text, phrases) => {
  const { chips } = parseQuery(text, { today: "2026-11-21" });

  expect(topicPhrases(text, chips)).toEqual(phrases);
});
