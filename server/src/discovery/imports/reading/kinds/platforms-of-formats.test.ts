import { expect, test } from "vitest";
import { fields, keys, read } from "#/discovery/imports/reading/reading.fixtures.ts";
import type { Reading } from "#/discovery/imports/reading/reading.ts";

function posts({ records }: Reading): string[] {
  return records.map((record) =>
    "format" in record ? [record.platform, record.handle, record.format].join(" ") : "",
  );
}

test.each(["Kanal / Format", "Kanal", "Platform", "Format", "Was"])(
  "below “%s” a post says where and what it is in one cell",
  (header) => {
    const reading = read(
      [
        `Handle;${header};Datum;Link;Views`,
        "@ana;IG Reel;2026-10-01;https://www.instagram.com/reel/DPaaa001/;34600",
        "@ana;IG Story 1/3;2026-10-02;;5200",
        "@ben;TT Video;2026-10-02;;812000",
        "@ben;Karussell (IG);2026-10-04;;8120",
        "@cle;YouTube Integration;2026-10-04;;9120",
        "@dan;Live mit Brand;2026-10-04;;9120",
      ].join("\n"),
    );

    expect([reading.kind, reading.columns[1]?.record, ...posts(reading)]).toEqual([
      "posts",
      "format",
      "instagram ana reel",
      "instagram ana story",
      "tiktok ben video",
      "instagram ben carousel",
      "youtube cle integration",
    ]);
    expect(reading.notUsed.map(({ line, value }) => `${line} ${value}`)).toContain("7 Live mit Brand");
  },
);

test.each([
  ["IG Reel", "posts"],
  ["Bonn", "creators"],
])("“%s” beside a day and views makes a row one of %s", (cell, kind) => {
  const rows = [1, 2].map((day) => `@ana${day};${cell};2026-10-0${day};900`);

  expect(read(["Creator;Wo;Datum;Views", ...rows].join("\n")).kind).toBe(kind);
});

test("of creators a column of platforms and formats places accounts and prices", () => {
  const reading = read(
    [
      "Handle;Kanal / Format;Preis",
      "@ana;IG Reel;900 €",
      "@ana;IG Story;300 €",
      "@ben;TT Video;700 €",
      "@cle;Reel;1 €",
      "@dan;Video;1 €",
    ].join("\n"),
  );

  expect(fields(reading)).toEqual(["handle", "format", "price"]);
  expect(keys(reading)).toEqual(["instagram ana", "tiktok ben", "instagram cle"]);
  expect(reading.accounts[0]?.values.prices?.map(({ amount, format }) => `${amount} ${format}`)).toEqual([
    "900 reel",
    "300 story",
  ]);
  expect(reading.unplaced).toEqual(["dan"]);
});

test("a column of platforms goes before what a format beside it says", () => {
  expect(keys(read("Handle;Plattform;Format;Preis\n@ana;Instagram;TikTok Reel;900 €"))).toEqual([
    "instagram ana",
  ]);
});

test.each([
  [["Hindi, Tamil", "Hindi"], "language"],
  [["IG Reel", "IG Story"], null],
])("the code of a language is none in a kind of post: %j", (cells, field) => {
  const rows = cells.map((cell, at) => `@ana${at};Instagram;${cell}`);

  expect(fields(read(["Handle;Platform;", ...rows].join("\n")))[2]).toBe(field);
});
