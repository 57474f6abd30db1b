import { expect, test } from "vitest";
import { meaningOf, read } from "./reading.fixtures.ts";
import type { Reading } from "./reading.fixtures.ts";

test.each<Reading>([
  ["food, audience 150% women", { category: ["food"] }, ["150% women"]],
  ["over 10k and under 5k followers, food", { category: ["food"] }, ["over 10k", "under 5k followers"]],
  [`food #${"a".repeat(130)}`, { category: ["food"] }, [`#${"a".repeat(130)}`]],
])(
  "a value that no filter holds is told as not understood, and the others stay: %s",
  (text, filters, unparsed) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);

test.each<Reading>([
  ["over 10k followers, under 50k followers", { followers: { min: 10_000, max: 50_000 } }],
  ["under 50k followers and followers over 10k", { followers: { min: 10_000, max: 50_000 } }],
  ["price over €500, price under €900", { price: { min: 500, max: 900, currency: "EUR" } }],
  ["followers over 10k, followers over 20k", { followers: { min: 10_000 } }, ["followers over 20k"]],
  ["10k followers, over 20k followers", { followers: { min: 20_000 } }, ["10k followers"]],
  ["over 20k followers, 10k followers", { followers: { min: 20_000 } }, ["10k followers"]],
  ["food, food", { category: ["food"] }],
  ["beauty and makeup, beauty", { category: ["beauty", "makeup"] }],
])("two words for one filter are one range, or the surer of them: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test("a range from two clauses is one chip over both", () => {
  const text = "over 10k followers, under 50k followers";

  const { chips } = read(text);

  expect(chips).toMatchObject([{ op: "range", span: [0, text.length] }]);
});

test.each<Reading>([
  ["100k followers from India", { followers: { min: 100_000 }, country: ["IN"] }],
  ["100k+ followers from India", { followers: { min: 100_000 }, country: ["IN"] }],
  ["1 lakh followers from India", { followers: { min: 100_000 }, country: ["IN"] }],
  ["followers from India", { audienceCountry: ["IN"] }],
  ["whose followers are women", { audienceGender: { value: "female", minShare: 50 } }],
  ["viewers in Germany", { audienceCountry: ["DE"] }],
  ["creators in Germany with viewers in France", { country: ["DE"], audienceCountry: ["FR"] }],
  ["audience creators in France", { country: ["FR"] }],
  ["Indian based audience", { audienceCountry: ["IN"] }],
  ["Indian fans", { audienceCountry: ["IN"] }],
  ["audience: men. Berlin", { audienceGender: { value: "male", minShare: 50 }, city: ["berlin"] }],
  [
    "audience: men, beauty creators",
    { audienceGender: { value: "male", minShare: 50 }, category: ["beauty"] },
  ],
  [
    "audience of women 18-24",
    { audienceGender: { value: "female", minShare: 50 }, audienceAge: { min: 18, max: 24 } },
  ],
  ["note: men", { gender: ["male"] }, ["note"]],
])("what is said beside an audience is of it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["whose fans are in Spain", { audienceCountry: ["ES"] }],
  ["fans from Spain, creator lives in Dubai", { audienceCountry: ["ES"], city: ["dubai"] }],
  ["deren Fans aus Spanien kommen", { audienceCountry: ["ES"] }],
  ["deren Follower aus Spanien kommen", { audienceCountry: ["ES"] }],
  ["10k fans in Spain", { followers: { min: 10_000 }, country: ["ES"] }],
  ["o @ben eu não curto tanto", {}, ["@ben eu não curto tanto"]],
  ["people who are teaching German", {}, ["German"]],
  ["Noruega, Suecia y Dinamarca", { country: ["NO", "SE", "DK"] }],
  ["Italia, Noruega", { country: ["IT", "NO"] }],
  ["noruega en Berlín", { city: ["berlin"] }, ["noruega"]],
  ["German teachers", { country: ["DE"], category: ["education"] }],
])("a country is that of the audience, of the creator, or of nobody: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test("what was left unread has no other reading", () => {
  expect(read("o @ben eu não curto tanto").alternatives).toEqual([]);
  expect(read("@paul custa 2.000 euros").alternatives).toEqual([]);
});
