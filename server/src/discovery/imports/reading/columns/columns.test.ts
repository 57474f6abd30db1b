import { expect, test } from "vitest";
import { fields, keys, read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";

test("the header is found below blank rows and a title", () => {
  const reading = read("Shortlist Q4;;\n;;\nHandle;Platform;Followers\nana;Instagram;1.200");

  expect(reading.headerLine).toBe(3);
  expect(keys(reading)).toEqual(["instagram ana"]);
  expect(reasons(reading)).toEqual([
    [1, "Title above the table"],
    [2, "Empty row"],
  ]);
});

test("a header is one however many of its columns are of no use", () => {
  const names = Array.from({ length: 40 }, (_name, index) => `deal field ${index}`);
  const cells = names.map(() => "open");
  const table = [
    ["handle", "followers", ...names],
    ["wide_one", "1200", ...cells],
    ["wide_two", "1.5K", ...cells],
  ];

  const reading = read(table.map((row) => row.join(",")).join("\n"), { platform: "instagram" });

  expect(fields(reading).slice(0, 2)).toEqual(["handle", "followers"]);
  expect(keys(reading)).toEqual(["instagram wide_one", "instagram wide_two"]);
});

test("of two columns of one name the numeric twin counts, wherever it stands", () => {
  const reading = read("Tiktoker,Followers,Followers\nana,13.8M,13812345\nben,2M,1999999");

  expect(fields(reading)).toEqual(["handle", null, "followers"]);
  expect(reading.accounts[0]?.values.followers).toBe(13_812_345);
});

test("a header that lies gives way to what is in its column, and a person is asked", () => {
  const rows = Array.from(
    { length: 12 },
    (_row, index) => `ana${index},Ana ${index} Long,${["Spain", "India", "Brazil"][index % 3]}`,
  );
  const reading = read(["instagram name,influencer name,Views avg.", ...rows].join("\n"));

  expect(fields(reading)).toEqual(["handle", "name", "country"]);
  expect(reading.doubtful).toMatchObject([
    { header: "Views avg.", field: "country", question: "“Views avg.” looks like country" },
  ]);
});

test("the column of handles is found by what is in it, not by its name", () => {
  const reading = read("Rank,name,instagram name\n1,leo.m,Leo M 🙂\n2,k_m,Kim Ma\n3,virat.k,Virat Ka", {
    fileName: "ig.csv",
  });

  expect(fields(reading)).toEqual([null, "handle", "name"]);
});

test("rates that are not rates are left out", () => {
  const reading = read("handle,platform,Eng. (Auth.)\nana,instagram,17.8M\nben,instagram,2300000");

  expect(fields(reading)).toEqual(["handle", "platform", null]);
});

test("a table without a header is read by what is in it", () => {
  const reading = read("ana_fit;Instagram;25.000;3,4 %;ana@fit.example\nben.run;TikTok;1.200.000;2,1 %;");

  expect(fields(reading)).toEqual(["handle", "platform", "followers", "engagementRate", "email"]);
  expect(reading.accounts[1]?.values).toMatchObject({ followers: 1_200_000, engagementRate: 2.1 });
});

test("a person's mapping is followed to the letter", () => {
  const reading = read("handle,platform,x\nana,instagram,hello", {
    mapping: [
      { header: "X", field: "notes" },
      { index: 1, field: "ignore" },
    ],
    platform: "youtube",
  });

  expect(keys(reading)).toEqual(["youtube ana"]);
  expect(reading.accounts[0]?.values.notes).toBe("hello");
});

test("a platform over numbers means the followers there", () => {
  const reading = read("Handle,Instagram\nana,12.5K\nben,900");

  expect(fields(reading)).toEqual(["handle", "followers"]);
  expect(reading.accounts.map(({ key, values }) => [key, values.followers])).toEqual([
    ["instagram ana", 12_500],
    ["instagram ben", 900],
  ]);
});
