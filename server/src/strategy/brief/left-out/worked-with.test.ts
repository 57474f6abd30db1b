import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["Ausschluss: alle, die schon für Obi oder Hornbach gearbeitet haben", ["obi", "hornbach"]],
  ["Exclusions: anyone who worked with Obi", ["obi"]],
  ["ninguém da Nike nem Adidas", ["nike", "adidas"]],
  ["nobody from Nike", ["nike"]],
  ["niemand von Nike", ["nike"]],
  ["nadie de Nike ni Adidas", ["nike", "adidas"]],
  ["personne de chez Nike", ["nike"]],
  ["excluir @techtuga e quem fez publi pra Samsung", ["samsung"]],
  ["sans @a_b et ceux qui ont travaillé avec Samsung", ["samsung"]],
])("brands are left out by those who worked for them: %s", (words, brands) => {
  const { stated, unread } = readSaid(`Tea, 9.000 €, ${words}`);

  expect([stated.filters, unread]).toEqual([{ brandNot: brands }, null]);
});

test("nobody from a place is no brand", () => {
  expect(readSaid("Tea, 9.000 €, Germany, nobody from Leipzig").stated).toMatchObject({
    rules: [{ value: "leipzig", max: 0 }],
  });
});
