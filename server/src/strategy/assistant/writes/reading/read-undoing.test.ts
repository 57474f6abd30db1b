import { expect, test } from "vitest";
import { putsBack, takesNoteBack, undoes } from "./read-undoing.ts";

test.each([
  "put her back",
  "setz sie wieder rein",
  "remets-la",
  "vuelve a ponerla",
  "coloca de volta",
  "usko wapas daal do",
])("who was taken out is put back: %s", (text) => {
  expect(putsBack(text)).toBe(true);
});

test.each([
  "undo that",
  "ok undo",
  "take that back please",
  "mach das rückgängig",
  "mach das bitte wieder rückgängig",
  "annule ça",
  "deshazlo",
  "oh no, wrong person. undo that last one",
  "mist, das war falsch. mach das rückgängig",
  "ay no, me equivoqué, deshazlo",
  "desfaz isso",
  "wapas karo",
])("what was written last is taken back: %s", (text) => {
  expect(undoes(text)).toBe(true);
});

test.each([
  "@ada wants 900 for two reels, undo that",
  "undo the budget change",
  "can you undo that?",
  "annule la campagne",
  "mach das Budget größer",
])("what undoes something else is left alone: %s", (text) => {
  expect(undoes(text)).toBe(false);
});

test.each([
  "delete the note again",
  "lösch die Notiz bitte wieder",
  "enlève cette note",
  "borra la nota",
  "apaga essa nota",
])("the note that was just written is taken back: %s", (text) => {
  expect(takesNoteBack(text)).toBe(true);
});

test.each(["delete the note about wine", "take a note", "remove @ada from the list"])(
  "another order about notes is none: %s",
  (text) => {
    expect(takesNoteBack(text)).toBe(false);
  },
);
