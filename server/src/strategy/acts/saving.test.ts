import { expect, test } from "vitest";
import { savesListed, savingOf } from "./saving.ts";

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

test.each([
  ["save them as Leeds babies", "Leeds babies"],
  ["put these in a list called Summer", "Summer"],
  ["speicher die als Ösi minis", "Ösi minis"],
  ["die als Xmas speichern", "Xmas"],
  ["enregistre les sous Noël lyon", "Noël lyon"],
  ["guardalas como Bilbao chicas", "Bilbao chicas"],
  ["salva esses como Porto grandes", "Porto grandes"],
  ["inko save karo Mumbai cricket naam se", "Mumbai cricket"],
  ["ok save them", null],
  ["gorgeous, pop them in a list called glow girls", "glow girls"],
  ["métela en una lista q se llame bilbao top", "bilbao top"],
  ["isko Pune Budget naam ki list me daal", "Pune Budget"],
])("those who were just listed are saved, by the name that is given: %s", (text, name) => {
  expect({ isListed: savesListed(text), ...savingOf(text) }).toEqual({
    isListed: true,
    as: "collection",
    name,
  });
});

test.each([
  "save the plan as a collection",
  "speicher das als Sammlung",
  "guarda el plan como colección",
  "make those 3 reels",
  "garde les deux premiers",
  "save them?",
])("what saves a plan, changes one or asks is none of these: %s", (text) => {
  expect(savesListed(text)).toBe(false);
});

test.each([
  ["speicher als liste sommer berge", "sommer berge"],
  ["save them as a list coffee people please", "coffee people"],
  ["guarda como lista playa norte", "playa norte"],
])("what stands behind the kind is the name, also in small letters: %s", (text, name) => {
  expect(savingOf(text).name).toBe(name);
});

test("a list of somebody has no name", () => {
  expect(savingOf("save this as a list of the five").name).toBeNull();
});
