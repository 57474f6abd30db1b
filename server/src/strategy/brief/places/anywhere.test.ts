import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";

test.each([
  "Our shops are in Leeds and York, creators can live anywhere, tea, 9k €",
  "Tea for our stores in Leeds, York and Hull, where they live doesn't matter, 9k €",
  "Tee für unsere Filialen in Köln, Bonn und Aachen, wo sie wohnen ist egal, 9.000 €",
  "Tee, 9.000 €, der Laden eröffnet in Graz, Creator von überall",
  "Thé pour nos boutiques à Lille et Lyon, créateurs de n'importe où, 9 000 €",
  "Té, 9.000 €, nuestra tienda abre en Bilbao, los creadores pueden ser de donde sea",
  "Chá, 9.000 €, a loja abre em Braga, criadores de qualquer lugar",
])("creators who may be anywhere are looked for nowhere in particular: %s", (text) => {
  const { stated, unread } = readSaid(text);
  expect([stated.cities, stated.regions, stated.markets, unread]).toEqual([
    undefined,
    undefined,
    undefined,
    null,
  ]);
  expect(stated.unmet).toHaveLength(1);
});

test("anywhere in a country is in that country", () => {
  expect(readSaid("Tea, 9k €, creators from anywhere in France").stated.markets).toEqual(["FR"]);
});

test.each([
  ["We sell in Germany and Austria, tea, 9k €, creators in Poland", ["PL"]],
  ["Verkauft wird in ganz Europa, Tee, 9.000 €, Creator aus Holland und Belgien", ["NL", "BE"]],
  ["On vend en Belgique, thé, 9 000 €, créateurs en France", ["FR"]],
  ["Vendemos en México, té, 9.000 €, creadores de España", ["ES"]],
])("where something is sold is told, and no creators are looked for there: %s", (text, markets) => {
  const { stated } = readSaid(text);
  expect(stated.markets).toEqual(markets);
  expect(stated.unmet).toHaveLength(1);
});

test.each([
  ["Tea, 9k €, audience in the UK, creators from Spain or there", ["ES", "GB"], ["GB"]],
  ["Tee, 9.000 €, Publikum in Österreich, Creator aus Polen oder dort", ["PL", "AT"], ["AT"]],
  ["Chai, 9000 €, audience UK me chahiye, creators India ke ya wahan ke", ["IN", "GB"], ["GB"]],
  [
    "We sell in France, that's where our customers are. Tea, 9k €, creators from Spain or there",
    ["ES", "FR"],
    ["FR"],
  ],
])("there is where the audience was said to be: %s", (text, countries, audience) => {
  const { filters = {}, audienceCountries } = readText(text, CONTEXT).stated;
  expect(filters.country?.toSorted()).toEqual(countries.toSorted());
  expect(audienceCountries).toEqual(audience);
});

test("how much of the audience lives there may stand behind", () => {
  for (const text of [
    "Chai, 9000 €, audience US aur UK me chahiye, min 60%",
    "Tea, 9k €, audience in the United States and the UK, at least 60 %",
  ]) {
    const { filters } = readSaid(text).stated;
    expect(filters).toMatchObject({ audienceCountry: ["US", "GB"], audienceCountryMinShare: 60 });
    expect(filters?.engagementRate).toBeUndefined();
  }
});
