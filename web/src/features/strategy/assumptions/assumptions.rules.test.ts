import { expect, test } from "vitest";
import { MODEL_ASSUMPTIONS } from "@app/contract/strategy/assumptions/registry";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { changedIn, groupedAssumptions, toDraft, toInput, valueText } from "./assumptions.rules.ts";

test("every assumption stands in one group", () => {
  const shown = groupedAssumptions().flatMap(({ entries }) => entries.map(([id]) => id));

  expect(shown.toSorted()).toEqual([...MODEL_ASSUMPTIONS.keys()].toSorted());
});

test("changed values survive the way into the form and back, and empty fields are defaults", () => {
  const changed = { homeShare: 65, sponsoredEffect: -20 };

  const draft = toDraft({ changed });

  expect(draft["abroadShare"]).toBe("");
  expect(toInput(draft)).toEqual({ changed });
});

test.each([
  ["65", 65],
  ["65%", 65],
  ["62,5", 62.5],
  [" 62.5 ", 62.5],
])("a number is read as people type it: %s", (text, value) => {
  expect(toInput({ homeShare: text })).toEqual({ changed: { homeShare: value } });
});

test.each(["much", "101", "6 5", "1e1"])(
  "what is no number within the limits is said at its field: %s",
  (text) => {
    expect(() => toInput({ homeShare: text, abroadShare: "3" })).toThrow(InvalidInput);
  },
);

test("an entry of a table is a field of its own", () => {
  expect(toInput({ users_DE: "70" })).toEqual({ changed: { "users.DE": 70 } });
});

test("values say their unit, and a group how many of its values are changed", () => {
  const [first] = groupedAssumptions();

  expect(valueText({ unit: "percent" }, 70)).toBe("70%");
  expect(changedIn(first?.entries ?? [], { viewsOfSmall: "20", viewsOfLarge: " " })).toBe(1);
});
