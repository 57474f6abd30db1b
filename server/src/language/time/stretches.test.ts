import { expect, test } from "vitest";
import { ANY_STRETCH } from "./stretches.ts";

const STRETCH = new RegExp(`^${ANY_STRETCH}$`, "u");

test.each([
  "next quarter",
  "nachstes jahr",
  "letzten monat",
  "trimestre prochain",
  "proxima semana",
  "ano que viene",
  "verao que vem",
  "agle hafte",
  "this season",
])("a stretch of time is named beside today: %s", (words) => {
  expect(STRETCH.test(words)).toBe(true);
});

test.each(["day cream", "next", "quarter", "next generation", "year of the dog"])(
  "what is none is none: %s",
  (words) => {
    expect(STRETCH.test(words)).toBe(false);
  },
);
