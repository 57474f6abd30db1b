import { expect, test } from "vitest";
import { furtherLanguages, languageOf, spokenLanguages } from "./spoken-languages.ts";

test.each([
  ["German", "de", []],
  ["German, English", "de", ["English"]],
  ["DE/EN", "de", ["English"]],
  ["FR (Muttersprache), DE ok", "fr", ["German"]],
  ["pa, hi", "pa", ["Hindi"]],
  ["Hindi, thoda English", "hi", ["English"]],
  ["español e inglés B2", "es", ["English"]],
  ["DE, Rätoromanisch, EN", "de", ["Romansh", "English"]],
  ["Tamil / Eng", "ta", ["English"]],
  ["DE / JP / EN", "de", ["Japanese", "English"]],
  ["FR, VN, etwas Franz.", "fr", ["Vietnamese"]],
  ["esp/ing", "es", ["English"]],
  ["català, español", "ca", ["Spanish"]],
  ["valenciano, castellano", "ca", ["Spanish"]],
  ["CH, DE, SE", "de", ["CH", "Swedish"]],
  ["maya, español", "es", ["maya"]],
  ["English; english", "en", []],
])("“%s” is %s, and further %j", (text, code, further) => {
  expect(spokenLanguages(text)).toEqual({ code, further });
});

test.each([
  ["CH-DE", "de"],
  ["CH/FR", "fr"],
  ["DE-CH", "de"],
  ["pt-BR", "pt"],
  ["ca-ES", "ca"],
  ["AT-XX", null],
])("“%s” is %s, whether the place or the language stands first", (text, code) => {
  expect(languageOf(text)).toBe(code);
});

test("further languages are codes of those that are known", () => {
  expect(furtherLanguages("English, Rätoromanisch, French")).toEqual(["en", "rm", "fr"]);
  expect([furtherLanguages(null), furtherLanguages(undefined), furtherLanguages("")]).toEqual([[], [], []]);
});

test.each(["Schweizerdeutsch", "12", "–"])("“%s” names no language that is known", (text) => {
  expect(spokenLanguages(text)).toBeNull();
});

test.each(["toString", "constructor", "__proto__"])("%s is no language, however it is looked up", (text) => {
  expect(spokenLanguages(text)).toEqual(spokenLanguages("nothing of the kind"));
});
