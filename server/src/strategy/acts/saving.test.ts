import { expect, test } from "vitest";
import { savingOf } from "./saving.ts";

const LISTS = ["collection", "Sammlung", "list", "liste", "colección", "coleção"];
const CAMPAIGNS = ["campaign", "Kampagne", "campagne", "campaña", "campanha"];

test.each(LISTS)("a list is saved as a collection: %s", (word) => {
  expect(savingOf(`so save it as a ${word} please`)).toEqual({ as: "collection", name: null });
});

test.each(CAMPAIGNS)("a campaign is made of: %s", (word) => {
  expect(savingOf(`make it a ${word}`)).toEqual({ as: "campaign", name: null });
});

test.each<[string, string | null]>([
  ["called Spring", "Spring"],
  ["called  Spring ", "Spring"],
  ["called “Spring 27”", "Spring 27"],
  ["called «Spring»", "Spring"],
  ["called »Spring«", "Spring"],
  ["called 'Spring'  ", "Spring"],
  ['CALLED "Spring"', "Spring"],
  ["called Ab", "Ab"],
  ["called A", null],
  [`called ${"a".repeat(80)}`, "a".repeat(80)],
  [`called ${"a".repeat(81)}`, null],
  ["named Spring", "Spring"],
  ["namens Spring", "Spring"],
  ["nommé Spring", "Spring"],
  ["nommée Spring", "Spring"],
  ["llamado Spring", "Spring"],
  ["llamada Spring", "Spring"],
  ["chamado Spring", "Spring"],
  ["chamada Spring", "Spring"],
  ["called a collection", null],
  ["called an  collection", null],
  ["called the campaign", null],
  ["called ein Kampagne", null],
  ["called eine Sammlung", null],
  ["called campaign", null],
  ["called my campaign", "my campaign"],
  ["called campaign two", "campaign two"],
])("the name of what is saved: %s", (text, name) => {
  expect(savingOf(`save it as a collection ${text}`).name).toBe(name);
});

test.each([
  ["guarda esto como lista Primavera", "Primavera"],
  ["keep it as list Spring 27.", "Spring 27"],
  ["save it as a list please", null],
])("a name stands beside what it names: %s", (text, name) => {
  expect(savingOf(text).name).toBe(name);
});
