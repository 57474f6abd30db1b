import { expect, test } from "vitest";
import { ownPrompts } from "./suggestions.rules.ts";

test("a prompt written from own data calls each platform by its name", () => {
  const facets = { platform: [{ value: "tiktok" }, { value: "youtube" }, { value: "instagram" }] };

  const prompts = ownPrompts(facets, { prices: true }).filter((prompt) =>
    prompt.includes("most followed first"),
  );

  expect(prompts.toSorted()).toEqual([
    "Instagram creators, most followed first",
    "TikTok creators, most followed first",
    "YouTube creators, most followed first",
  ]);
});
