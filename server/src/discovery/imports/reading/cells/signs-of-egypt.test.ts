import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

test.each([
  ["Reel rate", "EGP 4,500"],
  ["Reel rate", "EGP4,500"],
  ["Reel rate", "E£ 4,500"],
  ["Reel rate", "4,500 egyptian pounds"],
  ["Ask (EGP/reel)", "4,500"],
  ["Asking EGP per reel", "4.5k"],
])("below “%s” %s is a price in Egyptian pounds", (header, cell) => {
  const { accounts } = read(`Instagram;Followers;${header}\n@nia;12000;${cell}\n@sam;9000;${cell}`);

  expect(accounts[0]?.values.prices).toEqual([{ amount: 4500, currency: "EGP", format: "reel" }]);
});
