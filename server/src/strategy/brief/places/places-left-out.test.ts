import { expect, test } from "vitest";
import { CONTEXT } from "#/strategy/brief/brief.fixtures.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";

function placesOf(text: string) {
  const { stated, unparsed } = readText(`Serum, 9.000 €, ${text}`, CONTEXT);
  const { markets = [], cities = [], rules = [] } = stated;
  return { markets, cities, banned: rules.map(({ value }) => value), unparsed };
}

const NOT =
  "not, without, except, except for, excluding, outside, outside of, nicht, ohne, kein, keine, keiner, außer, ausser, ausserhalb, außerhalb, sans, sauf, pas, hors, sin, excepto, salvo, menos, fuera, sem, exceto, fora, não";

test.each(NOT.split(", "))("nobody is wanted in a place behind: %s", (word) => {
  expect(placesOf(`Germany, ${word} Berlin`)).toEqual({
    markets: ["DE"],
    cities: [],
    banned: ["berlin"],
    unparsed: [],
  });
});

test.each(["in", "from", "the", "anyone", "creators from", "people in", "aus", "den", "d'", "von der"])(
  "words may stand between: not %s Berlin",
  (words) => {
    expect(placesOf(`Germany, not ${words} Berlin`)).toMatchObject({ cities: [], banned: ["berlin"] });
  },
);

test.each(["Berlin nahi", "Berlin nahin", "Berlin  ko chhod", "Berlin ke alawa", "Berlin chhodkar"])(
  "the word may stand behind, too: %s",
  (words) => {
    expect(placesOf(`Germany, ${words}`)).toMatchObject({ cities: [], banned: ["berlin"], unparsed: [] });
    expect(placesOf(`Germany, ${words}x`)).toMatchObject({ cities: ["berlin"], banned: [] });
  },
);

test.each(["and", "or", "nor", "und", "oder", "et", "ou", "y", "o", "e", "ni", "nem", "&", " and "])(
  "a list behind it is not wanted either: not in Berlin %s Hamburg",
  (joiner) => {
    expect(placesOf(`Germany, not in Berlin ${joiner} Hamburg`)).toMatchObject({
      cities: [],
      banned: ["berlin", "hamburg"],
    });
  },
);

test.each(["Berlin, Hamburg", "Berlin but Hamburg", "Berlin; Hamburg"])(
  "what is named behind without a joiner is wanted: not in %s",
  (words) => {
    expect(placesOf(`Germany, not in ${words}`)).toMatchObject({ cities: ["hamburg"], banned: ["berlin"] });
  },
);

test.each(["in ", "de ", "en ", "em ", "a ", "of ", ", ", "(", ", in ", " "])(
  "a city that is wanted elsewhere is given back with its country: not Córdoba %sSpain",
  (gap) => {
    expect(placesOf(`Córdoba, Argentina, not Córdoba${gap === ", " ? "" : " "}${gap}Spain`)).toEqual({
      markets: ["AR"],
      cities: ["cordoba"],
      banned: [],
      unparsed: [`not Córdoba${gap === ", " ? "" : " "}${gap}Spain`.trim()],
    });
  },
);

test.each<[string, string[], string[]]>([
  ["com desconto, no Brasil", ["BR"], []],
  ["em Lisboa, no Brasil", ["BR", "PT"], []],
  ["campanha, no  Brasil", ["BR"], []],
  ["lançamento do tônico, no Brasil", ["BR"], []],
  ["criadores, no Brasil", ["BR"], []],
  ["creators, no Brasil", [], ["BR"]],
  ["com desconto, não Brasil", [], ["BR"]],
  ["creators, no de Brasil", [], ["BR"]],
  ["no creators from Brasil", [], ["BR"]],
])("'no' is 'in the' in Portuguese, and 'not' elsewhere: %s", (text, markets, banned) => {
  expect(placesOf(text)).toMatchObject({ markets, banned });
});

test.each<[string, string[], string[]]>([
  ["DE, not FR", ["DE"], ["FR"]],
  ["not FR", [], ["FR"]],
  ["IT, NO", [], []],
  ["IT, NO, SE", ["IT", "NO", "SE"], []],
])("codes of countries that are refused are left out: %s", (text, markets, banned) => {
  expect(placesOf(text)).toMatchObject({ markets, banned });
});
