import { expect, test } from "vitest";
import { splitHandles, toDraft, toInput } from "./brand-profile.rules.ts";

test("handles are read between commas, semicolons and white space, without their @", () => {
  expect(splitHandles(" @fernhollow, glow.co;@glow.co\nfern_hollow ")).toEqual([
    "fernhollow",
    "glow.co",
    "fern_hollow",
  ]);
  expect(splitHandles(" @ , ")).toEqual([]);
});

test("a profile survives the way into the form and back", () => {
  const profile = {
    handles: ["fernhollow"],
    sells: "Skincare",
    markets: ["PT"],
    languages: ["pt"],
    rivals: ["glow.co", "dew"],
  };

  const draft = toDraft({ ...profile, version: 0, updatedAt: null });

  expect(draft.rivals).toBe("@glow.co, @dew");
  expect(toInput(draft)).toEqual(profile);
});
