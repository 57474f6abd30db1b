import { expect, test } from "vitest";
import type { Act } from "#/strategy/acts/act.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import { askedBeforeUndoing } from "./undoing.ts";

const UNDO: Act = { act: "order", kind: "version" };
const after = (
  ...outputs: readonly (readonly [tool: "change_plan" | "propose_change", understood: boolean])[]
): Turn => ({
  text: "drop everybody from Bremen",
  found: outputs.map(([tool, understood], index) => ({
    id: `call-${index}`,
    tool,
    output: { understood },
    failed: false,
    denied: false,
  })),
});

test.each(["undo", "mach das rückgängig", "annule ça", "desfaz isso", "undo kar do"])(
  "%s right behind an order that changed nothing is asked about",
  (text) => {
    const asked = { text, hasPlan: true };

    expect(askedBeforeUndoing(UNDO, asked, after(["change_plan", false]))).toEqual({
      act: "doubt",
      kind: "version",
    });
    expect(askedBeforeUndoing(UNDO, asked, after(["propose_change", true]))).toEqual({
      act: "doubt",
      kind: "version",
    });
  },
);

test("a change that was made is undone at once", () => {
  const asked = { text: "undo", hasPlan: true };

  expect(askedBeforeUndoing(UNDO, asked, after(["change_plan", true]))).toBe(UNDO);
  expect(askedBeforeUndoing(UNDO, asked, after())).toBe(UNDO);
  expect(
    askedBeforeUndoing(UNDO, { text: "back to version 2", hasPlan: true }, after(["change_plan", false])),
  ).toBe(UNDO);
});
