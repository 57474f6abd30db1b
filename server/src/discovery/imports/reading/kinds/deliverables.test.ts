import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const POST = "https://www.instagram.com/reel/Cx7Gh2LmQ4r/";

test.each([
  ["Piece,Due,Draft,Post link,Views,Fee,Paid?", false],
  ["Piece,Deadline due,Draft,Post link,Views,Fee,Paid?", false],
  ["Piece,Payment due,Draft,Post link,Views,Fee,Paid?", true],
  ["Piece,Post link,Views,Fee,Due,Paid?", true],
])("the day on which a piece is due is not that of its payment: %s", (headers, isOfPayment) => {
  const cells: Record<string, string> = {
    Piece: "Reel",
    Draft: "approved",
    "Post link": POST,
    Views: "8100",
    Fee: "€700",
    "Paid?": "no",
  };
  const row = headers.split(",").map((header) => cells[header] ?? "12/03/2026");
  const { records } = read(`Handle,Platform,${headers}\n@mona.ek,Instagram,${row.join(",")}`);

  expect(records).toMatchObject([
    { url: expect.any(String) },
    { gross: { amount: 700 }, due: isOfPayment ? "2026-03-12" : null, state: "open" },
  ]);
});

test("a column of words over nothing but kinds of posts says what kind they are", () => {
  const { records } = read(
    `Date,Handle,Content,Link,Views\n2026-03-02,@mona.ek,Reel,${POST},900\n2026-03-03,@ole.b,Story,,80`,
    { platform: "instagram" },
  );

  expect(records).toMatchObject([
    { format: "reel", caption: null },
    { format: "story", caption: null },
  ]);
});

test.each([
  "changes requested",
  "not received",
  "cancelled",
  "storniert",
  "pas encore livré",
  "in revisione",
])("a piece without link, day and figures that is “%s” is no post", (stage) => {
  const { records, accounts } = read(
    [
      "Handle,Platform,What,Draft,Live link,Posted on,Views,Fee",
      `@mona.ek,Instagram,Reel,approved,${POST},2026-03-02,8100,€700`,
      `@ole.b,Instagram,Reel,${stage},,,,€450`,
    ].join("\n"),
  );

  expect(records).toMatchObject([{ handle: "mona.ek" }]);
  expect(records).toHaveLength(1);
  expect(accounts[1]?.values.own).toMatchObject({ Draft: { value: stage }, What: { value: "Reel" } });
});

test("what is agreed for a piece that is not out yet is owed once a column asks whether it is paid", () => {
  const { records } = read(
    [
      "Handle,Platform,What,Draft,Live link,Views,Fee,Paid?",
      `@mona.ek,Instagram,Reel,approved,${POST},8100,€700,yes`,
      "@ole.b,Instagram,Reel,changes requested,,,€450,no",
    ].join("\n"),
  );

  expect(records.slice(2)).toMatchObject([{ handle: "ole.b", gross: { amount: 450 }, state: "open" }]);
});

test("of a row whose handle is not the one in its link nobody is made", () => {
  const { records, accounts } = read(
    "Handle,Link,Views\n@mona.ek,https://www.tiktok.com/@monaek/video/7400000000000000001,900\n@ole.b,https://www.tiktok.com/@ole.b/video/7400000000000000002,80",
  );

  expect(accounts.map(({ handle }) => handle)).toEqual(["ole.b"]);
  expect(records[0]).toMatchObject({ handle: "mona.ek", fields: { Handle: "@mona.ek" } });
});
