import { expect, test } from "vitest";
import { nameReader } from "./display-names.ts";

const called = (
  handle: string,
  name: string | null,
  creatorId = handle,
  followers: number | null = null,
) => ({
  creatorId,
  handle,
  name,
  followers,
});
const read = nameReader([
  called("lena.berg", "Lena Berg"),
  called("maren.quandel", "Maren Quandel"),
  called("maren.quandel2", "Maren Quandel"),
  called("niamh.gilhooly4", "Niamh Gilhooly"),
  called("jo.small", "Jo Maas", "jo", 10),
  called("jo.big", "Jo Maas", "jo", 900),
  called("will", "Will"),
]);
const NOBODY = new Set<string>();

test.each([
  ["Lena Berg asks 900 €", "@lena.berg asks 900 €"],
  ["lena berg asks 900 €", "@lena.berg asks 900 €"],
  ["what does niamh gilhooly4 cost", "what does @niamh.gilhooly4 cost"],
  ["Jo Maas, the account with most followers", "@jo.big, the account with most followers"],
  ["Lena Berg's fee", "@lena.berg's fee"],
])("a creator is named by the whole name: %s", (text, named) => {
  expect(read(text, NOBODY)).toBe(named);
});

test.each([
  "maren quandel, of whom there are two",
  "lena alone, of whom nobody spoke",
  "will it work",
  "@lena.berg",
  "mail lena.berg@example.com",
  "Lena. Berg",
  "Lena, Berg",
])("what can be several, or no name, stays as it is: %s", (text) => {
  expect(read(text, NOBODY)).toBe(text);
});

test("a first name is enough for somebody of whom the thread has spoken", () => {
  expect(read("and Lena, and maren?", new Set(["lena.berg", "maren.quandel2"]))).toBe(
    "and @lena.berg, and @maren.quandel2?",
  );
});
