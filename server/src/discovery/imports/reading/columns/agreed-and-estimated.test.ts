import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

function meaningOf(header: string) {
  const { columns, accounts } = read(`Instagram;Followers;${header}\n@nia;12000;800 €\n@sam;9000;450 €`);
  const [first] = accounts;
  return [
    columns[2]?.field ?? columns[2]?.own?.kind,
    first?.values.prices ?? null,
    first?.values.feePaid?.amount ?? null,
  ];
}

test.each([
  "Est. reel price",
  "Estimated cost per post",
  "Suggested rate",
  "Geschätzter Preis",
  "Prix estimé",
  "Precio sugerido",
  "Preço estimado",
  "Prezzo consigliato",
])("what a tool reckons below “%s” is no asking price", (header) => {
  expect(meaningOf(header)).toEqual(["money", null, null]);
});

test.each([
  "Agreed fee",
  "Honorar vereinbart",
  "Vereinbarter Preis",
  "Tarif convenu",
  "Honoraires convenus",
  "Tarifa pactada",
  "Honorarios acordados",
  "Cachê combinado",
  "Compenso pattuito",
])("below “%s” stands what was agreed", (header) => {
  expect(meaningOf(header)).toEqual(["feePaid", null, 800]);
});

test.each(["Rate", "Tarif", "Honorar", "Precio reel"])("“%s” is asked for", (header) => {
  expect(meaningOf(header)[0]).toBe("price");
});
