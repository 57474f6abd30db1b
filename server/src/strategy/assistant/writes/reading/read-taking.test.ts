import { expect, test } from "vitest";
import { takingIn } from "./read-taking.ts";

const WINTER = { kind: "list", name: "Winter" } as const;
const TALK = { spoken: WINTER, just: WINTER };

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
  expect(takingIn(text, TALK)).toEqual({ is: "off", of: "list", name });
});

test.each([
  ["kick @ada out of Harvest Moon", "Harvest Moon"],
  ["nimm @ada bitte aus Lichterfest raus", "Lichterfest"],
  ["retire @ada de Grand Large", "Grand Large"],
  ["saca a @ada de Mar Abierto", "Mar Abierto"],
  ["tira o @otis.run de Noite Clara", "Noite Clara"],
  ["@ada ko Rangoli se hata do", "Rangoli"],
  ["drop @ada from the winter shortlist", "winter shortlist"],
])("what has only a name may be a list or a campaign: %s", (text, name) => {
  expect(takingIn(text, { spoken: null, just: null })).toEqual({ is: "off", of: "either", name });
});

test.each([
  ["take @ada out of the campaign Harvest Moon", "Harvest Moon"],
  ["nimm @ada aus der Lichterfest-Kampagne", "Lichterfest"],
  ["enlève @ada de la campagne Grand Large", "Grand Large"],
  ["saca a @ada de la campaña Mar Abierto", "Mar Abierto"],
])("somebody is taken out of a campaign: %s", (text, name) => {
  expect(takingIn(text, { spoken: null, just: null })).toEqual({ is: "off", of: "campaign", name });
});

test.each([
  "remove @ada",
  "finalement pas @ada",
  "doch nicht @ada",
  "@ada wieder raus",
  "@ada fuera",
  "al final @ada no",
  "saca a @ada, que no contesta",
  "@ada ko nikal do usme se",
  "take her out of it again",
  "sácala de ahí",
])("right after a place was changed, it is of that one: %s", (text) => {
  const just = { kind: "campaign", name: "Harvest Moon" } as const;
  expect(takingIn(text, { spoken: just, just })).toEqual({ is: "off", of: "campaign", name: "Harvest Moon" });
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
  expect(takingIn("take her off the list again", { spoken: null, just: null })).toBeNull();
  expect(takingIn("take her off again", { spoken: WINTER, just: null })).toBeNull();
});
