import { expect, test } from "vitest";
import { canonicalCity } from "./places.ts";
import { regionOfCity } from "./city-regions.ts";

test.each([
  ["München", "DE", "DE-BY"],
  ["Regensburg", "DE", "DE-BY"],
  ["Versailles", "FR", "FR-IDF"],
  ["Bordeaux", "FR", "FR-NAQ"],
  ["Poona", "IN", "IN-MH"],
  ["Mumbai", "IN", "IN-MH"],
  ["Sevilla", "ES", "ES-AN"],
  ["Valencia", "ES", "ES-VC"],
  ["Curitiba", "BR", "BR-PR"],
  ["Braga", "PT", "PT-03"],
  ["Austin", "US", "US-TX"],
  ["Genève", "CH", "CH-GE"],
])("%s in %s lies in %s", (city, country, region) => {
  expect(regionOfCity(canonicalCity(city), country)).toBe(region);
});

test.each([
  ["atlantis", "DE"],
  ["munich", "FR"],
  ["munich", null],
  [null, "DE"],
])("nobody knows the region of %s in %s", (city, country) => {
  expect(regionOfCity(city, country)).toBeNull();
});
