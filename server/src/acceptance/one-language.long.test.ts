import { expect, test, vi } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { parseQuery, readTable } from "#/discovery/index.ts";
import { FIGURES, FORMAT_WORDS, PLATFORM_WORDS } from "#/language/media/media.ts";
import { CURRENCY_WORDS } from "#/language/money/currencies.ts";
import { COUNTS, PERCENT_WORDS } from "#/language/numbers/counts.ts";
import { SCALES } from "#/language/numbers/scales.ts";
import { GENDER_WORDS, STATUS_WORDS, TIER_WORDS } from "#/language/people/people.ts";
import { citiesNamed, cityNames } from "#/language/places/cities.ts";
import { countries, origin } from "#/language/places/countries.ts";
import { isCommonLanguage, languages } from "#/language/places/languages.ts";
import { placesNamed } from "#/language/places/places.ts";
import { regions } from "#/language/places/regions.ts";
import { addDays, MONTHS, RELATIVE_DAYS, TIME_UNITS, WEEKDAYS } from "#/language/time/calendar.ts";
import { TOPICS } from "#/language/topics/topics.ts";
import { statusIn } from "#/strategy/assistant/writes/reading/read-status.ts";
import { completeFlight } from "#/strategy/brief/flight/flight.ts";
import answers from "#/strategy/one-language.fixtures.json" with { type: "json" };
import { byLength } from "./test-length.fixtures.ts";

// Every word is asked of three readers, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

const TODAY = "2026-11-21";
/** Each name is read in two sentences, and there are 27,000 cities and 10,000 regions: every so many is asked. */
const CITY_STEP = byLength({ short: 97, long: 23 });
const REGION_STEP = byLength({ short: 97, long: 13 });

/** Words of another kind, such as May, Male and Boda (weddings): behind "in" they may be either. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  ...MONTHS.keys(),
  ...Object.values(GENDER_WORDS).flat(),
  ...TOPICS.keys(),
  ...languages().keys(),
]);

/** In a table "not a number", and "as above" in two languages. */
const NO_CELLS = new Set(["Nan", "Same", "Sama"]);

/** Parts of topics that are verbs of grammar in a search, a way to be reached, or an attribute. */
const NO_KEYWORDS = new Set(["drink", "drinks", "run", "runs", "phone", "phones", "talla grande"]);

/** "Run" is a verb, and the Indian Premier League a season whose days a plan asks for. */
const NO_PRODUCTS = new Set(["run", "ipl"]);

/** In a sentence a verb, where somebody lives; as a noun with its capital it is the topic. */
const VERBS = new Set(["wohnen"]);

test("a country that one reader knows, all know", () => {
  const names = [...countries()].flatMap(([name, [first]]) =>
    first?.codes.length === 1 && isOnly(name, "country")
      ? [{ name: titled(name), code: first.codes[0] }]
      : [],
  );
  const cells = cellsOf("country", names);

  expect(wrong(names, ({ name, code }) => searched(`creators in ${name}`).country?.[0] === code)).toEqual([]);
  expect(wrong(names, ({ name, code }) => planned(`in ${name}`).markets?.[0] === code)).toEqual([]);
  expect(wrong(names, ({ name, code }) => cells.get(name)?.country === code)).toEqual([]);
});

test("a group of countries that the search knows, the plan knows", () => {
  const names = [...countries()].flatMap(([name, [first]]) =>
    first && first.codes.length > 1 ? [{ name: titled(name), code: first.codes.join(" ") }] : [],
  );

  expect(
    wrong(names, ({ name, code }) => searched(`creators in ${name}`).country?.join(" ") === code),
  ).toEqual([]);
  expect(wrong(names, ({ name, code }) => planned(`in ${name}`).markets?.join(" ") === code)).toEqual([]);
});

test("a people or an adjective of a country that one reader knows, all know", () => {
  const names = [...origin()].flatMap(([name, { country }]) =>
    placesNamed(name).length === 1 ? [{ name: titled(name), code: country }] : [],
  );
  const cells = cellsOf("country", names);

  expect(wrong(names, ({ name, code }) => searched(`${name} creators`).country?.[0] === code)).toEqual([]);
  expect(wrong(names, ({ name, code }) => planned(`${name} creators`).markets?.[0] === code)).toEqual([]);
  expect(wrong(names, ({ name, code }) => cells.get(name)?.country === code)).toEqual([]);
});

test("a region that one reader knows, all know", () => {
  const names = [...regions()].flatMap(([name, [first]], index) =>
    first && index % REGION_STEP === 0 && placesNamed(name).length === 1
      ? [{ name: titled(name), code: first.region }]
      : [],
  );
  const cells = cellsOf("country", names);

  expect(wrong(names, ({ name, code }) => searched(`creators in ${name}`).region?.[0] === code)).toEqual([]);
  expect(wrong(names, ({ name, code }) => planned(`in ${name}`).regions?.[0] === code)).toEqual([]);
  expect(wrong(names, ({ name, code }) => cells.get(name)?.country === code.slice(0, 2))).toEqual([]);
});

test("a city that one reader knows, all know, behind a word such as in", () => {
  const names = cityNames()
    .filter(
      (name, index) =>
        index % CITY_STEP === 0 && /^\p{L}/u.test(name) && isOnly(name, "city") && !OTHER_WORDS.has(name),
    )
    .map((name) => ({ name: titled(name), readings: citiesNamed(name).map(({ city }) => city) }))
    .map((one) => ({ ...one, code: one.readings[0] }));
  const cells = cellsOf("city", names);

  expect(names.length).toBeGreaterThan(200);
  expect(wrong(names, isReadAsCity)).toEqual([]);
  expect(wrong(names, ({ name, code }) => planned(`in ${name}`).cities?.[0] === code)).toEqual([]);
  // A table without a country asks which of several towns is meant, and keeps the name as it is written.
  expect(
    wrong(
      names.filter(({ name }) => !NO_CELLS.has(name)),
      ({ name, readings }) => readings.some((city) => city === cells.get(name)?.city),
    ),
  ).toEqual([]);
});

/** The likeliest city, and no other reading than those of the name. */
function isReadAsCity({ name, code, readings }: City): boolean {
  const { filters, alternatives } = parseQuery(`creators in ${name}`, { today: TODAY });
  const others = alternatives.flatMap(({ filters: { city } }) => city ?? []);
  return filters.city?.[0] === code && others.every((city) => city !== code && readings.includes(city));
}

interface City {
  name: string;
  code: string | undefined;
  readings: string[];
}

test("a language that one reader knows, all know", () => {
  // "Dança" is a dance in Portuguese, and Danish in Turkish without its mark.
  const names = [...languages()].flatMap(([name, [first]]) =>
    first &&
    name !== "danca" &&
    isCommonLanguage(first.code) &&
    !name.includes(" ") &&
    placesNamed(name).length === 0
      ? [{ name, code: first.code }]
      : [],
  );
  const cells = cellsOf("language", names);

  expect(
    wrong(names, ({ name, code }) => searched(`creators speaking ${name}`).language?.[0] === code),
  ).toEqual([]);
  expect(wrong(names, ({ name, code }) => planned(`in ${name}`).languages?.[0] === code)).toEqual([]);
  expect(wrong(names, ({ name, code }) => cells.get(name)?.language === code)).toEqual([]);
});

test("a currency that one reader knows, all know", () => {
  const names = [...CURRENCY_WORDS].map(([word, { code, isWord, isOpen }]) => ({
    name: isWord ? word.toUpperCase() : word,
    code,
    // A table asks which of several currencies is meant, and reads no price until somebody says.
    ofCell: isOpen || word === "$" ? null : code,
  }));
  const cells = cellsOf("price", names, (name) => `700 ${name}`);

  expect(
    wrong(names, ({ name, code }) => searched(`under 700 ${name} per reel`).price?.currency === code),
  ).toEqual([]);
  expect(wrong(names, ({ name, code }) => planned(`700 ${name}`, "").budget?.currency === code)).toEqual([]);
  expect(wrong(names, ({ name, ofCell }) => (cells.get(name)?.price?.currency ?? null) === ofCell)).toEqual(
    [],
  );
});

test("a scale that one reader knows, all know", () => {
  const names = [...SCALES].map(([word, { factor }]) => ({
    name: word === "l" ? "L" : word,
    code: 7 * factor,
  }));
  const single = names.filter(({ name }) => !name.includes(" "));
  const cells = cellsOf("views", single, (name) => `7 ${name}`);

  expect(
    wrong(
      names,
      ({ name, code }) => searched(`over 7${glue(name)}${name} followers`).followers?.min === code,
    ),
  ).toEqual([]);
  expect(
    wrong(
      names,
      ({ name, code }) => planned(`creators over 7${glue(name)}${name} followers`).followers?.min === code,
    ),
  ).toEqual([]);
  expect(wrong(single, ({ name, code }) => cells.get(name)?.avgViews === code)).toEqual([]);
});

test("a number in words that the search knows, the plan knows", () => {
  const names = [...COUNTS].flatMap(([name, code]) => (code > 1 && name !== "once" ? [{ name, code }] : []));

  expect(wrong(names, ({ name, code }) => searched(`find ${name} creators`).limit === code)).toEqual([]);
  expect(wrong(names, ({ name, code }) => planned(`exactly ${name} creators`).maxCreators === code)).toEqual(
    [],
  );
});

test("a word for followers that one reader knows, all know", () => {
  const names = FIGURES.followers.split(", ").map((name) => ({ name, code: 7000 }));
  const cells = cellsOf("followers", names, (name) => `7000 ${name}`);

  expect(wrong(names, ({ name, code }) => searched(`over 7000 ${name}`).followers?.min === code)).toEqual([]);
  expect(wrong(names, ({ name, code }) => planned(`over 7000 ${name}`).followers?.min === code)).toEqual([]);
  expect(wrong(names, ({ name, code }) => cells.get(name)?.followers === code)).toEqual([]);
});

test("a word for per cent that one reader knows, all know", () => {
  const names = PERCENT_WORDS.map((name) => ({ name, code: 3 }));
  const cells = cellsOf("engagement rate", names, (name) => `3 ${name}`);

  expect(
    wrong(names, ({ name }) => searched(`engagement rate over 3 ${name}`).engagementRate?.min === 3),
  ).toEqual([]);
  expect(wrong(names, ({ name }) => planned(`at least 40 ${name} on TikTok`).rules?.[0]?.min === 40)).toEqual(
    [],
  );
  expect(wrong(names, ({ name }) => cells.get(name)?.engagementRate === 3)).toEqual([]);
});

test("a month or weekday that the search knows, the plan knows", () => {
  const months = [...MONTHS].map(([name, code]) => ({ name, code }));
  const weekdays = [...WEEKDAYS].map(([name, code]) => ({ name, code }));

  expect(
    wrong(months, ({ name }) => searched(`posted since ${name}`).lastPostWithinDays !== undefined),
  ).toEqual([]);
  expect(wrong(months, ({ name, code }) => flightOf(`in ${name} 2027`).from === day(2027, code))).toEqual([]);
  const single = weekdays.filter(({ name }) => !name.includes(" "));
  expect(
    wrong(single, ({ name }) => searched(`posted since ${name}`).lastPostWithinDays !== undefined),
  ).toEqual([]);
  expect(wrong(weekdays, ({ name }) => planned(`next ${name}`).flight?.from !== undefined)).toEqual([]);
});

test("a month that one reader knows, a cell knows", () => {
  const months = [...MONTHS].map(([name, code]) => ({ name, code }));
  const cells = cellsOf("last contact", months, (name) => `3 ${name} 2026`);

  expect(
    wrong(
      months,
      ({ name, code }) => cells.get(name)?.lastContact === `2026-${String(code).padStart(2, "0")}-03`,
    ),
  ).toEqual([]);
});

test("a unit of time that the search knows, the plan knows", () => {
  const units = [...TIME_UNITS].flatMap(([name, code]) =>
    [1, 7, 30].includes(code) && name.length > 1 ? [{ name, code }] : [],
  );

  expect(
    wrong(
      units,
      ({ name, code }) => searched(`active in the last 3 ${name}`).lastPostWithinDays === 3 * code,
    ),
  ).toEqual([]);
  expect(wrong(units, ({ name, code }) => planned(`3 ${name}`).flight?.days === 3 * code)).toEqual([]);
});

test("a word for women or men, and for a size of creators, that one reader knows, all know", () => {
  const genders = (["female", "male"] as const).flatMap((code) =>
    GENDER_WORDS[code].map((name) => ({ name, code })),
  );
  const tiers = (["nano", "micro", "mid", "macro", "mega"] as const).flatMap((code) =>
    TIER_WORDS[code].map((name) => ({ name, code })),
  );
  const cells = cellsOf("gender", genders);

  expect(wrong(genders, ({ name, code }) => searched(`${name} in Berlin`).gender?.[0] === code)).toEqual([]);
  expect(wrong(genders, ({ name, code }) => planned(`for ${name}`).gender === code)).toEqual([]);
  expect(wrong(genders, ({ name, code }) => cells.get(name)?.gender === code)).toEqual([]);
  expect(wrong(tiers, ({ name, code }) => searched(`${name} in Berlin`).tier?.[0] === code)).toEqual([]);
  expect(wrong(tiers, ({ name, code }) => planned(`only ${name} creators`).tiers?.[0] === code)).toEqual([]);
});

test("a word for how far talks are that one reader knows, all know", () => {
  const names = [...STATUS_WORDS].map(([name, code]) => ({ name, code }));
  const cells = cellsOf("status", names);

  expect(wrong(names, ({ name, code }) => searched(`creators, status ${name}`).status?.[0] === code)).toEqual(
    [],
  );
  expect(wrong(names, ({ name, code }) => statusIn(`set @lena to ${name}`)?.status === code)).toEqual([]);
  expect(wrong(names, ({ name, code }) => cells.get(name)?.status === code)).toEqual([]);
});

test("a day such as yesterday that one reader knows, all know", () => {
  const days = [...RELATIVE_DAYS].map(([name, code]) => ({ name, code: addDays(TODAY, code) }));
  const before = days.filter(({ code }) => code <= TODAY);
  const later = days.filter(({ code }) => code > TODAY);
  // A cell says it of the day on which it was written, which nobody knows.
  const cells = cellsOf("last contact", before);

  expect(
    wrong(before, ({ name, code }) => searched(`last contact ${name}`).lastContact?.min === code),
  ).toEqual([]);
  expect(wrong(later, ({ name, code }) => planned(`from ${name}`).flight?.from === code)).toEqual([]);
  expect(wrong(before, ({ name }) => cells.get(name)?.lastContact === undefined)).toEqual([]);
});

test("a platform or a kind of post that one reader knows, all know", () => {
  const platforms = ["instagram", "youtube", "tiktok"].flatMap((code) =>
    (PLATFORM_WORDS.get(code) ?? []).map((name) => ({ name, code })),
  );
  const formats = ["reel", "story", "video", "carousel", "post"].flatMap((code) =>
    (FORMAT_WORDS.get(code) ?? []).map((name) => ({ name, code })),
  );
  const rows = readTable(
    `handle,platform\n${platforms.map(({ name }, at) => `user_${at},${name}`).join("\n")}`,
    {
      fileName: null,
      mapping: [],
      platform: null,
    },
  );

  expect(
    wrong(platforms, ({ name, code }) => searched(`creators on ${name}`).platform?.[0] === code),
  ).toEqual([]);
  expect(wrong(platforms, ({ name, code }) => planned(`on ${name}`).platforms?.[0] === code)).toEqual([]);
  expect(rows.accounts.map(({ platform }) => platform)).toEqual(platforms.map(({ code }) => code));
  // "Who post about tea": alone it is a verb.
  const nouns = formats.filter(({ name }) => name !== "post");
  expect(wrong(nouns, ({ name, code }) => searched(`${name} about tea`).format?.[0] === code)).toEqual([]);
  expect(
    wrong(formats, ({ name, code }) => planned(`3 ${name} each`).deliverables?.[0]?.format === code),
  ).toEqual([]);
});

test("a word for a topic that one reader knows, all know", () => {
  const words = [...TOPICS].map(([word, readings]) => ({ name: word.replace("*", ""), readings }));
  const cells = cellsOf("category", words);
  const areAll = (found: readonly string[] = [], { readings }: (typeof words)[number]) =>
    readings.every(({ category }) => found.includes(category));
  const names = words.filter(({ readings }) => readings.every(({ use }) => use === "names"));
  const parts = words.filter(({ readings }) => readings.every(({ use }) => use === "parts"));

  expect(wrong(words, (word) => areAll(cells.get(word.name)?.categories, word))).toEqual([]);
  const nouns = names.filter(({ name }) => !VERBS.has(name));
  expect(wrong(nouns, (word) => areAll(searched(`${word.name} creators`).category, word))).toEqual([]);
  expect(wrong(parts, (word) => NO_KEYWORDS.has(word.name) || isAboutTopic(`${word.name} creators`))).toEqual(
    [],
  );
  // What is launched ends before a word such as "in".
  const products = [...names, ...parts].filter(
    ({ name }) => !NO_PRODUCTS.has(name) && !/(?<!\p{L})\p{L}{1,3} /u.test(name),
  );
  expect(wrong(products, (word) => areAll(categoriesOf(word.name), word))).toEqual([]);
});

test("the words around a name choose what it means", () => {
  expect(searched("a nice creator in Nice")).toMatchObject({ city: ["nice"] });
  expect(searched("Essen").category).toEqual(["food"]);
  expect(searched("Influencer in Essen").city).toEqual(["essen"]);
  expect(planned("a nice cake").cities).toBeUndefined();
  expect(planned("in Nice").cities).toEqual(["nice"]);
  expect(planned("you may plan it").flight).toBeUndefined();
  expect(planned("in May").flight?.from).toBe("2027-05-01");
  expect(searched("over 5L views").views?.min).toBe(500_000);
  expect(planned("a 5l keg").budget).toEqual({ amount: 400_000, currency: "EUR" });
});

test.each(answers.searches)("a search in people's own words: $text", ({ text, filters }) => {
  expect(searched(text)).toEqual(filters);
});

/** Which named day it leads to is tested where it is read. */
function daysOf({ event: _event, ...days }: NonNullable<ReturnType<typeof planned>["flight"]>) {
  return days;
}

test.each(answers.briefs)("a brief in people's own words: $text", ({ text, slots }) => {
  const { stated } = readSaid(text, { today: TODAY, currency: "EUR" });
  const { budget, markets, regions: parts, cities, flight, languages: spoken, gender, age } = stated;

  expect({
    ...(budget && { budget: `${budget.amount / 100} ${budget.currency}` }),
    ...(markets && { markets: markets.join(" ") }),
    ...(parts && { regions: parts }),
    ...(cities && { cities }),
    ...(flight && { flight: daysOf(flight) }),
    ...(spoken && { languages: spoken }),
    ...(gender && { gender }),
    ...(age && { age }),
  }).toEqual(slots);
});

test.each(["city", "country", "price", "followers", "category"] as const)(
  "cells of a column in people's own words: %s",
  (header) => {
    const cells = answers.cells[header];
    const read = cellsOf(header, cells);

    expect(cells.map(({ name }) => [name, saidOf(read.get(name))])).toEqual(
      cells.map(({ name, values }) => [name, values]),
    );
  },
);

/** What the cell itself says: a price list repeats the price, and the country of a city follows from it. */
function saidOf({
  prices: _prices,
  inferred,
  country,
  ...values
}: ReturnType<typeof cellsOf> extends Map<string, infer V> ? Partial<V> : never = {}) {
  return { ...values, ...(country !== undefined && !inferred && { country }) };
}

function wrong<T extends { name: string }>(all: readonly T[], isRight: (one: T) => boolean): string[] {
  return all.filter((one) => !isRight(one)).map(({ name }) => name);
}

function searched(text: string) {
  return parseQuery(text, { today: TODAY }).filters;
}

function planned(text: string, money = "4k €, ") {
  return readSaid(`Launch of tea, ${money}${text}`, { today: TODAY, currency: "EUR" }).stated;
}

function isAboutTopic(text: string): boolean {
  const { category, keywords } = searched(text);
  return (category ?? keywords) !== undefined;
}

/** Of a launch of something that is called so. */
function categoriesOf(product: string) {
  return readSaid(`Launch of ${product}, 4k €`, { today: TODAY, currency: "EUR" }).stated.categories;
}

function flightOf(text: string) {
  return completeFlight(planned(text).flight ?? {}, TODAY);
}

/** What the importer reads of a column with one cell for every name. */
function cellsOf(header: string, names: readonly { name: string }[], write = (name: string) => name) {
  const rows = names.map(({ name }, at) => `user_${at}\tinstagram\t${write(name)}`);
  const mapping = FIELDS[header] === undefined ? [] : [{ index: 2, field: FIELDS[header] }];
  const reading = readTable(`handle\tplatform\t${header}\n${rows.join("\n")}`, {
    fileName: null,
    mapping,
    platform: null,
  });
  return new Map(reading.accounts.map(({ values }, at) => [names[at]?.name ?? "", values]));
}

/** Columns whose cells are words of every kind: a person says what they are. */
const FIELDS: Readonly<
  Record<
    string,
    "price" | "avgViews" | "city" | "language" | "country" | "gender" | "category" | "lastContact" | "status"
  >
> = {
  price: "price",
  views: "avgViews",
  city: "city",
  language: "language",
  country: "country",
  gender: "gender",
  category: "category",
  "last contact": "lastContact",
  status: "status",
};

function isOnly(name: string, kind: string): boolean {
  return placesNamed(name).every((reading) => reading.kind === kind);
}

/** A letter touches its number, a word does not. */
function glue(name: string): string {
  return name.length === 1 ? "" : " ";
}

function titled(name: string): string {
  return name.length <= 2
    ? name.toUpperCase()
    : name.replaceAll(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

function day(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}-01`;
}
