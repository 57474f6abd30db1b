import { expect, test } from "vitest";
import { readWorkAsked } from "./read-work-asked.ts";

test.each([
  ["who is still unpaid in Winterwärme?", { figure: "open", names: "Winterwärme", of: "creators" }],
  ["wer hat bei Balkonkraft noch kein Geld bekommen", { figure: "open", names: "Balkonkraft" }],
  ["a quién le falta pagar de diwali", { figure: "open", names: "diwali" }],
  ["was haben wir für Balkonkraft ausgegeben", { figure: "cost", names: "Balkonkraft" }],
  ["quelle campagne a coûté le plus cher", { figure: "cost", of: "campaigns", order: "most" }],
  ["campaigns by best cpm", { figure: "cpm", of: "campaigns", order: "least" }],
  ["qual foi o cachê médio na Winterwärme", { figure: "fee", names: "Winterwärme" }],
  ["what have we paid since June", { figure: "paid", when: "June", isSince: true, names: null }],
  ["gezahlt bzw noch offen bei Sonnenhof", { figure: "paid" }],
  ["INV-105 kiska hai", { figure: null, names: "INV-105" }],
  ["kab tak chalega Chai Break", { figure: "days" }],
  ["kis kis ka payment late hai", { figure: "open", names: null }],
  ["welche kampagne hatte den miesesten tkp", { figure: "cpm", of: "campaigns", order: "most", names: null }],
  ["which got more orders", { figure: "orders", order: "most" }],
  ["how many more orders", { figure: "orders", order: null }],
  ["and cheaper per order?", { figure: "costPerOrder", order: "least", names: null }],
  ["cuánto llevamos gastado en todas las campañas", { figure: "cost", of: "campaigns", names: null }],
  ["wie viele impressions hatte lena", { figure: "impressions", names: "lena" }],
  ["how many impressions did the Winter drop posts get", { figure: "impressions", names: "Winter drop" }],
  ["combien d'impressions pour Balkonkraft", { figure: "impressions", names: "Balkonkraft" }],
  ["cuántas impresiones tuvo la campaña Chai", { figure: "impressions", names: "Chai" }],
  ["quantas impressões teve o post da marta", { figure: "impressions", names: "marta" }],
  ["rohan ke kitne impressions aaye", { figure: "impressions", names: "rohan" }],
  ["y la anterior?", { figure: null, isBefore: true }],
])("a question about campaigns is read from its own words: %s", (text, read) => {
  expect(readWorkAsked(text)).toMatchObject(read);
});

test.each([
  ["plan with a budget of €1000", null],
  ["budget 9.000 €, Austria", "Austria"],
  ["budget of Spring 12", "Spring"],
  ["is INV-2031 for 900 € paid?", "INV-2031"],
])("an amount is no name: %s", (text, names) => {
  expect(readWorkAsked(text).names).toBe(names);
});
