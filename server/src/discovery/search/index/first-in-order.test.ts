import { assert, integer, nat, property, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { firstInOrder } from "./first-in-order.ts";
import { atOnce } from "./yielding.ts";

test("a page of an order is what sorting everything gives", () => {
  assert(
    property(uniqueArray(integer(), { maxLength: 600 }), nat(650), nat(50), (numbers, from, count) => {
      const page = atOnce(firstInOrder(numbers, { from, count, compare: (one, two) => one - two }));

      expect(page).toEqual(numbers.toSorted((one, two) => one - two).slice(from, from + count));
    }),
  );
});
