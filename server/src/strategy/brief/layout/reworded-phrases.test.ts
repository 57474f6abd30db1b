import { expect, test } from "vitest";
import { readPlain } from "#/strategy/brief/plain-reading.ts";

test("platforms beside each other are either, however they are joined", () => {
  for (const text of ["YouTube sowie Instagram", "YouTube ainsi que Instagram", "YouTube bem como Instagram"])
    expect(readPlain(text).stated.filters).toEqual({ platform: ["youtube", "instagram"] });
});

test("sizes are refused in the plural", () => {
  expect(readPlain("Regenjacke, 8.000 €, keine Megas").stated.rules).toMatchObject([
    { field: "tier", value: "mega", max: 0 },
  ]);
});

test.each([
  "Cada uma faz 1 reel e 2 stories",
  "each one makes 1 reel and 2 stories",
  "jede macht 1 Reel und 2 Storys",
])("what each of them makes is a number of pieces: %s", (text) => {
  expect(readPlain(text).stated.deliverables).toEqual([
    { format: "reel", count: 1 },
    { format: "story", count: 2 },
  ]);
});

test("whoever is pictured is who is wanted", () => {
  const { stated } = readPlain(
    "cream, 5.000 €, I'm picturing women in Germany doing beauty on insta, January",
  );

  expect(stated).toMatchObject({
    filters: { gender: ["female"], country: ["DE"], platform: ["instagram"] },
    categories: ["beauty"],
  });
});

test.each([
  "youtube ou tiktok tanto faz",
  "youtube oder tiktok egal",
  "youtube ou tiktok, peu importe",
  "youtube o tiktok me da igual",
  "youtube or tiktok, either is fine",
  "youtube ya tiktok dono chalega",
])("of two platforms either will do, and both stay: %s", (words) => {
  const { stated, unparsed } = readPlain(`Tea, 9.000 €, Berlin, ${words}, 5 creators`);

  expect([stated.filters?.platform, unparsed]).toEqual([["youtube", "tiktok"], []]);
});
