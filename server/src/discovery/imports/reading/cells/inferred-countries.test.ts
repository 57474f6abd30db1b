import { expect, test } from "vitest";
import type { PlaceHints } from "./inferred-countries.ts";
import { inferCountry } from "./inferred-countries.ts";

const NO_HINTS: PlaceHints = { phone: undefined, currency: undefined, language: undefined, codes: [] };

test.each<[string, Partial<PlaceHints>, object]>([
  ["cordoba", { codes: [] }, { choices: ["ES", "AR", "MX"] }],
  ["cordoba", { codes: ["AR"] }, { country: "AR" }],
  ["cordoba", { codes: ["AR", "ES"] }, { choices: ["ES", "AR", "MX"] }],
  ["cordoba", { codes: [], phone: "+34 600" }, { country: "ES" }],
  ["cordoba", { codes: [], phone: "(+34) 600" }, { country: "ES" }],
  ["cordoba", { codes: [], phone: "+(34) 600" }, { country: "ES" }],
  ["cordoba", { codes: [], phone: "0054 9" }, { country: "AR" }],
  ["cordoba", { codes: [], phone: "34600555010" }, { country: "ES" }],
  ["cordoba", { codes: [], phone: "346005550101" }, { choices: ["ES", "AR", "MX"] }],
  ["cordoba", { codes: [], phone: "034600555010" }, { choices: ["ES", "AR", "MX"] }],
  ["cordoba", { codes: [], currency: "ARS" }, { country: "AR" }],
  ["cordoba", { codes: [], currency: "EUR" }, { choices: ["ES", "AR", "MX"] }],
  ["cordoba", { codes: [], currency: null }, { choices: ["ES", "AR", "MX"] }],
  ["cordoba", { codes: [], language: "es" }, { choices: ["ES", "AR", "MX"] }],
  ["hyderabad", { codes: [], language: "hi" }, { country: "IN" }],
  ["hyderabad", { codes: [], language: "ur" }, { country: "PK" }],
  ["hyderabad", { codes: [], currency: "PKR" }, { country: "PK" }],
  ["nowhere", { codes: [] }, { choices: [] }],
  ["berlin", { codes: [] }, { country: "DE" }],
  ["berlin", { codes: ["US"] }, { country: "DE" }],
  ["san jose", { codes: [], phone: "+506 1" }, { country: "CR" }],
  ["valencia", { codes: [], phone: "584" }, { choices: ["ES", "VE", "US"] }],
  ["birmingham", { codes: [] }, { choices: ["GB", "US"] }],
  ["birmingham", { codes: [], phone: "447700900123" }, { country: "GB" }],
  ["goa", { codes: [] }, { country: "IN" }],
  ["kochi", { codes: [] }, { choices: ["IN", "JP"] }],
])("of the city %s beside %j is known %j", (city, hints, known) => {
  expect(inferCountry(city, { ...NO_HINTS, ...hints })).toEqual(known);
});

test.each([
  ["kochi", "Cochin", { country: "IN" }],
  ["florence", "Firenze", { country: "IT" }],
  ["kochi", "Kochi", { choices: ["IN", "JP"] }],
  ["kochi", "somewhere else", { choices: ["IN", "JP"] }],
])("of the city %s, written “%s”, is known %j", (city, written, known) => {
  expect(inferCountry(city, NO_HINTS, written)).toEqual(known);
});
