import { expect, test } from "vitest";
import type { Stated } from "#/strategy/brief/stated.ts";
import { asksForBoth, bothOf } from "./both.ts";

test.each([
  "no wait do both",
  "ach nimm beides",
  "prends les deux finalement",
  "mejor los dos",
  "pega as duas então",
  "nahi, dono rakho",
])("both are asked for, and nothing else: %s", (text) => {
  expect(asksForBoth(text)).toBe(true);
});

test.each(["both platforms cost too much", "take both @ana and @ben", "beide Wochen"])(
  "a text that says of what is read as it stands: %s",
  (text) => {
    expect(asksForBoth(text)).toBe(false);
  },
);

test("what was exchanged stands beside what it was exchanged for, and all else is as it is now", () => {
  const before = {
    filters: { country: ["IE"], platform: ["tiktok" as const] },
    categories: ["gaming" as const],
  };
  const now = {
    filters: { country: ["US"], platform: ["tiktok" as const] },
    categories: ["fitness" as const],
  };

  const { stated, made } = bothOf(before, now);

  expect(stated.filters).toEqual({ platform: ["tiktok"], country: ["IE", "US"] });
  expect(stated.categories).toEqual(["gaming", "fitness"]);
  expect(made.map(({ is }) => is)).toEqual(["filter", "topics"]);
  expect(bothOf(now, now).made).toEqual([]);
});

test("every list that lost something gets it back, in the order in which it was asked for", () => {
  const before = {
    filters: { country: ["IE", "FR"], city: ["berlin", "graz"], language: ["de"], tier: ["nano" as const] },
    categories: ["gaming" as const, "food" as const],
  };
  const now = {
    filters: { country: ["US", "FR"], city: ["graz", "berlin"], language: ["de", "fr"] },
    categories: ["food" as const, "fitness" as const],
  };

  expect(bothOf(before, now).stated).toEqual({
    filters: { country: ["IE", "FR", "US"], city: ["graz", "berlin"], language: ["de", "fr"] },
    categories: ["gaming", "food", "fitness"],
  });
});

test.each<[Stated, Stated]>([
  [{}, {}],
  [{}, { filters: { tier: ["mid"] }, categories: ["food"] }],
  [{ filters: { tier: ["mid"] }, categories: ["food"] }, {}],
])("what was only added or only taken away is no exchange: %j, %j", (before, now) => {
  expect(bothOf(before, now)).toEqual({ stated: now, made: [] });
});
