import { expect, test } from "vitest";
import { readSaid } from "./brief.fixtures.ts";
import { BriefText } from "./brief-text.ts";
import { takeDeliverables, takeObjective } from "./pieces.ts";
import { takeWishes } from "./reading/wishes.ts";
import type { Stated } from "./stated.ts";

function taken(source: string, take: (text: BriefText, stated: Stated) => void) {
  const [text, stated]: [BriefText, Stated] = [new BriefText(source), {}];
  take(text, stated);
  return { ...stated, left: text.unparsed().map(({ text: words }) => words) };
}

const OBJECTIVES: [string, string][] = [
  [
    "sales",
    "sales, conversion, conversions, purchase, purchases, orders, Verkauf, Verkäufe, Umsatz, Abverkauf, vente, ventes, ventas, vendas, ROAS, revenue, trial, trials, signup, sign-ups",
  ],
  [
    "traffic",
    "traffic, click, clicks, Klicks, visits, website visits, clics, cliques, tráfico, tráfego, Besuche, visites",
  ],
  [
    "engagement",
    "engagement, interaction, interactions, Interaktion, Interaktionen, comments, likes, interacción, interacciones, engajamento, interações",
  ],
  ["content", "UGC, content creation, user generated content, user-generated content, content production"],
  [
    "awareness",
    "awareness, Bekanntheit, Markenbekanntheit, reach, Reichweite, visibility, Sichtbarkeit, notoriété, visibilité, notoriedad, reconocimiento, alcance, portée, reconhecimento, notoriedade, visibilidade, visibilidad, brand building",
  ],
];

test.each(OBJECTIVES)("a campaign is for %s by every word for it", (objective, words) => {
  for (const word of words.split(", ")) {
    expect([word, taken(word, takeObjective)]).toEqual([word, { objective, left: [] }]);
    expect([word, taken(`x${word.replaceAll(" ", "x")}`, takeObjective).objective ?? null]).not.toEqual([
      word,
      objective,
    ]);
  }
});

test("sales lead before awareness, and both are read", () => {
  expect(taken("reach;sales", takeObjective)).toEqual({ objective: "sales", left: [] });
});

test.each([
  "engagement rate",
  "engagement rates",
  "engagement-rate",
  "engagement over 3 %",
  "engagement above 3",
  "engagement under 3",
  "engagement below 3",
  "engagement at least 3",
  "engagement at most 3",
  "engagement min 3",
  "engagement min. 3",
  "engagement max 3",
  "engagement max. 3",
  "engagement mindestens 3",
  "engagement mind. 3",
  "engagement über 3",
  "engagement unter 3",
  "engagement ab 3",
  "engagement von 3",
  "engagement of 3",
  "engagement plus de 3",
  "engagement más de 3",
  "engagement mais de 3",
  "engagement > 3",
  "engagement ≥3",
  "engagement = 3",
  "engagement rate over 3",
  "engagement: 3 %",
  "engagement 3,5%",
  "3 % engagement",
  "3% of engagement",
  "3 Prozent Engagement",
  "3 percent engagement",
  "3 por ciento de engagement",
  "3 pour cent d'engagement",
  "5k likes",
  "5 k+ likes",
  "1m likes",
])("a figure of creators is no goal: %s", (text) => {
  expect(taken(text, takeObjective).objective).toBeUndefined();
});

test.each([
  "engagement ratesx",
  "engagement and 3 reels",
  "engagement 3 reels",
  "3 engagement",
  "engagement over all",
])("and a goal beside a number is one: %s", (text) => {
  expect(taken(text, takeObjective).objective).toBe("engagement");
});

const made = (source: string) => {
  const { deliverables = [], left } = taken(source, takeDeliverables);
  return [deliverables.map(({ format, count }) => `${count} ${format}`), left];
};

test.each<[string, string[]]>([
  ["2 reels", ["2 reel"]],
  ["two reels each", ["2 reel"]],
  ["1 story", ["1 story"]],
  ["3 TikToks", ["3 video"]],
  ["3 TikTok videos", ["3 video"]],
  ["3 short videos", ["3 short"]],
  ["3 kurze Videos", ["3 video"]],
  ["2 Instagram reels", ["2 reel"]],
  ["2 YouTube shorts", ["2 short"]],
  ["1 carousel", ["1 carousel"]],
  ["4 posts", ["4 post"]],
  ["2 reels and 1 story each", ["2 reel", "1 story"]],
  ["10 reels", ["10 reel"]],
  ["11 reels", []],
  ["0 reels", []],
  ["2.5 reels", []],
  ["x2 reels", []],
  ["2 reelsx", []],
  ["reels first", []],
])("what every creator makes: %s", (text, pieces) => {
  expect(made(text)[0]).toEqual(pieces);
});

test.each([
  "each",
  "per creator",
  "pro Creator",
  "par créateur",
  "por creador",
  "por creadora",
  "por criador",
  "por criadora",
  "pro Person",
  "je Creator",
  "par personne",
  "cada uno",
  "cada una",
  "cada um",
])("nothing is left of: 2 reels %s", (words) => {
  expect(made(`2 reels ${words}`)[1]).toEqual([]);
});

const wishes = (source: string) =>
  takeWishes(new BriefText(source)).map(({ words, why }) => [words, why.split(" ")[0]]);

test.each([
  "one reel a week",
  "2 posts per month",
  "ein Reel pro Woche",
  "zwei Videos im Monat",
  "une story par semaine",
  "dos veces por semana",
  "três vezes ao mês",
  "once, one time each day",
  "daily stories",
  "weekly reels",
  "fortnightly posts",
  "biweekly content",
  "monthly content",
  "täglich Reels",
])("a plan has no rhythm: %s", (text) => {
  expect(wishes(text).map(([, why]) => why)).toEqual(["A"]);
});

test.each(["always-on", "always on", "evergreen", "Dauerkampagne", "fil rouge", "siempre activa"])(
  "a plan ends: %s",
  (text) => {
    expect(wishes(text)).toEqual([[text, "A"]]);
    expect(wishes(`x${text}x`)).toEqual([]);
  },
);

test.each([
  "must go viral",
  "should go viral",
  "goes viral",
  "going viral",
  "soll viral gehen",
  "muss viral gehen",
  "doit faire le buzz",
  "debe viralizarse",
  "tiene que viralizar",
  "deve viralizar",
  "viral",
  "guaranteed 5 % of sales",
  "garantierte Verkäufe",
])("nobody can promise it: %s", (text) => {
  expect(wishes(text)).toEqual([[text, "No"]]);
  expect(wishes(`tea, ${text}, women`)).toEqual([[text, "No"]]);
});

test.each([
  "usage",
  "usage rights",
  "with full usage rights",
  "incl. exclusivity",
  "plus exclusive rights",
  "whitelisting",
  "spark ads",
  "buyout",
  "paid licensing",
  "mit Nutzungsrechte",
  "inkl. Exklusivität",
  "avec droits d'utilisation",
  "exclusivité",
  "con derechos de uso",
  "exclusividad",
  "exclusividade",
  "direitos de uso",
])("rights need their months: %s", (text) => {
  expect(wishes(text)).toEqual([[text, "Say"]]);
});

test.each([
  "only reels",
  "just stories",
  "nur Reels",
  "seulement stories",
  "solo reels",
  "no reels",
  "ohne Stories",
  "sans reels",
  "sem reels",
  "reels only",
  "bina reels",
  "reels nahin",
])("which kind of piece the plan chooses: %s", (text) => {
  expect(wishes(text)).toEqual([[text, "The"]]);
});

test.each(["only TikTok", "no TikTok", "TikTok only", "onlyx reels"])(
  "and that is about the platform: %s",
  (text) => {
    expect(wishes(text)).toEqual([]);
  },
);

test.each([
  ["2 reels and 3 stories each", { reel: 2, story: 3 }, undefined],
  ["ein Reel + 2 Storys pro Person", { reel: 1, story: 2 }, undefined],
  ["1 vidéo dédiée YouTube", { video: 1 }, ["youtube"]],
  ["1 vídeo dedicado no YouTube por criador", { video: 1 }, ["youtube"]],
  ["one dedicated YouTube video", { video: 1 }, ["youtube"]],
  ["1 carrossel por criador", { carousel: 1 }, undefined],
  ["1 carrusel y 2 historias cada uno", { carousel: 1, story: 2 }, undefined],
  ["2 Instagram reels each", { reel: 2 }, ["instagram"]],
  ["1 sponsored post and 2 stories per creator", { post: 1, story: 2 }, undefined],
  ["2 reels har creator", { reel: 2 }, undefined],
])("how a piece is made and where is read with it: %s", (text, pieces, platforms) => {
  const { stated, unparsed } = readSaid(`Serum, 9.000 €, ${text}`);
  const { deliverables = [], filters = {}, product } = stated;

  expect(Object.fromEntries(deliverables.map(({ format, count }) => [format, count]))).toEqual(pieces);
  expect([stated.platforms, filters.keywords, product, unparsed]).toEqual([
    platforms,
    undefined,
    "Serum",
    [],
  ]);
});
