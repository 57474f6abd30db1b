import { expect, test } from "vitest";
import { toDraft, toInput } from "./brand-profile.rules.ts";

test("handles are read between commas, semicolons and white space, without their @, and each once", () => {
  const typed = { handles: " @fernhollow, glow.co;@glow.co\nfern_hollow ", rivals: " @ , " };

  expect(toInput({ sells: "", markets: [], languages: [], ...typed })).toMatchObject({
    handles: ["fernhollow", "glow.co", "fern_hollow"],
    rivals: [],
  });
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
