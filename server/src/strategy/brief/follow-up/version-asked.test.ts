import { expect, test } from "vitest";
import { foldInPlace } from "#/language/fold.ts";
import { versionAsked } from "./version-asked.ts";

const asked = (text: string) => versionAsked(foldInPlace(text));

test.each([
  "go back to the first version",
  "hmm. go back to how it was at the start",
  "nah put it back the way it was to begin with",
  "ne. wieder wie ganz am Anfang",
  "bof non. reviens au tout premier plan",
  "remets comme au début",
  "déjalo como al principio",
  "volta como estava no início",
  "nahi yaar, sabse pehle wala plan wapas lao",
])("the plan as it was made comes back: %s", (text) => {
  expect(asked(text)).toBe(1);
});

test.each([
  "ups falsch, das letzte bitte zurück",
  "annule la dernière modif",
  "deshaz eso último",
  "desfaz a última",
  "oops, undo that",
  "quatsch, mach das wieder rückgängig",
])("what was done last is taken back: %s", (text) => {
  expect(asked(text)).toBe("before");
});

test.each([
  "start at the beginning of May",
  "the first plan was too expensive",
  "why was the first version cheaper?",
  "am Anfang mehr Reels",
])("no version is asked for: %s", (text) => {
  expect(asked(text)).toBeNull();
});

test.each(["redo that please", "stell das wieder her", "refais", "rehazlo", "refaz isso", "redo karo"])(
  "what was taken back is done again: %s",
  (text) => {
    expect(asked(text)).toBe("after");
  },
);

test.each([
  ["  please   take us to version 3  again ", 3],
  ["please put the plan back how it was at the start now", 1],
  ["ok please put the plan back how it was at the start now", null],
])("a longer text says more than which version: %s", (text, version) => {
  expect(asked(text)).toBe(version);
});
