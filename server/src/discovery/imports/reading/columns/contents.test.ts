import { expect, test } from "vitest";
import { lookAt, readEmail, readGender } from "./contents.ts";

test.each<[string, unknown]>([
  ["a@x", null],
  ["mailto:a@x.example", "a@x.example"],
  ["MAILTO: a@x.example", "a@x.example"],
  ["Ben <b@x.example>", "b@x.example"],
  ["b@x.example, c@x", "b@x.example"],
  ["x b@x.example", "b@x.example"],
  ["@b", null],
  ["b@", null],
  ["a@b@c", null],
  ["<a@b.example> <c@d.example>", "a@b.example"],
  [
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@b.examp",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@b.examp",
  ],
  [
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@b.examp",
    null,
  ],
  ["a@x.example;y", "a@x.example"],
  ["Mail: mailto:a@x.example", "a@x.example"],
  ["a@x.co.example", "a@x.co.example"],
  ["x@a@x.example", null],
  ["a@x.example@", null],
])("the address of mail in “%s” is %s", (cell, said) => {
  expect(readEmail(cell)).toEqual(said);
});

test.each<[string, unknown]>([
  ["female", "female"],
  ["f", "female"],
  ["w (she)", "female"],
  ["m", "male"],
  ["nonbinary", "nonbinary"],
  ["x", null],
  ["male (he/him)", "male"],
])("the gender of “%s” is %s", (cell, said) => {
  expect(readGender(cell)).toEqual(said);
});

test("amounts of nothing are told", () => {
  expect(lookAt(["0", "00", "0,00 €", "€ 0.00", "000,000", "5", "10 €", "0,50 €"]).zeros).toBe(5 / 8);
});
