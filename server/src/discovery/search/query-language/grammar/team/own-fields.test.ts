import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";

const names = {
  fields: [
    { name: "Hair", values: ["curly", "straight", "short"] },
    { name: "Ring size", values: [] },
    { name: "Invoice sent", values: ["yes", "no"] },
    { name: "Contract ready", values: ["yes", "no", "wait"] },
  ],
};
const field = (name: string, value: string) => ({ name, op: "is" as const, value });

test.each<[string, Filters]>([
  [
    "hair curly or straight, beauty",
    { category: ["beauty"], field: [field("hair", "curly"), field("hair", "straight")] },
  ],
  ["hair curly oder short", { field: [field("hair", "curly"), field("hair", "short")] }],
  ["ring size 52 ou 54", { field: [field("ring size", "52"), field("ring size", "54")] }],
  ["ring size 52 and 10k followers", { field: [field("ring size", "52")], followers: { min: 10_000 } }],
])("several values of one own field are asked for together: %s", (text, filters) => {
  expect(meaningOf(text, names).filters).toEqual(filters);
});

test.each(["invoice sent", "invoice sent ja", "invoice sent oui"])(
  "a field that says yes or no is asked for by its name: %s",
  (text) => {
    expect(meaningOf(text, names)).toEqual({
      filters: { field: [field("invoice sent", "yes")] },
      unparsed: [],
    });
  },
);

test.each([
  ["invoice sent: no", "invoice sent", "no"],
  ["contract ready: wait", "contract ready", "wait"],
  ["Invoice sent: yes", "invoice sent", "yes"],
])("what stands behind a colon is the value of a field that says yes or no: %s", (text, name, value) => {
  expect(meaningOf(text, names)).toEqual({ filters: { field: [field(name, value)] }, unparsed: [] });
});

const ofShares = {
  fields: [
    { name: "Kenya", values: [] },
    { name: "Porto", values: [] },
    { name: "Food", values: [] },
    { name: "Top countries", values: ["Kenya 61 %"] },
  ],
};

test.each<[string, Filters]>([
  ["creators in Kenya", { country: ["KE"] }],
  ["Kenya beauty creators", { country: ["KE"], category: ["beauty"] }],
  [
    "creators from Kenya or Uganda with over 20k followers",
    { country: ["KE", "UG"], followers: { min: 20_000 } },
  ],
  ["Kenya over 20k followers", { country: ["KE"], followers: { min: 20_000 } }],
  ["Creator aus Porto", { city: ["porto"] }],
  ["gaming, Porto", { category: ["gaming"], city: ["porto"] }],
])("a place is one, though a field of shares is called so: %s", (text, filters) => {
  expect(meaningOf(text, ofShares)).toEqual({ filters, unparsed: [] });
});

test.each<[string, Filters]>([
  ["Kenya: 61", { field: [field("kenya", "61")] }],
  ["field Kenya over 50", { field: [{ name: "kenya", op: "min", value: "50" }] }],
  ["Kenya over 50", { field: [{ name: "kenya", op: "min", value: "50" }] }],
])("what is said of its value asks for the field: %s", (text, filters) => {
  expect(meaningOf(text, ofShares)).toEqual({ filters, unparsed: [] });
});

const ofLists = {
  fields: [
    { name: "Lists", values: ["Natal 2026|Beauty SP", "Natal 2026"] },
    { name: "%", values: ["62"] },
    { name: "18-24", values: ["41%"] },
  ],
};

test.each<[string, Filters, string[]?]>([
  ["lists: Beauty SP", { field: [field("lists", "beauty sp")] }],
  ["lists natal 2026", { field: [field("lists", "natal 2026")] }],
  ["beauty creators", { category: ["beauty"] }],
  ["at least 60% of the audience is female", { audienceGender: { value: "female", minShare: 60 } }],
  ["audience 18-24", { audienceAge: { min: 18, max: 24 } }],
])(
  "a value of a list is known beside its column, and a column without a letter takes no words: %s",
  (text, filters, unparsed = []) => {
    expect(meaningOf(text, ofLists)).toEqual({ filters, unparsed });
  },
);
