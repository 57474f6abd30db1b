import { CollectionEntryFields } from "@app/contract/collections/schemas";
import { expect, test } from "vitest";
import { checked } from "#/lib/forms/checked.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { nextState, splitTags, stateChoices } from "./collections.rules.ts";

const COUNTS = { all: 14, untriaged: 6, shortlisted: 6, passed: 2 };

test("each state is a choice with its count", () => {
  expect(stateChoices(COUNTS).map(({ label }) => label)).toEqual([
    "All 14",
    "Untriaged 6",
    "Shortlisted 6",
    "Passed over 2",
  ]);
});

test("the same decision again is taken back", () => {
  expect(nextState("shortlisted", "shortlisted")).toBe("untriaged");
  expect(nextState("untriaged", "passed")).toBe("passed");
});

test("typed tags are trimmed, empty and repeated ones dropped, and too many are refused", () => {
  expect(splitTags(" spf, ,vip,spf ")).toEqual(["spf", "vip"]);
  expect(refusal(["spf"])).toBeNull();
  expect(refusal(Array.from({ length: 21 }, (_, place) => `tag ${place}`))).toEqual({
    tags: "At most 20 tags",
  });
  expect(refusal(["vip", "x".repeat(61)])).toEqual({ "tags.1": "At most 60 characters in a tag" });
});

function refusal(tags: string[]): unknown {
  try {
    checked(CollectionEntryFields, { tags });
    return null;
  } catch (error) {
    return error instanceof InvalidInput ? error.fields : error;
  }
}
