import { expect, test } from "vitest";
import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import { BriefText } from "#/strategy/brief/brief-text.ts";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { takeUnknownWelcome } from "./included-unknown.ts";
import { takeWorkedWith } from "#/strategy/brief/left-out/worked-with.ts";

function welcome(source: string) {
  const text = new BriefText(source);
  return { names: takeUnknownWelcome(text), left: text.unparsed().map(({ text: words }) => words) };
}

const FIELDS: [name: string, words: string][] = [
  ["country", "country, countries, place, location, origin, Land, Herkunft, pays, país"],
  ["region", "region, Bundesland"],
  ["city", "city, cities, Stadt, ville, ciudad, cidade"],
  ["language", "language, languages, Sprache, langue, idioma"],
  ["gender", "gender, Geschlecht, genre, género"],
  [
    "followers",
    "follower, followers, follower count, followers count, Followerzahl, abonnés, seguidores, size",
  ],
  ["tier", "tier"],
  ["engagementRate", "engagement, engagement rate, ER"],
  ["avgViews", "views"],
  ["age", "age, Alter"],
  ["category", "topic, topics, category, categories, Thema, Themen, theme, tema"],
  ["brandNot", "brand, brands, brand history, Marke, Marken, marque, marques, marca, marcas"],
  ["verified", "verification"],
];

test.each(FIELDS)("%s may be unknown by every word for it: %s", (name, words) => {
  for (const word of words.split(", ")) {
    expect([word, welcome(`include those whose ${word} is unknown`)]).toEqual([
      word,
      { names: [name], left: [] },
    ]);
    expect([word, welcome(`unknown ${word} is fine`)]).toEqual([word, { names: [name], left: [] }]);
    expect([word, welcome(`unknown x${word} is fine`).names]).toEqual([word, []]);
  }
});

test.each(FILTER_NAMES.filter((name) => name !== "includeUnknown"))(
  "what a plan offers to say of %s is understood",
  (name) => {
    const { names, left } = welcome(`Include creators whose ${filterLabel(name)} is unknown`);

    expect([names.map(filterLabel).includes(filterLabel(name)), left]).toEqual([true, []]);
  },
);

const UNKNOWN =
  "unknown, missing, not known, unclear, unbekannt, nicht bekannt, fehlt, inconnu, inconnue, inconnus, desconocido, desconocidas, desconhecida, we do not know, you don't know, we don’t know, nobody knows, wir nicht kennen, wir nicht wissen";

test.each(UNKNOWN.split(", "))("what is %s is not known", (words) => {
  expect(welcome(`include creators whose city ${words}`)).toEqual({ names: ["city"], left: [] });
});

const FINE =
  "are fine, is ok, is okay, good, allowed, also welcome, too included, sind auch erlaubt, ist in Ordnung, willkommen, sont aussi bien, est bien, son permitidos, es permitida, são bem, é bien, fine too, welcome as well, erlaubt auch, may be in, can stay, should stay in, may be included, darf dabei sein, dürfen rein";

test.each(FINE.split(", ").filter((words) => words !== "são bem"))("they are welcome: %s", (words) => {
  expect(welcome(`creators of unknown city ${words}`)).toEqual({ names: ["city"], left: [] });
  expect(welcome(`creators of unknown city, ${words}`).names).toEqual(["city"]);
});

test.each(["include", "keep", "allow", "add", "nimm", "incluye", "inclure", "also include"])(
  "they are asked for: %s",
  (verb) => {
    for (const more of ["", "also ", "the ", "3 ", "the 3 "])
      expect(welcome(`${verb} ${more}influencers with an unknown city`).names).toEqual(["city"]);
    expect(welcome(`${verb} people where the city is missing`).names).toEqual(["city"]);
    expect(welcome(`${verb} the 3 accounts with unknown city`).names).toEqual(["city"]);
  },
);

test("several at once are several, and without a word of welcome nothing is", () => {
  expect(welcome("include unknown city. unknown age is fine").names).toEqual(["city", "age"]);
  expect(welcome("creators whose city is unknown").names).toEqual([]);
  expect(welcome("creators whose city is known are fine").names).toEqual([]);
});

const worked = (text: string) => takeWorkedWith(new BriefText(text), CONTEXT);

test.each(["or", "oder", "ou", "o", "nem", "ni", "and", "und", "et", "y", "e", "ya"])(
  "brands are listed: Shein %s Temu",
  (joint) => {
    expect(worked(`nobody who worked with Shein ${joint} Temu`)).toEqual(["shein", "temu"]);
  },
);

test.each([",", ", ", " , ", "/", " / "])("and by a sign: Shein%sTemu", (sign) => {
  expect(worked(`nobody who worked with Shein${sign}Temu`)).toEqual(["shein", "temu"]);
});

test("of a longer list the first five are read", () => {
  expect(worked("nobody who worked with aa, bb, cc, dd, ee, ff")).toEqual(["aa", "bb", "cc", "dd", "ee"]);
});

const NOBODY =
  "nobody who, no one who, noone that, none who, skip everyone who, skip those who, everyone who, anyone who, all who, those who, niemanden der, niemand die, keiner der, alle die, personne qui, aucune qui, nadie que, ninguém que, nenhum que";

test.each(NOBODY.split(", "))("whom a brand rules out: %s worked with Shein", (words) => {
  expect(worked(`${words} worked with Shein`)).toEqual(["shein"]);
  expect(worked(`${words} ever worked for Shein`)).toEqual(["shein"]);
  expect(worked(`x${words.replaceAll(" ", "x")} worked with Shein`)).toEqual([]);
});

test.each([
  "niemanden, der für dm getrommelt hat",
  "niemand, die mit dm gearbeitet haben",
  "keiner der schon für dm geworben hat",
  "personne qui a travaillé pour dm",
  "personne qui ait déjà collaboré avec dm",
  "nadie que ya haya trabajado con dm",
  "ninguém que já fez publi para dm",
  "ninguém que fizeram publi da dm",
  "nobody who did ads for dm",
  "nobody who did a campaign with dm",
  "nobody who has ever promoted dm",
  "nobody who posted for dm on the side",
  "nobody who advertised dm",
])("and in every language: %s", (text) => {
  expect(worked(text)).toEqual(["dm"]);
});

test.each([
  "us",
  "them",
  "me",
  "uns",
  "nous",
  "nosotros",
  "nós",
  "before",
  "videos",
  "creators",
  "brands",
  "competitors",
])("no brand is called: %s", (name) => {
  expect(worked(`nobody who worked with ${name}`)).toEqual([]);
});

test.each(["Airbus", "Lime", "Chaos", "Unbefore"])("and a brand may end like one of these: %s", (name) => {
  expect(worked(`nobody who worked with ${name}`)).toEqual([name.toLowerCase()]);
});

test.each([
  "No price = no problem",
  "gerne auch welche mit unbekanntem Preis",
  "ceux dont on ne connaît pas le tarif ça me va",
  "gente com preço desconhecido tb, pode ser",
  "con precio desconocido también vale",
  "jinka price pata nahi wo bhi ok",
])("whose price nobody knows may be welcome in any language: %s", (words) => {
  const { stated, unread } = readSaid(`Tea, 9.000 €, Berlin, ${words}`);

  expect([stated.filters?.includeUnknown, unread]).toEqual([["price"], null]);
});
