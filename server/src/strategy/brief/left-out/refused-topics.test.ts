import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["9 lakh, chai, sports creators, gambling/betting apps wale bilkul nahi", ["gambling"]],
  ["9 lakh, chai, gambling wale nahi chahiye", ["gambling"]],
  ["9 lakh, chai, gaming ke page nahi chahiye", ["gaming"]],
  ["9 lakh, chai, koi fashion account nahi", ["fashion"]],
  ["9 lakh, chai, comedy wale log bilkul nahi lena", ["comedy"]],
  ["9 lakh, chai, koi bhi beauty page mat lena", ["beauty"]],
])("whoever is about what Hindi refuses behind it is left out, and not looked for: %s", (text, topics) => {
  const { filters = {}, categories } = readSaid(text).stated;
  expect(filters.categoryNot).toEqual(topics);
  for (const topic of topics)
    expect([...(filters.category ?? []), ...(categories ?? [])]).not.toContain(topic);
});
