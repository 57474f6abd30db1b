import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";

const currencies = (...rows: string[]) =>
  read(["Handle;Platform;Followers;Price", ...rows].join("\n"), { currency: "EUR" }).accounts.map(
    ({ values: { prices } }) => prices?.[0]?.currency ?? null,
  );

test.each([
  "1.1L",
  "~1.56 lakh",
  "3 lakhs",
  "2 lac",
  "4 lacs",
  "0.3Cr",
  "1 crore",
  "2 crores",
  "3L+",
  "≈ 2L",
])("who counts followers as “%s” and “2L” asks for rupees", (followers) => {
  expect(currencies(`@ana;IG;${followers};20k`, "@ben;IG;2L;30k")).toEqual(["INR", "INR"]);
});

test("one such count is not enough, and a price that names another currency says more", () => {
  expect(currencies("@ana;IG;1.1L;20k", "@ben;IG;20000;30k")).toEqual([null, null]);
  expect(currencies("@ana;IG;1.1L;20k", "@ben;IG;2L;300 USD")).toEqual(["USD", "USD"]);
  expect(currencies("@ana;IG;1.1L;20k", "@ben;IG;2L;₹300")).toEqual(["INR", "INR"]);
});
