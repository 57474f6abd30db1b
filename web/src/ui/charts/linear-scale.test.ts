import { expect, test } from "vitest";
import { linearScale } from "./linear-scale.ts";

test("values lie evenly between the ends, also upside down, and round ones mark the way", () => {
  const y = linearScale({ domain: [0, 50], range: [200, 0] });

  expect([y(0), y(25), y(50)]).toEqual([200, 100, 0]);
  expect(y.ticks(5)).toEqual([0, 10, 20, 30, 40, 50]);
});

test("one value alone lies at the beginning", () => {
  expect(linearScale({ domain: [3, 3], range: [10, 90] })(3)).toBe(10);
});
