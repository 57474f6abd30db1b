import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { currencyOf } from "./currencies.ts";

const CASES: [string, string][] = [
  ["$ 40.000.000 COP, Bogotá", "COP"],
  ["$500 CAD, Toronto", "CAD"],
  ["$5,000, Toronto", "USD"],
  ["2 millions de FCFA, Abidjan", "XOF"],
  ["2 millions de FCFA, Douala", "XAF"],
  ["Kz 5 milhões, Luanda", "AOA"],
  ["GEL 40,000", "GEL"],
  ["S/ 40,000, Lima", "PEN"],
  ["Córdoba, Argentina, 150.000 pesos", "ARS"],
  ["Córdoba, México, 150.000 pesos", "MXN"],
  ["Córdoba (Argentina), máx 150.000 pesos", "ARS"],
];

test.each(CASES)("the budget of %s is in %s", (text, currency) => {
  expect(readSaid(text, CONTEXT).stated.budget?.currency).toBe(currency);
});

test("only the bare sign is whoever's dollar it is", () => {
  const writer = { currency: "CAD", countries: [] };

  expect(currencyOf("$", writer)).toBe("CAD");
  expect(currencyOf("€", writer)).toBe("EUR");
  expect(currencyOf("£", writer)).toBe("GBP");
  expect(currencyOf("?", writer)).toBe("CAD");
  expect(currencyOf("$", { currency: "EUR", countries: [] })).toBe("USD");
});
