import { Slug } from "@app/contract/identity/schemas";
import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { freeSlug, isTimeZone, suggestSlug } from "./workspaces.rules.ts";

test.each([
  ["Fernhollow Skincare", "fernhollow-skincare"],
  ["Café Münster", "cafe-munster"],
  ["  --  ", "workspace"],
  ["日本", "workspace"],
  ["Straße 9", "strasse-9"],
])("%s suggests %s", (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
});

test("every name suggests a slug that is allowed", () => {
  assert(
    property(string({ unit: "grapheme", maxLength: 200 }), (name) => {
      expect(Slug.safeParse(suggestSlug(name)).success).toBe(true);
    }),
  );
});

test("a taken slug gets the next number", () => {
  expect(freeSlug("fern", new Set(["fern", "fern-2"]))).toBe("fern-3");
});

test("only real time zones are taken", () => {
  expect(["Europe/Berlin", "UTC", "Mars/Base"].map(isTimeZone)).toEqual([true, true, false]);
});
