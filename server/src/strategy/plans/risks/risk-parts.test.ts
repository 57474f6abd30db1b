import { expect, test } from "vitest";
import { atMost, unnamed } from "./risk-parts.ts";

const of = (count: number) => Array.from({ length: count }, (_, index) => `@c${index + 1}`);

test.each([0, 1, 5])("up to five creators are named, and nobody is counted beside them: %i", (count) => {
  expect(atMost(of(count))).toEqual(of(count));
  expect(unnamed(count)).toEqual([]);
});

test("beyond five the others are counted, and the figure says from what", () => {
  expect(atMost(of(6))).toEqual([...of(5), "and 1 more"]);
  expect(atMost(of(1205)).at(-1)).toBe("and 1,200 more");
  expect(unnamed(1205)).toEqual([
    {
      text: "1,200 more",
      name: "unnamed",
      inputs: [
        { label: "Creators with this risk", value: "1,205" },
        { label: "Named", value: "5" },
      ],
    },
  ]);
});
