import { expect, test } from "vitest";
import { withAnswer, withFirstNames } from "./first-names.ts";

const called = (handle: string, name: string | null) => ({
  creatorId: handle,
  handle,
  name,
  followers: null,
});
const ALL = [
  called("gretel.back", "Gretel Brand"),
  called("tilda.kocht", "Tilda Aumann"),
  called("tildafit", "Tilda Krey"),
  called("sofia_r", "Sofia Rehm"),
  called("maxmax", "Max Hold"),
  called("otis.run", "Otis Wehr"),
  called("marina.k", "Marina Kuhl"),
  called("familyfun", "Family Fun"),
  called("london.loves", "London Reyes"),
  called("olive_eats", "Olive Crane"),
];
const NOBODY = { all: new Set<string>(), byPerson: new Set<string>() };
const named = (text: string, spoken = NOBODY) => withFirstNames(text, ALL, spoken).text;

test.each([
  ["was nimmt gretel für ein reel", "was nimmt @gretel.back für ein reel"],
  ["take Otis out", "take @otis.run out"],
  ["enlève otis", "enlève @otis.run"],
  ["otis ko hata do", "@otis.run ko hata do"],
  ["¿cuánto pide Gretel?", "¿cuánto pide @gretel.back?"],
  ["tira a marina", "tira a @marina.k"],
  ["quita a Marina", "quita a @marina.k"],
  ["quanto a Gretel cobra?", "quanto a @gretel.back cobra?"],
  ["otis ne bola 2400 mein kar dega", "@otis.run ne bola 2400 mein kar dega"],
  ["wie viele Follower hat tildafit", "wie viele Follower hat @tildafit"],
  ["gretels follower", "@gretel.back follower"],
  [
    "8.000 €, Deutschland, Mai, Instagram, ohne Gretel",
    "8.000 €, Deutschland, Mai, Instagram, ohne @gretel.back",
  ],
])("a first name that one creator has is enough in orders and questions: %s", (text, meant) => {
  expect(named(text)).toBe(meant);
});

test.each([
  ["5.000 €, Deutschland, Mai, Instagram, gretel auf keinen fall", "@gretel.back auf keinen fall"],
  ["5.000 €, Deutschland, Mai, Instagram, gretel bitte nicht", "@gretel.back bitte nicht"],
  ["5,000 €, Germany, May, Instagram, under no circumstances otis", "under no circumstances @otis.run"],
  ["5,000 €, Germany, May, Instagram, otis is out", "@otis.run is out"],
  ["5.000 €, España, mayo, Instagram, otis ni de broma", "@otis.run ni de broma"],
  ["5.000 €, Brasil, maio, Instagram, otis fora", "@otis.run fora"],
  ["5 lakh, Mumbai, May, Instagram, otis nahi chahiye", "@otis.run nahi chahiye"],
  ["5 lakh, Mumbai, May, Instagram, otis ke bina", "@otis.run ke bina"],
  ["5 000 €, France, mai, Instagram, pas otis", "pas @otis.run"],
  ["5.000 €, Deutschland, Mai, Instagram, ohne Gretel und Otis", "ohne @gretel.back und @otis.run"],
  ["5.000 €, España, mayo, Instagram, sin gretel y sin otis", "sin @gretel.back y sin @otis.run"],
])("who is refused in a brief is known by the first name: %s", (text, meant) => {
  expect(named(text).endsWith(meant)).toBe(true);
});

test.each([
  "Gretel Meyer asks 900 €",
  "how many creators in Sofia",
  "max 5 people",
  "for the whole family fun",
  "plan a launch of Gretel lollies in Austria, 5.000 €, May, Instagram",
  "who worked for Otis",
  'a list "Gretel"',
  "save them as Gretel",
  "mail gretel@example.com",
])("what is no such name for certain stays as it is: %s", (text) => {
  expect(named(text)).toBe(text);
});

test("of several of one name it is who was spoken of, first by the person", () => {
  const all = new Set(["tilda.kocht", "tildafit"]);

  expect(named("drop Tilda", { ...NOBODY, all: new Set(["tildafit"]) })).toBe("drop @tildafit");
  expect(named("drop Tilda", { all, byPerson: new Set(["tilda.kocht"]) })).toBe("drop @tilda.kocht");
  expect(withFirstNames("drop Tilda", ALL, { ...NOBODY, all }).unclear?.handles).toEqual([
    "tilda.kocht",
    "tildafit",
  ]);
});

test("the answer to whom was meant stands in the message that asked", () => {
  const { unclear } = withFirstNames("was kostet Tilda?", ALL, NOBODY);

  expect(unclear && withAnswer(unclear, "@tildafit mein ich")).toBe("was kostet @tildafit?");
  expect(unclear && withAnswer(unclear, "@gretel.back")).toBeNull();
  expect(unclear && withAnswer(unclear, "@tildafit has 3 videos in our list of spring")).toBeNull();
});

test.each([
  ["what does london ask for a reel?", "what does @london.loves ask for a reel?"],
  ["welchen status hat London", "welchen status hat @london.loves"],
  ["nota para olive: sin gluten", "nota para @olive_eats: sin gluten"],
  ["tag olive as brunch", "tag @olive_eats as brunch"],
  ["olive wants 900 now", "@olive_eats wants 900 now"],
  ["olive or gretel, who has more followers", "@olive_eats or @gretel.back, who has more followers"],
  ["écris à london un mail", "écris à @london.loves un mail"],
  ["qué notas hay de olive", "qué notas hay de @olive_eats"],
  ["qual o e-mail da Olive?", "qual o e-mail da @olive_eats?"],
])("a name that is a city or a word as well is one where only a person can be meant: %s", (text, meant) => {
  expect(named(text)).toBe(meant);
});

test.each([
  "how many creators in London",
  "plan London, 4000 £, May",
  "average price in london",
  "olive oil launch in Spain, 3000 €",
  "who is from london",
  "and london?",
])("elsewhere it stays the city or the word: %s", (text) => {
  expect(named(text)).toBe(text);
});

test.each([
  ['note on otis: "see you there, Gretel and Otis"', 'note on @otis.run: "see you there, Gretel and Otis"'],
  ["notiz zu otis: „bis dann, Gretel“", "notiz zu @otis.run: „bis dann, Gretel“"],
])("what somebody else wrote stays word for word: %s", (text, meant) => {
  expect(named(text)).toBe(meant);
});
