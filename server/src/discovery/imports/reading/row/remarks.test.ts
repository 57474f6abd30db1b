import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { hasRemark, withoutRemark } from "./remarks.ts";

test.each([
  ["18k (bought lagte h)", "18k", true],
  ["90.000 (!!)", "90.000", false],
  ["15(Fake?)", "15", true],
  ["12k (before 10k)", "12k (before 10k)", false],
  ["about (20k)", "about (20k)", false],
  ["none (yet)", "none (yet)", false],
  ["12k (a) (b)", "12k (a) (b)", false],
] as const)("“%s” counts “%s”", (cell, figure, isRemarked) => {
  expect([withoutRemark(cell), hasRemark(cell)]).toEqual([figure, isRemarked]);
});

test.each(
  "circa, ca, ca., approx, approx., environ, env, env., aprox, aprox., etwa, lagbhag"
    .split(", ")
    .map((word) => [word]),
)("“%s” behind a figure takes nothing from it", (word) => {
  expect([`11.000 ${word}`, `11k ${word}`, `11 Tsd ${word}`].map(withoutRemark)).toEqual([
    "11.000",
    "11k",
    "11 Tsd",
  ]);
  expect(withoutRemark(`eleven ${word}`)).toBe(`eleven ${word}`);
});

test("a figure with a remark is read, and kept as it is written where the remark has words", () => {
  const reading = read(
    [
      "Handle;Followers;ER;Avg. views;Avg. likes;Avg. comments",
      "@ana;18k (bought);3,1 % (reels);900 (live);50 (old);5 (!)",
      "@ben;19k;3,2 %;800;40;4",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(reading.accounts[0]?.values).toEqual({
    followers: 18_000,
    engagementRate: 3.1,
    avgViews: 900,
    avgLikes: 50,
    avgComments: 5,
    own: {
      Followers: { kind: "text", value: "18k (bought)" },
      ER: { kind: "text", value: "3,1 % (reels)" },
      "Avg. views": { kind: "text", value: "900 (live)" },
      "Avg. likes": { kind: "text", value: "50 (old)" },
    },
  });
});
