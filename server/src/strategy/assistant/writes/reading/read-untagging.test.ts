import { expect, test } from "vitest";
import { untaggingIn } from "./read-untagging.ts";

test.each([
  ["take the tag early riser off @ada", "early riser"],
  ["remove the early riser tag from @ada and @otis.run", "early riser"],
  ["untag @ada: vegan", "vegan"],
  ["nimm @ada das Schlagwort Frühaufsteher wieder weg", "Frühaufsteher"],
  ["lösch den Tag „fit for life“ bei @ada", "fit for life"],
  ["enlève l'étiquette végane à @ada", "végane"],
  ["quítale la etiqueta madrugadora a @ada", "madrugadora"],
  ["tira a tag praia da @ada", "praia"],
  ["@ada se vegan tag hata do", "vegan"],
])("a tag is taken off: %s", (text, tag) => {
  expect(untaggingIn(text, false)).toEqual({ is: "untag", tag });
});

test.each([
  "take the tag off @ada again",
  "nimm @ada das Schlagwort wieder weg",
  "enlève l'étiquette à @ada",
  "tira da @ada",
  "take it off @ada",
])("right after a tag was put on, it is that one: %s", (text) => {
  expect(untaggingIn(text, true)).toEqual({ is: "untag", tag: null });
  expect(untaggingIn(text, false)).toBeNull();
});

test.each([
  "take @ada off the list Winter",
  "tag @ada as vegan",
  "who has the tag vegan?",
  "remove @ada from Berlin",
  "delete the note again",
])("what takes no tag off is left alone: %s", (text) => {
  expect(untaggingIn(text, true)).toBeNull();
});
