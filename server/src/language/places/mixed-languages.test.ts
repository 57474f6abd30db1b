import { expect, test } from "vitest";
import { spokenLanguages } from "./spoken-languages.ts";

test.each([
  ["Hinglish", "hi", ["English"]],
  ["spanglish", "es", ["English"]],
  ["Denglisch", "de", ["English"]],
  ["Denglish", "de", ["English"]],
  ["franglais", "fr", ["English"]],
  ["Frenglish", "fr", ["English"]],
  ["portuñol", "pt", ["Spanish"]],
  ["Benglish", "bn", ["English"]],
  ["Banglish", "bn", ["English"]],
  ["Tanglish", "ta", ["English"]],
  ["Tenglish", "te", ["English"]],
  ["Kanglish", "kn", ["English"]],
  ["Manglish", "ml", ["English"]],
  ["Punglish", "pa", ["English"]],
  ["Marathi, Hinglish", "mr", ["Hindi", "English"]],
  ["D / TR / E", "de", ["Turkish", "English"]],
  ["CH-D, E, F", "de", ["English", "French"]],
  ["D, I", "de", ["Italian"]],
  ["F/E", "fr", ["English"]],
  ["Schwiizerdütsch", "de", []],
  ["Schwyzerdütsch, FR", "de", ["French"]],
  ["québécois", "fr", []],
  ["québécoise, EN", "fr", ["English"]],
])("“%s” is %s and %j", (cell, code, further) => {
  expect(spokenLanguages(cell)).toEqual({ code, further });
});

test("a letter alone, or beside none of German or French, is no language", () => {
  expect(spokenLanguages("D")).toBeNull();
  expect(spokenLanguages("E / TR")).toEqual({ code: "tr", further: ["E"] });
});
