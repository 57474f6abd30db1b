import { CATEGORIES } from "@app/contract/discovery/categories";
import { expect, test } from "vitest";
import { namesInterest, readInterests } from "./interests.ts";

/** Words of sheets for each category, the last of them in another language where there is one. */
const WORDS: Record<string, string> = {
  beauty: "cosmetics, Kosmetik",
  makeup: "make-up, maquillaje",
  skincare: "skin, Hautpflege",
  haircare: "hair, Haare",
  fashion: "clothing, Mode",
  jewellery: "watches, Schmuck",
  fitness: "gym, crossfit, pilates",
  health: "nutrition, Gesundheit",
  wellness: "mindfulness, bienestar",
  food: "recipes, Kochen",
  vegan: "plant-based, vegano",
  alcohol: "wine, cocktails",
  travel: "tourism, Reisen",
  tech: "gadgets, Technik",
  gaming: "esports, Spiele",
  gambling: "betting, poker",
  finance: "investing, Finanzen",
  business: "marketing, negocios",
  education: "school, Bildung",
  parenting: "moms, Familie",
  kids: "toys, Kinder",
  pets: "dogs, Haustiere",
  "home-decor": "interior, Wohnen",
  furniture: "Möbel, muebles",
  garden: "plants, Garten",
  diy: "crafts, basteln",
  music: "singer, Musik",
  dance: "dancer, Tanz",
  comedy: "memes, humor",
  entertainment: "shows, Unterhaltung",
  movies: "films, cinema",
  news: "journalism, Nachrichten",
  sports: "tennis, deportes",
  football: "soccer, Fußball",
  automotive: "cars, Auto",
  photography: "photos, Fotografie",
  art: "painting, Kunst",
  design: "architecture, graphic design",
  books: "booktok, Bücher",
  lifestyle: "vlogs, estilo de vida",
  luxury: "Luxus, lujo",
  weddings: "bride, Hochzeit",
  sustainability: "zero waste, Nachhaltigkeit",
  politics: "activism, Politik",
  spirituality: "astrology, religion",
};
const LISTED = Object.entries(WORDS).flatMap(([category, words]) =>
  words
    .split(", ")

    .map((word): [string, string] => [word, category]),
);

test("what sheets call an interest becomes the category of the filters, and stays a keyword", () => {
  const read = LISTED.map(([word]) => [word, readInterests(word).categories]);

  expect(read).toEqual(LISTED.map(([word, category]) => [word, [category]]));
  expect(LISTED.filter(([word]) => readInterests(word).keywords.length !== 1)).toEqual([]);
});

test("the name of a category is that category, and no keyword", () => {
  const names = CATEGORIES.map((category) => category.replaceAll("-", " "));

  expect(names.map((name) => readInterests(name))).toEqual(
    CATEGORIES.map((category) => ({ categories: [category], keywords: [] })),
  );
});

test.each<[string, string[], string[]]>([
  ["Music & Dance", ["music", "dance"], ["music dance"]],
  ["beauty, vegan", ["beauty", "vegan"], []],
  ["Food and Travel", ["food", "travel"], []],
  ["Mode und Beauty", ["fashion", "beauty"], []],
  ["Beauty + Fashion / Food", ["beauty", "fashion", "food"], []],
  ["Science", ["tech", "education"], ["science"]],
  ["Vegan cooking", ["vegan", "food"], ["vegan cooking"]],
  ["skin cancer awareness", [], ["skin cancer awareness"]],
  ["beauty | beauty; beauty", ["beauty"], []],
  ["Bier ohne Alkohol", ["food"], ["bier ohne alkohol", "non-alcoholic beer"]],
  ["no alcohol", [], ["no alcohol"]],
  ["Food (no vegan)", ["food"], ["food no vegan"]],
  ["Reisen ohne Politik", ["travel"], ["reisen ohne politik"]],
  ["Beekeeping", [], ["beekeeping"]],
  ["", [], []],
  ["--, food", ["food"], []],
])("the cell %j is about %j and says %j", (cell, categories, keywords) => {
  expect(readInterests(cell)).toEqual({ categories, keywords });
});

test("of a list eight interests count, and a keyword has sixty letters at most", () => {
  const words = "a1 a2 a3 a4 a5 a6 a7 a8 a9".split(" ");

  expect(readInterests(words.join(",")).keywords).toEqual(words.slice(0, 8));
  expect(readInterests("x".repeat(60)).keywords).toHaveLength(1);
  expect(readInterests("x".repeat(61)).keywords).toEqual([]);
});

test("a name of an interest is told from a phrase with one in it", () => {
  expect(["Music & Dance", "gym, chess", "Beauty und mehr"].filter(namesInterest)).toHaveLength(3);
  expect(["Vegan cooking", "skin cancer awareness", "chess"].filter(namesInterest)).toEqual([]);
});

test("between two signs there is no interest", () => {
  expect(readInterests("Food / & true crime")).toEqual({ categories: ["food"], keywords: ["true crime"] });
});
