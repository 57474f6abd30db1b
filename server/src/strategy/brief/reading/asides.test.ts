import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  "doesn't matter where they live",
  "we don't care about age",
  "no problem",
  "no rush",
  "Alter egal",
  "egal woher",
  "deutschsprachig NICHT nötig",
  "keine Frauen/Männer-Vorgabe",
  "kein Stress",
  "peu importe l'âge",
  "pas de souci",
  "da igual la edad",
  "hablo en serio",
  "tanto faz a idade",
  "sem pressa",
  "koi farak nahi",
])("what asks for nothing filters nothing, and no question is asked of it: %s", (words) => {
  const { stated, unread } = readSaid(`Tea, 9.000 €, Berlin, ${words}, 5 creators`);

  expect([
    { city: stated.cities, ...stated.filters },
    stated.rules,
    stated.gender,
    stated.age,
    unread,
  ]).toEqual([{ city: ["berlin"] }, undefined, undefined, undefined, null]);
});

test.each([
  ["Tea, we have twenty, no sorry, twenty two thousand euros", 22_000],
  ["Tea, budget 8k, scratch that, 9k", 9000],
  ["Tee, 8.000 €, nein, 9.000 €", 9000],
  ["Thé, 8 000 €, pardon, 9 000 €", 9000],
  ["Té, 8.000 €, perdón, 9.000 €", 9000],
  ["Chá, 8.000 €, quer dizer, 9.000 €", 9000],
])("of two figures the one that takes the other back holds: %s", (text, budget) => {
  const { stated } = readSaid(text);

  expect([stated.budget?.amount, stated.otherBudgets]).toEqual([budget * 100, undefined]);
});

test.each([
  "youtube or instagram, no matter which",
  "YouTube oder Instagram ist egal",
  "YouTube ou Instagram, peu importe",
  "YouTube o Instagram, da igual",
  "youtube ou instagram tanto faz",
  "youtube ou instagram não importa",
  "youtube ya instagram koi farak nahi",
])("of two platforms that are as good as each other both are asked for: %s", (words) => {
  const { stated } = readSaid(`Tea, 9.000 €, Berlin, ${words}, 5 creators`);

  expect(stated.platforms).toEqual(["youtube", "instagram"]);
});
