import { expect, test } from "vitest";
import { fields, keys, read, reasons } from "./reading.fixtures.ts";

const groupsOf = (...lines: string[]) =>
  read(lines.join("\n")).columns.map(({ header, group }) => [header, group]);

test("merged cells above the headers are theirs until the next one begins", () => {
  expect(
    groupsOf(";;Instagram;;TikTok;", "Name;City;Followers;Price;Followers;Price", "Ana;Bonn;5;6 €;7;8 €"),
  ).toEqual([
    ["Name", ""],
    ["City", ""],
    ["Followers", "Instagram"],
    ["Price", "Instagram"],
    ["Followers", "TikTok"],
    ["Price", "TikTok"],
  ]);
});

test("a cell without a header of its own is headed by the merged cell above, which then is no group of it", () => {
  expect(groupsOf(";;Audience age;;", "Handle;Platform;18-24;25-34;", "@ana;Instagram;40 %;30 %;x")).toEqual([
    ["Handle", ""],
    ["Platform", ""],
    ["18-24", "Audience age"],
    ["25-34", "Audience age"],
    ["Audience age", ""],
  ]);
});

test.each([
  ["money", "USD"],
  ["a price", "Prices"],
  ["a platform", "IG"],
  ["an audience", "Audience country"],
])("%s is what a merged cell may say", (_what, group) => {
  expect(
    groupsOf(`;;${group};;`, "Name;Handle;Followers;City;Email", "Ana;@ana;5;Bonn;a@x.example")[2],
  ).toEqual(["Followers", group]);
});

test.each([
  ["a remark of five words", ";;all prices here are net;;"],
  ["a word that belongs to nothing", ";;Hello;;"],
  ["a title in the first column", "Instagram;;;;"],
  ["data", ";;IG;500;"],
])("%s above the headers is no merged cell", (_what, above) => {
  expect(
    groupsOf(above, "Name;Handle;Followers;City;Email", "Ana;@ana;5;Bonn;a@x.example").map(
      ([, group]) => group,
    ),
  ).toEqual(["", "", "", "", ""]);
});

test("below merged cells stands a row of headers, of which six in ten say something", () => {
  const group = ";;Instagram;;";

  expect(groupsOf(group, "Handle;Followers;Price;Foo;Bar", "@ana;5;6 €;x;y")[2]).toEqual([
    "Price",
    "Instagram",
  ]);
  expect(
    groupsOf(group, "Handle;Followers;Qux;Foo;Bar", "@ana;5;6;x;y").map(([, said]) => said),
  ).not.toContain("Instagram");
});

test("a header of one cell heads its column, whatever stands in the others", () => {
  const reading = read("Handle;;;;;\n@ana;a;b;c;d;e\n@ben;a;b;c;d;e", { platform: "instagram" });

  expect([reading.headerLine, fields(reading)[0], keys(reading)]).toEqual([
    1,
    "handle",
    ["instagram ana", "instagram ben"],
  ]);
});

test("the platform of the lines above a table is the one that was named last", () => {
  const table = ["Handle;Followers", "ana;5"];

  expect(keys(read(["TikTok", "our list of 2026", ...table].join("\n")))).toEqual(["tiktok ana"]);
  expect(keys(read(["TikTok", "Instagram", ...table].join("\n")))).toEqual(["instagram ana"]);
  expect(keys(read(["Instagram;spring", ...table].join("\n")))).toEqual([]);
});

test("a header that stands in the table again is told, and an empty row is one", () => {
  const reading = read("Handle;Platform\n@ana;Instagram\nHANDLE;platform\n;\n@ben;Instagram");

  expect(reasons(reading)).toEqual([
    [3, "Heading inside the table"],
    [4, "Empty row"],
  ]);
});

test("a word that declares the delimiter does so in the first line only", () => {
  const reading = read("Handle;Platform;Note sep=,\n@ana;Instagram;x");

  expect([keys(reading), reading.columns.map(({ header }) => header)]).toEqual([
    ["instagram ana"],
    ["Handle", "Platform", "Note sep=,"],
  ]);
});

test("addresses in one line are a list, of either scheme", () => {
  expect(keys(read("http://instagram.com/ana, https://instagram.com/ben"))).toEqual([
    "instagram ana",
    "instagram ben",
  ]);
});

test("of a wide table a line of words is a note, also one with an @ in it", () => {
  const reading = read("Handle;Platform;Followers\n@ana;Instagram;5\nask @lena please;;");

  expect(reasons(reading)).toEqual([[3, "Note, no account"]]);
});

test("among names digits alone are one, and an amount of them is none", () => {
  const names = [
    "ana",
    "ben",
    "cid",
    "dora",
    "eva",
    "fay",
    "gil",
    "hal",
    "ivo",
    "jan",
    "kai",
    "lea",
    "433",
    "433k",
    "12",
    "nosmoke",
  ];
  const reading = read(["Handle;Platform", ...names.map((name) => `${name};Instagram`)].join("\n"));

  expect(keys(reading)).toEqual(
    names.filter((name) => name !== "433k" && name !== "12").map((name) => `instagram ${name}`),
  );
});

const namesOf = (name: string) =>
  read(`Handle;Platform;Name\n@ana;Instagram;${name}\n@ben;Instagram;Ben Berg\n@cid;Instagram;Cid Carr`)
    .accounts[0]?.values.name;

test("a name may begin like an account", () => {
  expect(["@ana Schmidt", "see ana.com/x", "ana.com/x y", "@ana", "ana.com/x"].map(namesOf)).toEqual([
    "@ana Schmidt",
    "see ana.com/x",
    "ana.com/x y",
    undefined,
    undefined,
  ]);
});

test("a row of a table of posts that has only figures is refused as a whole", () => {
  const reading = read(
    "Creator;Platform;Views;Likes;Post link\n@ana;Instagram;5;6;https://www.instagram.com/p/C1/\n@ben;Instagram;5;6;",
  );
  const [, ben] = reading.rows;

  expect(ben?.record === null ? ben.leftOut?.kind : "kept").toBe("kept");
});

test.each([
  ["SAVE 10 OFF", undefined],
  ["SAVE TEN OFF", undefined],
  ["SAVE 10", "SAVE 10"],
  ["SAVE10", "SAVE10"],
])("the code of “%s” is %s", (cell, code) => {
  const reading = read(`Handle;Platform;Code\n@ana;Instagram;${cell}`, {
    mapping: [{ header: "Code", field: "code" }],
  });

  expect(reading.accounts[0]?.values.code).toBe(code);
});

test("a header that names few columns is one where figures stand below the one that it does name", () => {
  const table = [
    "Mikros Wien/Graz (alles INSTAGRAM außer anders dabeisteht);;;;",
    ";Follower;;was sie will;bim?",
    "@wiener.maedl;8,4k;Graz;120 Story;U1",
    "radlpaul;3100;Graz;80;nur Rad",
    "@oida.schoen;22k;Wien;Story ab 200;U4",
  ];

  const reading = read(table.join("\n"), { currency: "EUR" });

  expect(reading.headerLine).toBe(2);
  expect(
    reading.accounts.map(({ key, values }) => [key, values.followers, values.price?.amount, values.own]),
  ).toMatchObject([
    ["instagram wiener.maedl", 8400, 120, { "bim?": { value: "U1" } }],
    ["instagram radlpaul", 3100, 80, { "bim?": { value: "nur Rad" } }],
    ["instagram oida.schoen", 22_000, 200, { "bim?": { value: "U4" } }],
  ]);
});

test("words without figures below them head nothing", () => {
  const rows = ["Anna Kern;Follower;Kaffee;@anna.k", "Bea Ruf;Reel;Tee;@bea.r", "Cleo Ast;Post;Tee;@cleo.a"];

  expect(read(rows.join("\n"), { platform: "instagram" }).accounts).toHaveLength(3);
});
