import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each<[string, string | undefined, string[]]>([
  [
    "Hi there! We are a small bakery and want to sell our sourdough in Dublin. Budget €3k",
    "sourdough",
    ["dublin"],
  ],
  [
    "Hey team, hope you're well. We'd love to work with fun, authentic creators for our oat milk in London, €5k. Thanks, Sarah",
    "oat milk",
    ["london"],
  ],
  [
    "Dear Herald, Acme Ltd makes affordable running shoes. Spend €10k in Madrid. Best, Tom",
    "affordable running shoes",
    ["madrid"],
  ],
  ["Hallo, wir sind eine kleine Bäckerei aus Köln und suchen Creator. 3.000 €", undefined, ["cologne"]],
  [
    "Guten Tag, unsere Firma Müller & Söhne GmbH möchte handgemachte Seife bewerben, Wien, 4.000 €",
    "handgemachte Seife",
    ["vienna"],
  ],
  [
    "Moin zusammen, wir brauchen Creator für unseren neuen Gin, Hamburg, 5.000 €. Viele Grüße, Anna",
    "Gin",
    ["hamburg"],
  ],
  ["Bonjour, nous sommes une petite boulangerie à Lyon, budget 3 000 €", undefined, ["lyon"]],
  [
    "Bonjour à tous, pour notre nouveau parfum, créateurs sympas à Lille, 6 000 €. Cordialement, Julie Martin",
    "parfum",
    ["lille"],
  ],
  [
    "Nous lançons une gamme de bougies naturelles, faites main. Paris, 4 000 €, merci d'avance",
    "gamme de bougies naturelles",
    ["paris"],
  ],
  [
    "Hola, somos una pequeña panadería de Sevilla y buscamos creadores. Presupuesto 3.000 €",
    undefined,
    ["seville"],
  ],
  [
    "Hola equipo, queremos presentar nuestra nueva cerveza en Madrid, 6.000 €. Gracias, Ana",
    "cerveza",
    ["madrid"],
  ],
  ["Oi, somos uma padaria pequena em Lisboa, queremos divulgar o nosso pão. 3.000 €", "pão", ["lisbon"]],
  ["Namaste, hum ek chhoti bakery hain Pune mein, 3.000 €, creators chahiye", undefined, ["pune"]],
  ["Hi, we're Lumo, a skincare brand from Porto. 6k €", undefined, ["porto"]],
])("greetings, thanks and who writes are no facts of a plan: %s", (text, product, cities) => {
  const { stated, unparsed, unread } = readSaid(text);

  expect([stated.product, stated.cities, unparsed, unread]).toEqual([product, cities, [], null]);
  expect(Object.keys(stated.filters ?? {})).toEqual([]);
});

test("what somebody says of themselves tells the topic where no product is named", () => {
  expect(readSaid("We're Lumo, a skincare brand from Porto. 6k €").stated.categories).toEqual(["skincare"]);
});

test("people of the team are no creators", () => {
  expect(readSaid("We are a team of 12 people from Berlin and need 5 creators, €8k").stated).toMatchObject({
    minCreators: 5,
    maxCreators: 5,
  });
});

test.each([
  ["Thanks, Austria only, 8k €", { markets: ["AT"] }],
  ["We'd love to work with Nike creators, 8k €", { filters: { brand: ["nike"] } }],
])("a fact beside polite words is kept: %s", (text, stated) => {
  expect(readSaid(text).stated).toMatchObject(stated);
});

test.each([
  ["Hi team, serum, 9.000 €, in Zzyzx", { kind: "place", words: "Zzyzx" }],
  ["Hallo, Serum, 9.000 €, Karwa Chauth", { kind: "date", words: "Karwa Chauth" }],
  ["Hi, serum, 9.000 €, Berlin, not Kreuzberg. Thanks, Sarah", { kind: "exclusion", words: "not Kreuzberg" }],
])("an unread fact beside polite words is asked about: %s", (text, unread) => {
  expect(readSaid(text).unread).toEqual(unread);
});
