import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  "hotel 300 EUR per person extra",
  "Buyout 500 € pro Creator kommt oben drauf",
  "travel costs 200 € per person",
  "custos de viagem 150 € por pessoa",
  "Reisekosten 200 € pro Person",
  "frais de voyage 150 € par personne",
  "gastos de viaje 150 € por persona",
  "150 € por pessoa a parte",
])("what is paid beside the fee limits no fee and is told: %s", (words) => {
  const { stated, unparsed } = readSaid(`Germany, 8000 EUR, 5 creators, ${words}`);
  expect(stated.maxFee).toBeUndefined();
  expect(stated.budget).toEqual({ amount: 800_000, currency: "EUR" });
  expect(unparsed.join(" ")).toMatch(/\d{2,3} (?:EUR|€)/u);
});

test.each(["5 travel creators, 500 € each", "max 500 € per creator"])(
  "a fee stays the most for one: %s",
  (words) => {
    expect(readSaid(`Germany, 8000 EUR, ${words}`).stated.maxFee).toEqual({
      amount: 50_000,
      currency: "EUR",
    });
  },
);
