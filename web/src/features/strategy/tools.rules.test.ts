import { expect, test } from "vitest";
import { summaryOf, titleOf } from "./tools.rules.ts";
import type { ToolPart } from "./thread.rules.ts";

function change(output: unknown): ToolPart {
  return { key: "a", name: "change_plan", state: "done", output, errorText: null };
}

test("a message without a change is not called solved again", () => {
  const tool = change({ understood: false });

  expect([titleOf(tool), summaryOf(tool)]).toEqual(["Read the message", "Found no change in it"]);
});

test("a change is solved again, also while it runs", () => {
  expect(titleOf(change(undefined))).toBe("Solved again");
  expect(titleOf(change({ understood: true }))).toBe("Solved again");
});
