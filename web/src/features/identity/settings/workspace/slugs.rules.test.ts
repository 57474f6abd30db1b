import { expect, test } from "vitest";
import type { SlugState } from "./new-workspace.ts";
import { slugText } from "./slugs.rules.ts";

test.each<[SlugState | undefined, string]>([
  [undefined, "Looking it up"],
  [{ state: "free" }, "fern is free"],
  [{ state: "taken", by: "Fernhollow" }, "fern is taken by Fernhollow"],
  [{ state: "wrong" }, "Use small letters, digits and hyphens, at most 60"],
  [{ state: "failed", message: "Error searching slug" }, "Error searching slug"],
])("under a name in links stands what is known of it: %o", (known, text) => {
  expect(slugText("fern", known)).toBe(text);
});
