import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["who we've already worked with in Austria", { country: ["AT"], workedWith: {} }],
  ["never done anything with us, skincare", { category: ["skincare"], workedWithNot: {} }],
  ["worked with us in the last 6 months", { workedWith: { withinDays: 180 } }],
  ["last paid between 200 and 500 euros", { lastPrice: { min: 200, max: 500, currency: "EUR" } }],
  ["last deal was over 90 days ago", { lastDeal: { max: "2026-08-23" } }],
  ["noch nie mit uns zusammengearbeitet, Mode", { category: ["fashion"], workedWithNot: {} }],
  ["zuletzt bezahlt: unter 600 €", { lastPrice: { max: 600, currency: "EUR" } }],
  ["n'ont jamais travaillé avec nous", { workedWithNot: {} }],
  ["dernier prix payé supérieur à 1 000 €", { lastPrice: { min: 1000, currency: "EUR" } }],
  ["no han trabajado nunca con nosotros", { workedWithNot: {} }],
  ["último pago menor de 300 euros", { lastPrice: { max: 300, currency: "EUR" } }],
  ["nunca trabalharam com a gente", { workedWithNot: {} }],
  ["último preço acima de 800 reais", { lastPrice: { min: 800, currency: "BRL" } }],
  ["hamare saath kabhi kaam nahi kiya", { workedWithNot: {} }],
  ["we paid more than 800 € before", { lastPrice: { min: 800, currency: "EUR" } }, ["before"]],
  ["die wir im Mai gebucht haben", { lastDeal: { min: "2026-05-01", max: "2026-05-31" } }],
  ["qui ont travaillé avec nous cette année", { workedWith: { withinDays: 324 } }],
  ["con los que ya hemos trabajado", { workedWith: {} }],
  ["com quem já trabalhamos", { workedWith: {} }],
  ["jinke saath humne kaam kiya hai", { workedWith: {} }],
])("own deals are read with their time and their price: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["not booked in 2024", {}, ["not booked in 2024"]],
  ["never booked in June, food", { category: ["food"] }, ["never booked in June"]],
  ["die wir 2024 nie gebucht haben", {}, ["2024 nie gebucht haben"]],
  ["pas de deal en 2024", {}, ["pas de deal en 2024"]],
  ["no deals in June", {}, ["no deals in June"]],
  ["not booked before June", {}, ["not booked before June"]],
  ["not contacted before June", {}, ["not contacted before June"]],
  ["not booked since June", { lastDeal: { max: "2026-05-31" } }],
  ["no deals this year", { lastDeal: { max: "2025-12-31" } }],
  ["booked before June", { lastDeal: { max: "2026-05-31" } }],
  ["die wir 2024 gebucht haben", { lastDeal: { min: "2024-01-01", max: "2024-12-31" } }],
])(
  "a time without a deal is none of the last deal, unless it lasts until today: %s",
  (text, filters, unparsed = []) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);
