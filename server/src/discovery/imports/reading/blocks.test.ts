import { expect, test } from "vitest";
import { alignBlocks } from "./blocks.ts";
import { keys, read, reasons } from "./reading.fixtures.ts";

test("a row of header words inside a table begins a block with its own order of columns", () => {
  const reading = read(
    [
      "Platform\tHandle\tFollowers\tCity\tPrice reel (€)",
      "Instagram\t@ada\t9000\tBonn\t300",
      "",
      "Handle\tCity\tPrice reel (€)\tFollowers\tE-mail\tPlatform",
      "@bo\tKiel\t450\t7000\tbo@x.example\tTikTok",
      "cy.lon\tBern\t500\t8000\tcy@x.example\tInstagram",
    ].join("\n"),
  );

  expect(
    reading.accounts.map(({ key, values }) => [
      key,
      values.followers,
      values.city,
      values.prices?.[0]?.amount,
      values.email,
    ]),
  ).toEqual([
    ["instagram ada", 9000, "bonn", 300, undefined],
    ["tiktok bo", 7000, "kiel", 450, "bo@x.example"],
    ["instagram cy.lon", 8000, "bern", 500, "cy@x.example"],
  ]);
  expect(reasons(reading)).toEqual([[4, "Heading inside the table"]]);
});

test("a line that names a platform alone is the platform of the block below, in the first line and with a suffix", () => {
  const reading = read(
    [
      "TIKTOK",
      "Handle;Follower;Ort",
      "@ada;9000;Bonn",
      "YouTube (Rest);;",
      "Ort;Handle;Follower",
      "Kiel;@bo;7000",
      "Insta - new ones:;;",
      "Handle;Name;Follower",
      "@cy;Cy Dun;6000",
    ].join("\n"),
  );

  expect(keys(reading)).toEqual(["tiktok ada", "youtube bo", "instagram cy"]);
  expect(reading.accounts.map(({ values }) => [values.city, values.followers, values.name])).toEqual([
    ["bonn", 9000, undefined],
    ["kiel", 7000, undefined],
    [undefined, 6000, "Cy Dun"],
  ]);
});

test("a sentence above the table is a remark, and no group of the columns right of it", () => {
  const reading = read(
    [
      ";;;please answer until Friday, usage 6 months;;",
      "Handle;Platform;Name;Reel €;Rating;Shoe size",
      "@ada;Instagram;Ada;300 €;2;38",
      "@bo;Instagram;Bo;400 €;3;41",
    ].join("\n"),
  );

  expect(reading.columns.map(({ group }) => group)).toEqual(["", "", "", "", "", ""]);
  expect(reading.accounts[0]?.values.own).toEqual({
    Rating: { kind: "number", value: 2 },
    "Shoe size": { kind: "number", value: 38 },
  });
});

test("a block whose own columns make the table too wide stays as it is", () => {
  const records = [
    { line: 2, cells: ["@ana", "5"] },
    { line: 3, cells: ["Handle", "City", "Mood"] },
    { line: 4, cells: ["@ben", "Bonn", "good"] },
  ];
  const align = (widest: number) =>
    alignBlocks(["Handle", "Followers"], records, ([first]) => first === "Handle", widest);

  expect(align(4)).toEqual({
    headers: ["Handle", "Followers", "City", "Mood"],
    records: [
      { line: 2, cells: ["@ana", "5"] },
      { line: 3, cells: ["Handle", "", "City", "Mood"], isHeading: true },
      { line: 4, cells: ["@ben", "", "Bonn", "good"] },
    ],
  });
  expect(align(3)).toEqual({
    headers: ["Handle", "Followers"],
    records: [
      { line: 2, cells: ["@ana", "5"] },
      { line: 3, cells: ["Handle", "City", "Mood"], isHeading: true },
      { line: 4, cells: ["@ben", "Bonn", "good"] },
    ],
  });
});

test("merged cells of a block move with its columns, and reach over no others", () => {
  const records = [
    { line: 2, cells: ["City", "Handle"] },
    { line: 3, cells: ["Bonn", "@ana"], merged: { down: [0], across: [[0, 1] as const] } },
    { line: 4, cells: ["Kiel", "@ben", "more"], merged: { down: [1, 2], across: [] } },
  ];
  const aligned = alignBlocks(["Handle", "City"], records, ([first]) => first === "City", 9);

  expect(aligned.records).toEqual([
    { line: 2, cells: ["Handle", "City"], isHeading: true },
    { line: 3, cells: ["@ana", "Bonn"], merged: { down: [1], across: [] } },
    { line: 4, cells: ["@ben", "Kiel", "more"], merged: { down: [0], across: [] } },
  ]);
});

test("a block with a currency or unit of its own in the header has columns of its own", () => {
  const reading = read(
    [
      "Creator;Insta;Follower (k);Preis (EUR)",
      "Paula;@paula.w;12;1.200",
      "Creator;Insta;Follower;Preis (CHF)",
      "Salome;@salome.i;9000;1'500",
    ].join("\n"),
  );

  expect(
    reading.accounts.map(({ key, values }) => [
      key,
      values.followers,
      values.prices?.map(({ amount, currency }) => `${amount} ${currency}`),
    ]),
  ).toEqual([
    ["instagram paula.w", 12000, ["1200 EUR"]],
    ["instagram salome.i", 9000, ["1500 CHF"]],
  ]);
  expect(reasons(reading)).toEqual([[3, "Heading inside the table"]]);
});

test("a header that comes again with more columns does not make titles of the rows above it", () => {
  const table = [
    "Creator;Insta;Preis",
    "Paula;@paula.w;500 €",
    "Creator;Insta;Preis;Ort;E-Mail",
    "Ana;@ana.a;700 €;Bonn;a@x.example",
  ];

  expect(keys(read(table.join("\n")))).toEqual(["instagram paula.w", "instagram ana.a"]);
});

test.each<[string, string, string[]]>([
  ["stay where they are", "Handle;Ort\n@ben;Kiel;hates tea;y", ["hates tea", "y"]],
  ["are others where the order is another one", "Ort;Handle\nKiel;@ben;hates tea;y", []],
])("below a header that comes again columns without one %s", (_says, block, kept) => {
  const reading = read(`Handle;Ort;;\n@ana;Bonn;likes tea;z\n${block}`, { platform: "instagram" });

  expect(
    reading.accounts.map(({ values }) => Object.values(values.own ?? {}).map(({ value }) => value)),
  ).toEqual([["likes tea", "z"], kept]);
});

test("words of the header at other places, or one of them alone, are no header again", () => {
  const rows = ["Name;Format;Instagram", "Ana;Reel;@ana.a", "Reel;Name;@ben.b", "Cle;Format;@cle.c"];

  expect(keys(read(rows.join("\n")))).toEqual(["instagram ana.a", "instagram ben.b", "instagram cle.c"]);
});

test("prices of blocks that differ in the sign of their currency are in that currency, or in none", () => {
  const { accounts } = read(
    [
      "Insta;Follower;Preis (€)",
      "@ana;10000;500",
      "@ben;20000;600",
      "Insta;Follower;Preis ($)",
      "@cid;10000;700",
      "Insta;Follower;Preis",
      "@eva;10000;300",
    ].join("\n"),
  );

  expect(accounts.map(({ values }) => [values.prices?.[0]?.amount, values.prices?.[0]?.currency])).toEqual([
    [500, "EUR"],
    [600, "EUR"],
    [700, "USD"],
    [300, null],
  ]);
});
