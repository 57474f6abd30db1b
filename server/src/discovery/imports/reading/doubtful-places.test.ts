import { expect, test } from "vitest";
import { DoubtfulPlaces } from "./doubtful-places.ts";

test("a city of one country is no question, and one of several is asked once for all its rows", () => {
  const places = new DoubtfulPlaces([]);

  expect([
    places.ask("berlin", ["DE"], 2),
    places.ask("cordoba", ["ES", "AR"], 3),
    places.ask("cordoba", ["ES", "AR"], 5),
    places.ask("cordoba", ["ES", "AR"], 5),
    places.ask("valencia", ["ES", "VE"], 4),
  ]).toEqual([null, null, null, null, null]);
  expect(places.list().map(({ city, answer }) => [city, answer])).toEqual([
    ["Cordoba", null],
    ["Valencia", null],
  ]);
});

test("what a person answered holds, also that nobody knows, and an answer that no row needs stays", () => {
  const places = new DoubtfulPlaces([
    { city: "Córdoba", country: "AR" },
    { city: "Valencia", country: "unknown" },
    { city: "?!", country: "ES" },
  ]);

  expect([places.ask("cordoba", ["ES", "AR"], 3), places.ask("valencia", ["ES", "VE"], 4)]).toEqual([
    "AR",
    null,
  ]);
  expect(places.list()).toHaveLength(3);
});
