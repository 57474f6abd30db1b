import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { wordList } from "./phrases.ts";
import { meaningOf } from "./reading.fixtures.ts";

test("a word is of a list as a whole, or by the stem that it begins with", () => {
  const list = wordList("now moved", "liv resid");
  const words = ["now", "moved", "living", "resides", "liv", "nowhere", "alive", "no", ""];

  expect(words.filter((word) => list.test(word))).toEqual(["now", "moved", "living", "resides", "liv"]);
  expect(["a", "", "able"].map((word) => wordList("", "ab").test(word))).toEqual([false, false, true]);
  expect(["a", "ab", ""].map((word) => wordList("a").test(word))).toEqual([true, false, false]);
});

test.each<[string, string, Partial<Filters>]>([
  [
    "short post talk talks talking speak focus focused focusing interested specialised",
    "_ on sourdough",
    { keywords: ["sourdough"] },
  ],
  ["sprechen reden posten bloggen", "_ zum Sauerteig", { keywords: ["sauerteig"] }],
  ["hablan habla hablen publican", "_ de cerámica", { keywords: ["cerámica"] }],
  ["falam falem publicam", "_ de cerâmica", { keywords: ["cerâmica"] }],
  ["parlent parle parlant publient", "_ de céramique", { keywords: ["céramique"] }],
  ["contenido contenidos", "_ de cerámica", { keywords: ["cerámica"] }],
  ["conteúdo conteúdos", "_ de cerâmica", { keywords: ["cerâmica"] }],
  ["contenu contenus", "_ de céramique", { keywords: ["céramique"] }],
  ["charge cost ask take want", "who don't _ more than 500 €", { price: { max: 500, currency: "EUR" } }],
  ["cobren cuesten piden pidan", "que no _ más de 500 €", { price: { max: 500, currency: "EUR" } }],
  ["cobrem custem pedem", "que não _ mais de 500 €", { price: { max: 500, currency: "EUR" } }],
  ["verlangen nehmen", "die nicht _ mehr als 500 €", { price: { max: 500, currency: "EUR" } }],
  ["living lives based located now", "from Turkey _ in Germany", { country: ["DE"] }],
  ["wohnt wohnen lebt leben wohnhaft", "aus der Türkei _ in Deutschland", { country: ["DE"] }],
  ["basée vit vivant vivent habite", "de Turquie _ en Allemagne", { country: ["DE"] }],
  ["viven", "de Turquía _ en Alemania", { country: ["DE"] }],
  ["morando moram", "da Turquia _ na Alemanha", { country: ["DE"] }],
])("each of %s says the same in: %s", (words, text, filters) => {
  for (const word of words.split(" "))
    expect([word, meaningOf(text.replace("_", word)).filters]).toEqual([word, filters]);
});

test("an unknown word with an ending of praise is no topic", () => {
  const endings =
    "ed ful less ous ive able ible ish est ier ly ig ige igen iger liche lichen licher ische ischen ischer bare baren barer same samen lose losen ierte ierten ierter";

  for (const ending of endings.split(" "))
    expect(meaningOf(`blorp${ending} creators`)).toEqual({ filters: {}, unparsed: [`blorp${ending}`] });
  expect(meaningOf("blorp creators").filters).toEqual({ keywords: ["blorp"] });
});

test.each([
  "competitor competitors rival rivals Konkurrenz Konkurrenten rivales rivaux concurrent concurrents",
  "competidor competidores competencia rivais concorrente concorrentes concorrência",
])("a word for rivals asks for no work with the brand: %s", (words) => {
  for (const word of words.split(" "))
    expect([word, meaningOf(`${word} Veganz`, { brands: ["Veganz"] }).filters]).toEqual([word, {}]);
});
