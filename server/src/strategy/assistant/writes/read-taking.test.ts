import { expect, test } from "vitest";
import { putsBack, takingIn, withListNamed, withoutTaking } from "./read-taking.ts";

const TALK = { saved: "Winter", just: "Winter" };

test.each([
  ["take her off the list again", "Winter"],
  ["remove @ada from the list", "Winter"],
  ["drop @ada from the summer list", "summer"],
  ["kick them out of the list Marathon 2027 please", "Marathon 2027"],
  ["nimm sie wieder von der Liste", "Winter"],
  ["streich @ada aus der Liste Herbst", "Herbst"],
  ["nimm sie bitte wieder runter", "Winter"],
  ["enlève-la de la liste", "Winter"],
  ["retire @ada de la liste « Été doux »", "Été doux"],
  ["quítala de la lista Verano", "Verano"],
  ["quítala otra vez", "Winter"],
  ["tira ela da lista", "Winter"],
  ["tira a @ada da lista Praia de novo", "Praia"],
  ["usko list se hata do", "Winter"],
  ["usko Holi list se nikal do", "Holi"],
])("creators are taken out of a list: %s", (text, name) => {
  expect(takingIn(text, TALK)).toEqual({ is: "off", name });
});

test.each([
  "take @ada off the shortlist",
  "take @ada out of the plan",
  "remove casinos from Spain",
  "nimm 500 € raus",
  "who was taken off the list?",
  "put @ada on the list Winter",
  "the list is too long",
])("what takes nobody out of a list is left alone: %s", (text) => {
  expect(takingIn(text, TALK)).toBeNull();
});

test("a list without a name is none where no list was spoken of", () => {
  expect(takingIn("take her off the list again", { saved: null, just: null })).toBeNull();
  expect(takingIn("take her off again", { saved: "Winter", just: null })).toBeNull();
});

test.each([
  "put her back",
  "undo that",
  "setz sie wieder rein",
  "mach das rückgängig",
  "remets-la",
  "vuelve a ponerla",
  "coloca de volta",
  "usko wapas daal do",
])("who was taken out is put back: %s", (text) => {
  expect(putsBack(text)).toBe(true);
});

test.each([
  "who is in it now",
  "and who's on the list now?",
  "wer ist jetzt drin?",
  "und wer steht alles auf der Liste",
  "qui est dedans maintenant ?",
  "¿quién está en la lista ahora?",
  "quem está na lista agora?",
  "list me ab kaun hai",
])("who is in the list is asked of the list by its name: %s", (text) => {
  expect(withListNamed(text, "Winter")).toBe("who is in the list Winter?");
  expect(withListNamed(text, null)).toBe(text);
});

test.each(["who is in Berlin?", "wer ist in der Kampagne?", "who is in it for the money"])(
  "another question stays as it is: %s",
  (text) => {
    expect(withListNamed(text, "Winter")).toBe(text);
  },
);

test.each([
  [
    "put @ada and @otis into the berlin list, take @mira out",
    "put @ada and @otis into the berlin list",
    "take @mira out",
  ],
  ["pack @ada in die Liste Herbst und nimm @mira raus", "pack @ada in die Liste Herbst", "nimm @mira raus"],
  ["mets @ada dans la liste Été, enlève @mira", "mets @ada dans la liste Été", "enlève @mira"],
  ["pon a @ada en la lista Verano y quita a @mira", "pon a @ada en la lista Verano", "quita a @mira"],
  ["put @ada into the list Winter", "put @ada into the list Winter", ""],
])("who is to be taken out is not put in: %s", (text, put, left) => {
  expect(withoutTaking(text)).toEqual({ text: put, left });
});
