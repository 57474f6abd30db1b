import { CATEGORIES } from "@app/contract/discovery/categories";
import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "./brief.fixtures.ts";

const read = (text: string) => readSaid(text, CONTEXT).stated;

const TOPICS: Record<string, string> = {
  "protein powder, gym wear": "fitness",
  "chocolate, Kombucha": "food",
  "pflanzliche Milch": "vegan",
  "Hautpflege, sun serum": "skincare",
  "lipstick, maquillage": "makeup",
  "shampoo, Haarpflege": "haircare",
  "perfume, Kosmetik": "beauty",
  "sneakers, Wintermode": "fashion",
  "jewellery, Schmuck": "jewellery",
  pilates: "fitness",
  "vitamins, Gesundheit": "health",
  "hotel, viajes": "travel",
  "headphones, software": "tech",
  "esports, jeux video": "gaming",
  "insurance, banking": "finance",
  "course, Bildung": "education",
  stroller: "parenting",
  "dogs, Katzenfutter": "pets",
  "candles, Einrichtung": "home-decor",
  "sofa, muebles": "furniture",
  gardening: "garden",
  Musik: "music",
  sport: "sports",
  Fußball: "football",
  "e-bike, voiture": "automotive",
  "books, livros": "books",
  lifestyle: "lifestyle",
  "nachhaltig, zero waste": "sustainability",
  "wine, cerveza": "alcohol",
  "bière sans alcool, alkoholfreier Wein": "food",
};

test("words of products name the topic whose creators fit, and no other", () => {
  const named = Object.keys(TOPICS).flatMap((words) =>
    words.split(", ").map((word) => {
      const { categories, filters } = read(`4k €, ${word}`);
      return [word, categories ?? filters?.category];
    }),
  );

  expect(named).toEqual(
    Object.entries(TOPICS).flatMap(([words, topic]) => words.split(", ").map((word) => [word, [topic]])),
  );
  expect(Object.values(TOPICS).filter((topic) => !CATEGORIES.some((one) => one === topic))).toEqual([]);
});

test("a product can be of several topics, and each is named once", () => {
  expect(read("Launch of a vegan protein bar in Germany, 4k €").categories).toEqual([
    "vegan",
    "fitness",
    "food",
  ]);
  expect(read("Launch of a woven thing in Germany, 4k €").categories).toBeUndefined();
});

test("where a product is named, what else is said is no topic", () => {
  expect(read("Launch of a protein bar in Germany, 4k €, no travel creators").categories).not.toContain(
    "travel",
  );
});

test.each([
  ["sales, Verkäufe, ventes, ventas, vendas, ROAS, sign-ups", "sales"],
  ["traffic, Klicks, clics, visitas web visits, tráfico, tráfego", "traffic"],
  ["engagement, Interaktionen, likes, interacciones, interações", "engagement"],
  ["UGC, content creation, user generated content", "content"],
  ["awareness, Reichweite, visibilité, notoriedad, alcance, brand building", "awareness"],
])("a goal in any of: %s", (words, objective) => {
  for (const word of words.split(", "))
    expect([word, read(`4k €, ${word}`).objective]).toEqual([word, objective]);
});

test("of several goals what is counted in money leads", () => {
  expect(read("4k €, awareness and engagement").objective).toBe("engagement");
  expect(read("4k €, awareness, traffic and sales").objective).toBe("sales");
  expect(readSaid("4k €, tea, awareness, sales, sales again", CONTEXT).unparsed).toEqual(["again"]);
});

test.each([
  ["moms, mothers, Mütter, Frauen, mujeres, femmes, women", "female"],
  ["dads, fathers, Männer, hombres, men", "male"],
])("people to reach, in any of: %s", (words, gender) => {
  for (const word of words.split(", ")) expect([word, read(`4k €, ${word}`).gender]).toEqual([word, gender]);
});

test("women and men together are everybody", () => {
  const { stated, unparsed } = readSaid("4k €, tea, women and men", CONTEXT);

  expect(stated).not.toHaveProperty("gender");
  expect(unparsed).toEqual([]);
});

test.each([
  ["nano creators", ["nano"]],
  ["Micro-Influencer", ["micro"]],
  ["mid creators", ["mid"]],
  ["mid and macro", ["mid", "macro"]],
  ["macro influencers or mega creators", ["macro", "mega"]],
])("a size of creators: %s", (text, tiers) => {
  expect(read(`4k €, ${text}`).tiers?.toSorted()).toEqual(tiers.toSorted());
});

test.each([
  ["3 reels each", [{ format: "reel", count: 3 }]],
  [
    "two stories and 1 post per creator",
    [
      { format: "story", count: 2 },
      { format: "post", count: 1 },
    ],
  ],
  ["3 TikToks", [{ format: "video", count: 3 }]],
  ["1 YouTube short", [{ format: "short", count: 1 }]],
  ["1 carousel pro Creator", [{ format: "carousel", count: 1 }]],
  ["10 videos", [{ format: "video", count: 10 }]],
  ["11 videos", undefined],
  ["0 videos", undefined],
])("pieces that each creator makes: %s", (text, deliverables) => {
  expect(read(`4k €, tea, ${text}`).deliverables).toEqual(deliverables);
});

test.each([
  ["TikTok", ["tiktok"], undefined],
  ["Instagram and YouTube", ["instagram", "youtube"], undefined],
  ["no TikTok", undefined, ["tiktok"]],
  ["Instagram statt TikTok", ["instagram"], ["tiktok"]],
  ["not on YouTube, TikTok", ["tiktok"], ["youtube"]],
  ["TikTok, but no TikTok lives", ["tiktok"], undefined],
])("platforms: %s", (text, platforms, withoutPlatforms) => {
  const { rules, ...stated } = read(`4k €, tea, ${text}`);

  expect([stated.platforms, rules?.map(({ value }) => value)]).toEqual([platforms, withoutPlatforms]);
});

test.each([
  ["in Spanish", ["es"]],
  ["auf Deutsch, en français", ["de", "fr"]],
  ["Spanish-speaking creators, in Spanish", ["es"]],
  ["spanish wine", undefined],
  ["in Korea", undefined],
  ["in Gujarat", undefined],
])("languages: %s", (text, languages) => {
  expect(read(`4k €, ${text}`).languages).toEqual(languages);
});

test.each([
  ["women 18-34", { min: 18, max: 34 }],
  ["aged 25 to 40", { min: 25, max: 40 }],
  ["zwischen 18 und 34 Jahren", { min: 18, max: 34 }],
  ["de 25 à 40 ans", { min: 25, max: 40 }],
  ["25+", { min: 25, max: null }],
  ["over 30 years", { min: 30, max: null }],
  ["women over 30", { min: 30, max: null }],
  ["under 30 years", { min: null, max: 30 }],
  ["men under 30", { min: null, max: 30 }],
  ["over 20 years, under 30 years", { min: 20, max: 30 }],
  ["Gen Z", { min: 14, max: 29 }],
  ["over 30 %", undefined],
  ["10-20 days", undefined],
])("ages: %s", (text, age) => {
  expect(read(`4k €, tea, ${text}`).age).toEqual(age);
});
