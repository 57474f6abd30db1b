import { expect, test } from "vitest";
import { readCity } from "./places.ts";

test.each([
  ["Recife, PE", { city: "recife", country: "BR" }],
  ["Valencia, Austria", { city: "valencia", country: "AT" }],
  ["Berlin, Frankreich", { city: "berlin", country: "FR" }],
  ["Austin, TX", { city: "austin", country: "US" }],
  ["Savannah, Georgia", { city: "savannah", country: "US" }],
  ["Peckham, London", { city: "london", country: "GB" }],
  ["Hackney / London", { city: "london", country: "GB" }],
  ["Peckham, Lisbon, London", { city: "peckham", country: null }],
  ["Itaú/MG", { city: "itau", country: null }],
  ["Berlin/MG", { city: "berlin", country: null }],
  ["Berlin (Mitte)", { city: "berlin", country: null }],
  ["Berlin 🇩🇪", { city: "berlin", country: "DE" }],
  ["Cambridge UK", { city: "cambridge", country: "GB" }],
  ["Cambridge USA", { city: "cambridge", country: "US" }],
  ["Portugal, Lisbon", { city: "lisbon", country: "PT" }],
  ["Lisbon, Portugal", { city: "lisbon", country: "PT" }],
  ["Lisbon - Portugal", { city: "lisbon", country: "PT" }],
  ["Singapore", { city: null, country: "SG" }],
  ["DE", { city: null, country: "DE" }],
  ["Valence", { city: "valence", country: null }],
  ["Germany", { city: null, country: "DE" }],
  ["8001 Zürich", { city: "zurich", country: null }],
  ["Zürich 4", { city: "zurich", country: null }],
  ["CH-8001 Zürich, Schweiz", { city: "zurich", country: "CH" }],
  ["Lyon 3e", { city: "lyon", country: null }],
  ["Lyon 3e arrondissement", { city: "lyon", country: null }],
  ["Leeds LS1 4AP", { city: "leeds", country: null }],
  ["Leeds LS1 4AP, UK", { city: "leeds", country: "GB" }],
  ["Bahnhofstr. 5, 8001 Zürich", { city: "zurich", country: "CH" }],
  ["Sector 17", { city: "sector 17", country: null }],
  ["London | UK", { city: "london", country: "GB" }],
])("a cell of a place gives its city and its country: %s", (cell, read) => {
  expect(readCity(cell)).toEqual(read);
});
