import { expect, test } from "vitest";
import {
  describeCounts,
  nextState,
  splitTags,
  stateChoices,
  tagsError,
  triageKey,
} from "./collections.rules.ts";

const COUNTS = { all: 14, untriaged: 6, shortlisted: 6, passed: 2 };

test("a collection says how far its triage is", () => {
  expect(describeCounts(COUNTS)).toBe("14 creators. 6 shortlisted, 2 passed over, 6 untriaged.");
  expect(describeCounts({ all: 1, untriaged: 1, shortlisted: 0, passed: 0 })).toMatch(/^1 creator\./u);
  expect(describeCounts({ all: 0, untriaged: 0, shortlisted: 0, passed: 0 })).toBe("No creators yet.");
});

test("each state is a choice with its count", () => {
  expect(stateChoices(COUNTS).map(({ label }) => label)).toEqual([
    "All 14",
    "Untriaged 6",
    "Shortlisted 6",
    "Passed over 2",
  ]);
});

test("S, P and N act on a row, other keys do nothing", () => {
  expect(["s", "P", "n", "x", "Enter"].map(triageKey)).toEqual(["shortlisted", "passed", "note", null, null]);
});

test("the same decision again is taken back", () => {
  expect(nextState("shortlisted", "shortlisted")).toBe("untriaged");
  expect(nextState("untriaged", "passed")).toBe("passed");
});

test("typed tags are trimmed, empty and repeated ones dropped, and too many are refused", () => {
  expect(splitTags(" spf, ,vip,spf ")).toEqual(["spf", "vip"]);
  expect(tagsError(["spf"])).toBeUndefined();
  expect(tagsError(Array.from({ length: 21 }, (_, place) => `tag ${place}`))).toBe("At most 20 tags");
  expect(tagsError(["x".repeat(61)])).toBe("At most 60 characters in a tag");
});
