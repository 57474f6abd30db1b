import { expect, test } from "vitest";
import { lookAt, readEmail } from "./contents.ts";
import { readInterests } from "./interests.ts";
import { readContacts } from "#/discovery/imports/reading/row/contacts.ts";

test.each([
  ["ana@x.example", "ana@x.example"],
  ["Ana <ana@x.example>", "ana@x.example"],
  ["ana (at) x.example", "ana@x.example"],
  ["ana[a]x.example", "ana@x.example"],
  ["ana@x", null],
  ["a@b@c.de", null],
  ["x; ana@x.example / b@x.example", "ana@x.example"],
  ["mailto:ana@x.example", "ana@x.example"],
  ["MAILTO:ana@x.example", "ana@x.example"],
  ["ana@.example", null],
  ["ana@x..example", null],
  ["ana@x.e", null],
  ["@ana", null],
  [`${"a".repeat(250)}@x.example`, null],
])("the first e-mail address of a cell: %s", (cell, read) => {
  expect(readEmail(cell)).toEqual(read);
});

test.each([
  [
    "Riya (Star Talent), riya@star.example, 98200 12345",
    { email: "riya@star.example", phone: "98200 12345", rest: "Riya (Star Talent)" },
  ],
  ["+49 171 1234567", { email: null, phone: "+49 171 1234567", rest: "" }],
  ["Tel.: 0171-1234567", { email: null, phone: "0171-1234567", rest: "" }],
  ["ana(at)x.example", { email: "ana@x.example", phone: null, rest: "" }],
  ["mailto:ana@x.example", { email: "ana@x.example", phone: null, rest: "" }],
  ["12.03.2025", { email: null, phone: null, rest: "12.03.2025" }],
  ["123 456", { email: null, phone: null, rest: "123 456" }],
  ["1234567", { email: null, phone: "1234567", rest: "" }],
  ["WhatsApp +55 (11) 91234-5678 Bia", { email: null, phone: "+55 (11) 91234-5678", rest: "Bia" }],
  ["Ana (ana@x.example)", { email: "ana@x.example", phone: null, rest: "Ana" }],
  ["ask Mia", { email: null, phone: null, rest: "ask Mia" }],
])("how somebody is reached, and what else a cell says: %s", (cell, read) => {
  expect(readContacts(cell)).toEqual(read);
});

test.each([
  ["Beauty /", { categories: ["beauty"], keywords: [] }],
  ["Beauty / &", { categories: ["beauty"], keywords: [] }],
  ["Food / true crime", { categories: ["food"], keywords: ["true crime"] }],
  ["Food / true crime / knots", { categories: ["food"], keywords: ["true crime", "knots"] }],
  ["vegan cooking", { categories: ["vegan", "food"], keywords: ["vegan cooking"] }],
  ["no alcohol", { categories: [], keywords: ["no alcohol"] }],
  ["food no vegan", { categories: ["food"], keywords: ["food no vegan"] }],
  ["skin cancer awareness", { categories: [], keywords: ["skin cancer awareness"] }],
  ["Cinema & Actors/actresses", { categories: ["movies"], keywords: ["cinema actors actresses"] }],
  [
    "beauty, vegan; gaming|tech\nfood • travel",
    { categories: ["beauty", "vegan", "gaming", "tech", "food", "travel"], keywords: [] },
  ],
  ["a,b,c,d,e,f,g,h,beauty", { categories: [], keywords: ["a", "b", "c", "d", "e", "f", "g", "h"] }],
  ["b,c,d,e,f,g,h,beauty", { categories: ["beauty"], keywords: ["b", "c", "d", "e", "f", "g", "h"] }],
])("categories and the other words of a cell: %j", (cell, read) => {
  expect(readInterests(cell)).toEqual(read);
});

test.each([
  [["3", "1", "2"], 2],
  [["10", "9", "100"], 10],
  [["5", "1"], 5],
  [["7"], 7],
  [["x"], null],
  [["x", "4", "1", "9"], 4],
])("the middle of the numbers, whatever their order: %j", (cells, read) => {
  expect(lookAt(cells).median).toEqual(read);
});
