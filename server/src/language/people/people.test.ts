import { expect, test } from "vitest";
import { editDistance } from "#/language/edit-distance.ts";
import { STATUS_WORDS, genderNamed } from "./people.ts";

test.each([
  ["nicht kontaktiert", "not_contacted"],
  ["pas encore contacte", "not_contacted"],
  ["angeschrieben", "contacted"],
  ["en negociacion", "negotiating"],
  ["zugesagt", "accepted"],
  ["recusado", "declined"],
  ["reddedildi", "declined"],
  ["jangan hubungi", "do_not_contact"],
])("%s is the status %s", (word, status) => {
  expect(STATUS_WORDS.get(word)).toBe(status);
});

test.each([
  ["w", "female"],
  ["kadin", "female"],
  ["influencerinnen", "female"],
  ["uomini", "male"],
  ["divers", "nonbinary"],
  ["beauty", null],
])("%s says %s of a person", (word, gender) => {
  expect(genderNamed(word)).toBe(gender);
});

test("a swap of neighbours is one slip, and what is too far is just too far", () => {
  expect(editDistance("tehc", "tech", 2)).toBe(1);
  expect(editDistance("skncare", "skincare", 2)).toBe(1);
  expect(editDistance("lisbn", "lisbon", 2)).toBe(1);
  expect(editDistance("berlin", "boston", 1)).toBe(2);
});
