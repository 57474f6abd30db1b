import { expect, test } from "vitest";
import { editorFor, plainText, withText } from "./chip-editor.rules.ts";

test.each([
  ["audienceGender", { value: "female", minShare: 60 }, "60", "70", { value: "female", minShare: 70 }],
  ["growth", { min: 5, periodDays: 90 }, "5", "10", { min: 10, periodDays: 90 }],
  ["label", { kind: "tag", value: "vip" }, "vip", " Gold ", { kind: "tag", value: "gold" }],
  ["verified", true, "true", "false", false],
  ["limit", 20, "20", "30", 30],
  ["hashtag", "ootd", "ootd", "#fyp", "fyp"],
] as const)("a value of %s is typed anew, and the rest of it stays", (slot, value, shown, typed, changed) => {
  const editor = editorFor(slot, value);

  expect(plainText(value)).toBe(shown);
  expect(withText(editor, value, typed)).toEqual(changed);
});

test("nothing typed is no value, and a label of any kind has none", () => {
  expect(withText({ kind: "text" }, "berlin", " ")).toBeNull();
  expect(withText({ kind: "number" }, { min: 5, periodDays: 30 }, "many")).toBeNull();
  expect(editorFor("label", { kind: "notes", value: "any" })).toEqual({ kind: "none" });
});
