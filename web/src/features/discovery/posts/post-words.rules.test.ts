import { assert, nat, property, string } from "fast-check";
import { expect, test } from "vitest";
import { captionFrom, searchedWords, tagsBeside } from "./post-words.rules.ts";

test("what a caption can show of a search are its words, not its figures", () => {
  const text = "Unboxing, morning routine #mealprep over 5k views";
  const chip = {
    slot: "category" as const,
    op: "is" as const,
    value: "tech",
    span: [0, 8] as [number, number],
    source: "synonym" as const,
    confidence: 0.95,
  };
  const filters = {
    keywords: ["morning routine"],
    category: ["tech" as const],
    hashtag: ["mealprep"],
    views: { min: 5_000 },
  };

  const words = searchedWords({ filters, chips: [chip] }, text);

  expect(words).toEqual(["morning", "routine", "Unboxing", "mealprep"]);
});

test("a hashtag that found the post is named where the caption does not show it", () => {
  const post = { caption: "Sunday #vegan", hashtags: ["vegan", "MealPrep", "morningroutine", "tofu"] };

  expect(tagsBeside(post, ["vegan", "mealprep"])).toEqual(["MealPrep"]);
  expect(tagsBeside(post, ["morning", "routine"])).toEqual(["morningroutine"]);
});

test("a long caption begins near the first word that was looked for", () => {
  assert(
    property(nat(400), string({ maxLength: 20 }), (before, after) => {
      const caption = `${"so much to say ".repeat(before)}Vegan ${after}`;

      const shown = captionFrom(caption, ["vegan"]);

      expect(shown.indexOf("Vegan")).toBeLessThanOrEqual(61);
      expect(caption.endsWith(shown.replace(/^…/u, ""))).toBe(true);
    }),
  );
});
