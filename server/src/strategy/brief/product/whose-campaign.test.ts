import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";

const CONTEXT = { today: "2026-11-29", currency: "EUR", names: { clients: ["Brisa Mar"] } };

test.each([
  "5 people for Brisa Mar, Vienna, 6k",
  "5 Leute für Brisa Mar, Wien, 6.000 €",
  "5 personnes pour Brisa Mar, Vienne, 6 000 €",
  "Brisa Mar, Wien, 6.000 €",
])("a client's name says whose campaign it is: %s", (text) => {
  const { stated } = readText(text, CONTEXT);

  expect(stated.filters?.client).toBeUndefined();
  expect(stated.product).toBe("Brisa Mar");
});

test("a limit, a tax or a greeting is no product", () => {
  for (const words of ["TTC", "yaar", "Quartal", "holi ke pehle", "Kunde hat freigegeben"])
    expect(readText(`9.000 €, Germany, ${words}`, CONTEXT).stated.product).toBeUndefined();
});
