import { expect, test } from "vitest";
import { meaningOf, read } from "./reading.fixtures.ts";
import type { Reading } from "./reading.fixtures.ts";

test.each<Reading>([
  ["between 200k and 10k followers", { followers: { min: 10_000, max: 200_000 } }],
  ["engagement between 5% and 3%", { engagementRate: { min: 3, max: 5 } }],
  ["price from €600 down to €200 per reel", { price: { min: 200, max: 600, currency: "EUR", per: "reel" } }],
  ["influencers de 100 k à 500 k abonnés", { followers: { min: 100_000, max: 500_000 } }],
])("a range holds both ends in whatever order they are said: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["engagement rate not below 3%", { engagementRate: { min: 3 } }],
  ["videos under a minute", { format: ["video"], durationS: { max: 60 } }],
  ["posts at least twice a week", { postsPerWeek: { min: 2 } }],
  ["less than 20% sponsored posts", { sponsorShare: { max: 20 } }],
  ["at least half of the audience in Germany", { audienceCountry: ["DE"], audienceCountryMinShare: 50 }],
  ["audience mainly in Germany, at least 60%", { audienceCountry: ["DE"], audienceCountryMinShare: 60 }],
  ["women 60%+, yoga", { audienceGender: { value: "female", minShare: 60 }, category: ["yoga"] }],
  ["tier 2 cities, comedy creators", { cityClass: ["tier-2"], category: ["comedy"] }],
  ["five tiktokers", { limit: 5, platform: ["tiktok"] }],
  ["under 5 lakh per reel", { price: { max: 500_000, currency: "INR", per: "reel" } }],
])("a number counts what is said beside it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test("average views as a share of the followers are the view rate, and of likes there is none", () => {
  const views = read("beauty, avg views > 10% of followers");
  const likes = read("beauty, likes over 5% of followers");

  expect(views.filters).toEqual({ category: ["beauty"], viewRate: { min: 10 } });
  expect(likes).toMatchObject({
    filters: { category: ["beauty"] },
    unparsed: ["likes over 5% of followers"],
  });
});

test.each([
  ["30% discount on sneakers", {}, ["30% discount", "sneakers"]],
  ["total budget 10k euros, food", { category: ["food"] }, ["total budget 10k euros"]],
  ["not active in the last 60 days, food", { category: ["food"] }, ["not active in the last 60 days"]],
  [
    "price over 500 EUR, price over 900 EUR",
    { price: { min: 500, currency: "EUR" } },
    ["price over 900 EUR"],
  ],
])("a figure that no filter can say is never half applied: %s", (text, filters, unparsed) => {
  expect(read(text)).toMatchObject({ filters, unparsed });
});

test.each<Reading>([
  ["in my collection “Summer picks”", { label: [{ kind: "collection", value: "summer picks" }] }],
  [
    "in collection Summer, beauty",
    { label: [{ kind: "collection", value: "summer" }], category: ["beauty"] },
  ],
  ["not in collection A or collection B", { labelNot: ["a", "b"].map(asCollection) }],
  ['in collections "A" and "B"', { label: ["a", "b"].map(asCollection) }],
  ["not in any collection", { labelNot: [{ kind: "collection", value: "any" }] }],
  ["from our campaign Spring Launch", { label: [{ kind: "campaign", value: "spring launch" }] }],
  ["my tag vip", { label: [{ kind: "tag", value: "vip" }] }],
  ["tagged press kit in Berlin", { label: [{ kind: "tag", value: "press kit" }], city: ["berlin"] }],
  ["creators with notes", { label: [{ kind: "notes", value: "any" }] }],
  ["fitness ohne Notizen", { category: ["fitness"], labelNot: [{ kind: "notes", value: "any" }] }],
  ["people who tagged Nike", { brand: ["nike"] }],
  ["creators tagged @nike", { brand: ["nike"] }, ["tagged"]],
])("labels are read by their kind: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["X creators about politics", { platform: ["x"], category: ["politics"] }],
  ["creators on X and threads", { platform: ["x", "threads"] }],
  ["on both X and YouTube", { platformAll: ["x", "youtube"] }],
  ["micro to macro", { tier: ["micro", "mid", "macro"] }],
  ["between nano and mid", { tier: ["nano", "micro", "mid"] }],
  ["carousel posts about minimalism", { format: ["carousel"], keywords: ["minimalism"] }],
  ["Hundeblogger und Modebloggerinnen", { category: ["pets", "fashion"], gender: ["female"] }],
])("names stand for what the words beside them make of them: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["Georgia USA, beauty", { region: ["US-GA"], category: ["beauty"] }],
  ["creators in Georgia, United States", { region: ["US-GA"] }],
  ["Atlanta, Georgia", { city: ["atlanta"], region: ["US-GA"] }],
  ["Tbilisi, Georgia", { city: ["tbilisi"], country: ["GE"] }],
  ["creators in Georgia", { country: ["GE"] }],
  ["mom influencers us", { category: ["parenting"], country: ["US"] }],
  ["beauty creators like us", { category: ["beauty"] }],
  ["French creators in Canada", { language: ["fr"], country: ["CA"] }],
  ["Italian food creators in London", { keywords: ["italian"], category: ["food"], city: ["london"] }],
  ["country=DE, food", { country: ["DE"], category: ["food"] }],
])("a place is the one that the words beside it name: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["worked with Nike or Adidas but not Puma", { brand: ["nike", "adidas"], brandNot: ["puma"] }],
  ["work with adidas but never with nike", { brand: ["adidas"], brandNot: ["nike"] }],
  ["didn't work with Zara", { brandNot: ["zara"] }],
  ["never worked with coca cola or pepsi", { brandNot: ["coca cola", "pepsi"] }],
  ["worked with H&M or Dr. Martens", { brand: ["h&m", "dr. martens"] }],
  ["worked with @nike, Spanish speaking", { brand: ["nike"], language: ["es"] }],
  ["food, no competitors like Oatly", { category: ["food"], brandNot: ["oatly"] }],
])(
  "brands end where another thing begins, and a negation holds for its own: %s",
  (text, filters, unparsed = []) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);

test.each<Reading>([
  ["no medical claims", { keywordsNot: ["medical claims"] }],
  ["no sugary food", { keywordsNot: ["sugary food"] }],
  ['no "cold brew"', { keywordsNot: ["cold brew"] }],
  ["sin marcas de alcohol", { categoryNot: ["alcohol"] }],
  ["creadores sin bebidas alcohólicas", { categoryNot: ["alcohol"] }],
])("what is left out is never turned round: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["food but not baking", { category: ["food"], keywordsNot: ["baking"] }],
  ["no hotels, travel creators", { category: ["travel"], keywordsNot: ["hotels"] }],
  ["Essen aber kein Backen", { category: ["food"], keywordsNot: ["backen"] }],
  ["Food, aber nicht vegan", { category: ["food"], categoryNot: ["vegan"] }],
  ["food but no food", { category: ["food"], categoryNot: ["food"] }],
  ["vegan but not baking", { category: ["vegan"], keywordsNot: ["baking"] }],
  ["no craft beer", { keywordsNot: ["craft beer"] }],
])("a part of what is asked for is left out without the rest: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["women who run", { gender: ["female"], keywords: ["running"] }],
  ["women who run a bakery", { gender: ["female"], category: ["food"] }],
  ["men who film and write in Berlin", { gender: ["male"], keywords: ["film", "write"], city: ["berlin"] }],
  ["creators who write in German", { language: ["de"] }],
  ["someone who can film recipes", { category: ["food"] }],
  ["streamers who play chess", { keywords: ["chess"] }],
  ["coaches in Leeds", { keywords: ["coaches"], city: ["leeds"] }],
  ["dog trainers in Texas", { category: ["pets"], region: ["US-TX"] }],
  ["experts in tax", { keywords: ["tax"] }],
])("what somebody does is a topic where nothing else says it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["Läuferinnen aus Berlin", { gender: ["female"], keywords: ["running"], city: ["berlin"] }],
  ["eine Fotografin in Wien", { gender: ["female"], category: ["photography"], city: ["vienna"] }],
  ["Hundetrainerin in Köln", { gender: ["female"], category: ["pets"], city: ["cologne"] }],
  ["Severin in Berlin", { city: ["berlin"] }, ["Severin"]],
  ["Essen", { category: ["food"] }],
  ["Influencer in Essen", { city: ["essen"] }],
  [
    "mit Nivea oder Dove gearbeitet, aber nicht mit Zalando",
    { brand: ["nivea", "dove"], brandNot: ["zalando"] },
  ],
])("German words are read by their form: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each([
  ["small creators about climate", ["small"]],
  ["kleine Beauty-Accounts", ["kleine"]],
  ["fashion in Milan, no fur", ["no fur"]],
])("a word that no filter can say is told as not understood: %s", (text, unparsed) => {
  expect(read(text).unparsed).toEqual(unparsed);
});

test("a name of two cities keeps the other one as another reading", () => {
  const { filters, alternatives } = read("creators in Santiago");

  expect(filters).toEqual({ city: ["santiago"] });
  expect(alternatives.map((other) => other.filters)).toContainEqual({ city: ["santiago de los caballeros"] });
});

test.each<Reading>([
  ["creators in Korea", { country: ["KR"] }],
  ["creators in Bali", { region: ["ID-BA"] }],
  ["creators in NYC or LA", { city: ["new york", "los angeles"] }],
  ["Creator aus Graz und Wels", { city: ["graz", "wels"] }],
  ["creators in Best", { city: ["best"] }],
  ["best creators in Leeds", { city: ["leeds"] }],
])(
  "a name that is a word as well is a place beside another place or a word such as in: %s",
  (text, filters, unparsed = []) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);

test("an Italian sentence gives what is the same in other languages, and the rest as not understood", () => {
  const { filters, unparsed } = read("creator a Milano con più di 10.000 follower, che amano gli sport");

  expect(filters).toMatchObject({ city: ["milan"] });
  expect(filters.keywords).toBeUndefined();
  expect(unparsed.join(" ")).toContain("amano");
});

test.each([
  ["trading cards creators", "cards"],
  ["chess", "chess"],
  ["boots", "boots"],
  ["electronic", "electronic"],
])("a word that is spelt right is not repaired: %s", (text, word) => {
  expect(JSON.stringify(read(text).filters)).toContain(word);
});

test("a hashtag keeps its accents, as posts write it", () => {
  expect(read("#été").filters).toEqual({ hashtag: ["été"] });
});

function asCollection(value: string) {
  return { kind: "collection", value };
}
