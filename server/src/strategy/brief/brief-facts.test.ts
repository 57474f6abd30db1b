import { expect, test } from "vitest";
import { briefOf } from "./brief.fixtures.ts";
import type { Said } from "./brief.fixtures.ts";
import { creatorCountText, saidFacts, shareText } from "./brief-facts.ts";
import { cityName } from "@app/contract/place-names";
import { audienceText, categoryWord, followersText, slotText } from "./slot-words.ts";
import type { ListSlot } from "./slot-words.ts";
import { amountText, andList, countText, orList } from "./wording.ts";

const EUROS = (amount: number) => ({ amount: 100 * amount, currency: "EUR" });

/** Facts of a brief beside those that every brief has. */
function factsOf(stated: Said) {
  return saidFacts(briefOf(stated), [])
    .filter(({ slot }) => slot !== "objective" && slot !== "flight")
    .map(({ slot, value }) => [slot, value]);
}

test.each<[Said, string, string]>([
  [{ product: "tea" }, "product", "tea"],
  [{ budget: EUROS(2500) }, "budget", "€2,500"],
  [{ markets: ["DE", "AT"] }, "markets", "in Germany and Austria"],
  [{ cities: ["são paulo"] }, "cities", "in São Paulo"],
  [{ regions: ["DE-BY"] }, "regions", "in Bavaria"],
  [{ platforms: ["tiktok"] }, "platforms", "on TikTok"],
  [{ languages: ["de", "fr"] }, "languages", "in German or French"],
  [{ gender: "male" }, "audience", "men"],
  [{ age: { min: 18, max: 34 } }, "audience", "people 18–34"],
  [{ deliverables: [{ format: "reel", count: 2 }] }, "deliverables", "2 reels each"],
  [{ tiers: ["nano", "micro"] }, "tiers", "only nano or micro creators"],
  [{ followers: { min: null, max: 50_000 } }, "followers", "creators with at most 50,000 followers"],
  [{ maxShare: 30 }, "maxShare", "at most 30% of what is spent to one creator"],
  [{ maxCreators: 3 }, "maxCreators", "at most 3 creators"],
  [{ knownPrices: true }, "has", "with a known price"],
  [{ maxPrice: EUROS(500) }, "maxPrice", "at most €500 a piece"],
  [{ maxFee: EUROS(800) }, "maxFee", "at most €800 to one creator in all"],
  [{ prices: [{ handle: "a", price: EUROS(9) }] }, "price of @a", "@a at €9 a piece"],
  [{ must: ["a", "b"] }, "must", "with @a and @b"],
  [{ never: ["a"] }, "never", "without @a"],
  [
    { rules: [{ label: "no mega", field: "tier", value: "mega", of: "creators", min: null, max: 0 }] },
    "no mega",
    "no mega",
  ],
])("%o is said back in words", (stated, slot, value) => {
  expect(factsOf(stated)).toEqual([[slot, value]]);
});

test("goal and flight are always said, unless they were assumed", () => {
  const brief = briefOf({ flight: { from: "2026-12-01", to: "2026-12-28" }, objective: "sales" });

  expect(saidFacts(brief, [])).toEqual([
    { slot: "objective", value: "sales" },
    { slot: "flight", value: "01/12/2026–28/12/2026" },
  ]);
  expect(saidFacts(brief, [{ slot: "objective", value: "", why: "" }]).map(({ slot }) => slot)).toEqual([
    "flight",
  ]);
});

test.each<[number | null, number | null, string]>([
  [null, null, ""],
  [1, 1, "exactly 1 creator"],
  [5, 5, "exactly 5 creators"],
  [2, 5, "2 to 5 creators"],
  [null, 1, "at most 1 creator"],
  [null, 999, "at most 999 creators"],
  [null, 1000, "any number of creators"],
  [2, null, "at least 2 creators"],
])("from %s to %s creators are called: %s", (min, max, text) => {
  expect(creatorCountText(min, max)).toBe(text);
});

test("a share of a hundred percent is any share", () => {
  expect([shareText(99), shareText(100)]).toEqual([
    "at most 99% of what is spent to one creator",
    "any share to one creator",
  ]);
});

test.each<[ListSlot, string]>([
  ["platforms", "on every platform"],
  ["markets", "in every country"],
  ["regions", "in every region"],
  ["cities", "in every city"],
  ["tiers", "creators of every size"],
  ["languages", "in every language"],
])("no %s are all of them: %s", (slot, text) => {
  expect(slotText(slot, [])).toBe(text);
});

const named = (gender: "female" | "male" | null, min: number | null, max: number | null) =>
  audienceText({ gender, age: min === null && max === null ? null : { min, max } });

test("an audience is named by gender and age, as far as they are known", () => {
  expect([
    named(null, null, null),
    named("female", null, null),
    named("male", 18, 34),
    named(null, 25, null),
    named(null, null, 30),
  ]).toEqual(["everyone", "women", "men 18–34", "people from 25", "people up to 30"]);
});

const limits = (min: number | null, max: number | null) => followersText({ min, max });

test("limits of followers are named from both sides", () => {
  expect([limits(1000, 2000), limits(null, 2000), limits(1000, null)]).toEqual([
    "creators with 1,000 to 2,000 followers",
    "creators with at most 2,000 followers",
    "creators with at least 1,000 followers",
  ]);
});

test("lists have no comma before their last word, and cents are written where there are some", () => {
  expect([orList(["a", "b", "c"]), orList(["a"]), andList(["a", "b", "c"]), andList(["a", "b"])]).toEqual([
    "a, b or c",
    "a",
    "a, b and c",
    "a and b",
  ]);
  expect([amountText(EUROS(25_000)), amountText({ amount: 125_050, currency: "EUR" })]).toEqual([
    "€25,000",
    "€1,250.50",
  ]);
  expect([amountText({ amount: 5000, currency: "JPY" }), countText(1204.4)]).toEqual(["¥5,000", "1,204"]);
});

test("topics and cities are written as people write them", () => {
  expect([categoryWord("home-decor"), categoryWord("own topic"), cityName("rio de janeiro")]).toEqual([
    "home decor",
    "own topic",
    "Rio De Janeiro",
  ]);
});
