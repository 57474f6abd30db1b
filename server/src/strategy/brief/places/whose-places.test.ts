import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["Our agency is in Leeds. Tea, 4k €, creators in York", ["york"]],
  ["Kunde aus Wien, Tee, 5.000 €, Creator in Graz", ["graz"]],
  ["Tee für unseren Laden in Görlitz, 5.000 €, Creator aus Polen", []],
  ["Client de Namur : thé, 5 000 €, créateurs à Lille", ["lille"]],
  ["agencia en Madrid, té, 5.000 €, creadores de Sevilla", ["seville"]],
  ["agência em Lisboa, chá, 5.000 €, criadores no Brasil", []],
  ["Soap made in Aleppo, 5k €, creators in Berlin", ["berlin"]],
  ["Seife, hergestellt in Freiburg, 5.000 €, Creator in Köln", ["cologne"]],
  ["savon fabriqué à Nice, 5 000 €, créateurs à Lyon", ["lyon"]],
  ["jabón fabricado en Burgos, 5.000 €, creadores en Bilbao", ["bilbao"]],
])(
  "where somebody writes or something is made is told, and no creators are looked for there: %s",
  (text, cities) => {
    const { stated } = readSaid(text);

    expect(stated.cities ?? []).toEqual(cities);
    expect(stated.unmet).toHaveLength(1);
  },
);

test.each([
  ["launch of our shop in Leeds, 4k €, 5 creators", "leeds"],
  ["Tee für unseren Laden in Graz, 5.000 €", "graz"],
  ["notre boutique à Lyon, thé, 5 000 €", "lyon"],
])("with no other place, creators are looked for where the shop is: %s", (text, city) => {
  expect(readSaid(text).stated).toMatchObject({ cities: [city] });
});

test.each([
  ["Tee, 5.000 €, Creator in Köln. Gruß aus Zürich, Beat", "cologne"],
  ["té, 5.000 €, creadores en Bilbao. Un saludo desde Lisboa, Rui", "bilbao"],
  ["Nous sommes une maison de thé à Reims, 5 000 €, créateurs à Lyon", "lyon"],
  ["Somos un hotel en Cancún, 5.000 €, creadores en Bilbao", "bilbao"],
  ["na sequência da reunião em Madrid: chá, 5.000 €, criadores em Braga", "braga"],
  ["Der Kunde sitzt in München, Tee, 5.000 €, Creator in Köln", "cologne"],
])("greetings, introductions and meetings have places of their own: %s", (text, city) => {
  expect(readSaid(text).stated.cities).toEqual([city]);
});

test.each([
  "tea, 5k €, 5 creators in York\nSabine Kurz | Leopoldstr. 12 | 80802 München | Tel. 089 123 45 67",
  "tea, 5k €, 5 creators in York\nMegan\nNorthpeak, 210 Queen St W, Toronto",
])("an address below is none of creators: %s", (text) => {
  expect(readSaid(text).stated).toMatchObject({ cities: ["york"], budget: { amount: 500_000 } });
});

test.each([
  ["agência em Lisboa. O cliente quer criadores em Portugal, chá, 9.000 €", ["PT"]],
  ["Der Kunde sitzt in München, für den Test wollen sie nur Holland, Tee, 9.000 €", ["NL"]],
  ["Our office is in Leeds, and the client wants Poland only, tea, 9k €", ["PL"]],
  ["agence à Paris, le client veut des créateurs en Belgique, thé, 9 000 €", ["BE"]],
  ["oficina en Madrid, el cliente quiere solo Portugal, té, 9.000 €", ["PT"]],
])("what the client wants says where creators are: %s", (text, markets) => {
  const { stated } = readSaid(text);
  expect([stated.markets, stated.cities]).toEqual([markets, undefined]);
});
