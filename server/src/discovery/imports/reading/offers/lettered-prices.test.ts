import { expect, test } from "vitest";
import { readOffers } from "#/discovery/imports/reading/cells/offers.ts";

const told = (cell: string) => readOffers(cell, null).map(({ amount, format }) => `${amount} ${format}`);

test.each([
  ["R 18000 / S 4000", ["18000 reel", "4000 story"]],
  ["r18k, s4k", ["18000 reel", "4000 story"]],
  ["R: 500; S: 100; C = 300", ["500 reel", "100 story", "300 carousel"]],
  ["V 900 | R 500", ["900 video", "500 reel"]],
  ["R 500 + S 100", ["500 reel", "100 story"]],
])("the letters of “%s” are those of posts", (cell, prices) => {
  expect(told(cell)).toEqual(prices);
});

test.each(["R 18000", "R 18000 / R 4000", "R 500 / X 100", "R 500 S 100", "AR 500 / S 100"])(
  "“%s” has no letters of posts",
  (cell) => {
    expect(told(cell).filter((price) => /story|carousel|video/u.test(price))).toEqual([]);
  },
);
